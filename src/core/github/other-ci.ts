/** An app that builds every branch, its configuration file, and how to exclude ralph's branches. */
interface OtherCi {
  readonly file: string
  readonly app: string
  readonly remedy: string
  /** Shows that they are excluded. */
  readonly excludedPattern: RegExp
}

const mentionsRalph = /\bralph\b/

/** State commits end in `[skip ci]`, which Vercel ignores; all build the work branch. */
const otherCis: readonly OtherCi[] = [
  {
    file: 'vercel.json',
    app: 'Vercel',
    remedy: '"git": {"deploymentEnabled": {"ralph/**": false}}',
    excludedPattern: mentionsRalph,
  },
  {
    file: 'netlify.toml',
    app: 'Netlify',
    remedy: '[build] ignore = \'case "$BRANCH" in ralph/*) exit 0;; *) exit 1;; esac\'',
    excludedPattern: mentionsRalph,
  },
  {
    file: '.circleci/config.yml',
    app: 'CircleCI',
    remedy: 'filters: {branches: {ignore: /ralph\\/.*/}} on each job of a workflow',
    excludedPattern: mentionsRalph,
  },
  {
    file: '.travis.yml',
    app: 'Travis CI',
    remedy: 'branches: {except: [/^ralph\\/.*/]}',
    excludedPattern: mentionsRalph,
  },
  {
    file: 'appveyor.yml',
    app: 'AppVeyor',
    remedy: 'branches: {except: [/^ralph\\/.*/]}',
    excludedPattern: mentionsRalph,
  },
  {
    file: 'azure-pipelines.yml',
    app: 'Azure Pipelines',
    remedy: "trigger: {branches: {exclude: ['ralph/*']}}",
    excludedPattern: mentionsRalph,
  },
  {
    file: '.drone.yml',
    app: 'Drone',
    remedy: "trigger: {branch: {exclude: ['ralph/**']}}",
    excludedPattern: mentionsRalph,
  },
  {
    file: '.semaphore/semaphore.yml',
    app: 'Semaphore',
    remedy: 'allow only your own branches in the project’s settings',
    excludedPattern: mentionsRalph,
  },
  {
    file: '.buildkite/pipeline.yml',
    app: 'Buildkite',
    remedy: 'the pipeline’s branch filter `!ralph/*`',
    excludedPattern: mentionsRalph,
  },
  {
    file: 'render.yaml',
    app: 'Render',
    remedy: 'previews: {generation: off}, or manual',
    excludedPattern: /generation:\s*(off|manual)/,
  },
]

export const otherCiFiles = otherCis.map(({ file }) => file)

/** The apps that would build ralph's branches, among these files. */
export const appsForAllBranches = (files: ReadonlyMap<string, string>): readonly OtherCi[] =>
  otherCis.filter(({ file, excludedPattern }) => files.has(file) && !excludedPattern.test(files.get(file) ?? ''))
