/** An app that builds every branch, by the file that switches it on, and how it leaves ralph's branches alone. */
interface OtherCi {
  readonly file: string
  readonly app: string
  readonly remedy: string
  /** The file's own words that show it is done. */
  readonly done: RegExp
}

const plain = /\bralph\b/

/** State commits end in `[skip ci]`, which most obey and Vercel does not; the work branch is built by all. */
const others: readonly OtherCi[] = [
  { file: 'vercel.json', app: 'Vercel', remedy: '"git": {"deploymentEnabled": {"ralph/**": false}}', done: plain },
  {
    file: 'netlify.toml',
    app: 'Netlify',
    remedy: '[build] ignore = \'case "$BRANCH" in ralph/*) exit 0;; *) exit 1;; esac\'',
    done: plain,
  },
  {
    file: '.circleci/config.yml',
    app: 'CircleCI',
    remedy: 'filters: {branches: {ignore: /ralph\\/.*/}} on each job of a workflow',
    done: plain,
  },
  { file: '.travis.yml', app: 'Travis CI', remedy: 'branches: {except: [/^ralph\\/.*/]}', done: plain },
  { file: 'appveyor.yml', app: 'AppVeyor', remedy: 'branches: {except: [/^ralph\\/.*/]}', done: plain },
  {
    file: 'azure-pipelines.yml',
    app: 'Azure Pipelines',
    remedy: "trigger: {branches: {exclude: ['ralph/*']}}",
    done: plain,
  },
  { file: '.drone.yml', app: 'Drone', remedy: "trigger: {branch: {exclude: ['ralph/**']}}", done: plain },
  {
    file: '.semaphore/semaphore.yml',
    app: 'Semaphore',
    remedy: 'allow only your own branches in the project’s settings',
    done: plain,
  },
  {
    file: '.buildkite/pipeline.yml',
    app: 'Buildkite',
    remedy: 'the pipeline’s branch filter `!ralph/*`',
    done: plain,
  },
  {
    file: 'render.yaml',
    app: 'Render',
    remedy: 'previews: {generation: off}, or manual',
    done: /generation:\s*(off|manual)/,
  },
]

export const otherCiFiles = others.map(({ file }) => file)

/** The apps that would build ralph's branches, of these files with their text. */
export const buildsEveryBranch = (files: ReadonlyMap<string, string>): readonly OtherCi[] =>
  others.filter(({ file, done }) => files.has(file) && !done.test(files.get(file) ?? ''))
