// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are expressions of workflows
import { expect, test } from 'vitest'
import { repositoryAt, tempRepo } from '../git-repositories.ts'
import { loopbackGitHub } from '../github/loopback.ts'
import { mergePull } from '../github/merge-pull.ts'
import { type EndedRun, workflowRunner } from './run-workflow.ts'

const says = (name: string, on: string, more = ''): string => `name: ${name}
on: ${on}
permissions: { contents: write }
jobs:
  one:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v7
        with: { persist-credentials: false }
      - env: { SECRET: "\${{ secrets.KEY }}" }
        run: |
          echo "ref=$GITHUB_REF name=$GITHUB_REF_NAME head=$GITHUB_HEAD_REF base=$GITHUB_BASE_REF type=$GITHUB_REF_TYPE secret=[$SECRET]"
          test "$(git rev-parse HEAD)" = "$GITHUB_SHA" && ls | tr '\\n' ' '
${more}`

const inFolder = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`.github/workflows/${name}`, text]))

/** A repository with these workflow files, a clone of Ada's, and what runs them. */
async function repository(workflows: Record<string, string>) {
  const github = await loopbackGitHub({ files: { 'a.txt': 'a\n', ...inFolder(workflows) } })
  github.user('ada', 'write')
  const actions = workflowRunner(github, { secrets: { KEY: 'k1' } })
  const empty = tempRepo()
  empty.git('clone', '--quiet', github.world.git.path, 'clone')
  const clone = repositoryAt(`${empty.path}/clone`, empty.env)
  /** A branch with one commit of these files on top of main. */
  const branch = (name: string, files: Record<string, string>, message = 'More'): string => {
    clone.git('checkout', '--quiet', '-B', name, 'origin/main')
    return clone.commit(message, files)
  }
  const ended = async () => (await actions.settled()).map((run) => [nameOf(run), run.event, run.conclusion])
  const nameOf = ({ workflow }: EndedRun) => github.world.workflows.get(workflow)?.path.replace(/^.*\/|\.yml$/g, '')
  return { github, actions, clone, branch, ended }
}

const logOf = (run: EndedRun | undefined): string => `${run?.problem ?? ''}${run?.jobs['one']?.log}`

test('a pull request runs the workflows of its merge into the base, at refs/pull/N/merge, and again when its head moves', {
  tags: 'thorough/variant',
}, async () => {
  const { github, actions, clone, branch } = await repository({ 'old.yml': says('Old', 'push') })
  const head = branch('topic', { 'b.txt': 'b\n', ...inFolder({ 'pr.yml': says('PR', 'pull_request') }) })
  github.push('ada', clone, 'topic')
  expect((await actions.settled()).map(({ event, branch: at }) => [event, at])).toEqual([['push', 'topic']])
  branch('main', { 'c.txt': 'c\n' })
  github.push('ada', clone, 'main')
  await actions.settled()
  const { number } = github.pull('ada', { title: 'Topic', head: 'topic' })
  const [run] = await actions.settled()
  expect(run).toMatchObject({ event: 'pull_request', conclusion: 'success', branch: 'topic', sha: head })
  // The file is not on main yet, and what main has meanwhile is there.
  expect(logOf(run)).toContain(
    `ref=refs/pull/${number}/merge name=${number}/merge head=topic base=main type=branch secret=[***]`,
  )
  expect(logOf(run)).toContain('a.txt b.txt c.txt')

  clone.git('checkout', '--quiet', 'topic')
  const second = clone.commit('Again', { 'd.txt': 'd\n' })
  github.push('ada', clone, 'topic')
  const again = await actions.settled()
  expect(again.map(({ event, sha }) => [event, sha])).toEqual([
    ['push', second],
    ['pull_request', second],
  ])

  // One that conflicts has no merge, and starts nothing.
  clone.commit('Conflict', { 'c.txt': 'other\n' })
  github.push('ada', clone, 'topic')
  expect((await actions.settled()).map(({ event }) => event)).toEqual(['push'])
  expect(github.world.git.git('for-each-ref', '--format=%(refname)', 'refs/pull')).toBe(`refs/pull/${number}/head`)
})

test('merging is a push to the base; closing starts only what asks for it', { tags: 'thorough/variant' }, async () => {
  const { github, clone, branch, ended } = await repository({
    'push.yml': says('Push', '{ push: { branches: [main] } }'),
    'closed.yml': says('Closed', '{ pull_request: { types: [closed] } }'),
    'usual.yml': says('Usual', 'pull_request'),
  })
  branch('topic', { 'b.txt': 'b\n' })
  github.push('ada', clone, 'topic')
  const { number } = github.pull('ada', { title: 'Topic', head: 'topic' })
  expect(await ended()).toEqual([['usual', 'pull_request', 'success']])
  mergePull(github.world, number, { how: 'merge' })
  expect(await ended()).toEqual([
    ['closed', 'pull_request', 'success'],
    ['push', 'push', 'success'],
  ])
})

test('filters speak of the pushed ref, of the base of a pull request, and of what changed in it', {
  tags: 'thorough/variant',
}, async () => {
  const { github, clone, branch, ended } = await repository({
    'docs.yml': says(
      'Docs',
      '{ push: { branches: ["**"], paths: ["docs/**"] }, pull_request: { branches: [main], paths: ["docs/**"] } }',
    ),
    'other.yml': says('Other', '{ push: { branches-ignore: [topic, main] }, pull_request: { branches: [release] } }'),
    'tags.yml': says('Tags', '{ push: { tags: ["v*"] } }'),
  })
  branch('topic', { 'docs/a.md': 'a\n' })
  github.push('ada', clone, 'topic')
  expect(await ended()).toEqual([['docs', 'push', 'success']])
  clone.commit('No docs', { 'b.txt': 'b\n' })
  clone.git('tag', 'v1')
  github.push('ada', clone, 'topic', 'refs/tags/v1')
  expect(await ended()).toEqual([['tags', 'push', 'success']])
  // The whole pull request counts, not its newest commit.
  github.pull('ada', { title: 'Topic', head: 'topic' })
  expect(await ended()).toEqual([['docs', 'pull_request', 'success']])
  branch('plain', { 'x.txt': 'x\n' })
  github.push('ada', clone, 'plain')
  github.pull('ada', { title: 'Plain', head: 'plain' })
  expect(await ended()).toEqual([['other', 'push', 'success']])
})

test('[skip ci] in the newest message starts nothing', async () => {
  const { github, clone, branch, ended } = await repository({ 'a.yml': says('A', '[push, pull_request]') })
  branch('topic', { 'b.txt': 'b\n' }, 'State of the run [skip ci]')
  github.push('ada', clone, 'topic')
  github.pull('ada', { title: 'Topic', head: 'topic' })
  expect(await ended()).toEqual([])
})

test('a fork’s token may read, whatever the file says, and it gets no secret; Dependabot gets no secret', {
  tags: 'thorough/variant',
}, async () => {
  const { github, actions, clone, branch } = await repository({ 'a.yml': says('A', 'pull_request') })
  const commit = branch('topic', { 'b.txt': 'b\n' })
  clone.git('push', '--quiet', github.world.git.path, `${commit}:refs/fork/eve`)
  github.pull('eve', { title: 'From a fork', head: 'topic', fork: { owner: 'eve', commit } })
  const [fork] = await actions.settled()
  expect(fork?.conclusion, logOf(fork)).toBe('success')
  expect(logOf(fork)).toContain('Permissions: {"contents":"read"}')
  expect(logOf(fork)).toContain('secret=[]')
  expect(fork?.sha).toBe(commit)

  github.user('dependabot[bot]', 'write', 'Bot')
  branch('dependabot/x', { 'c.txt': 'c\n' })
  github.push('dependabot[bot]', clone, 'dependabot/x')
  github.pull('dependabot[bot]', { title: 'Bump', head: 'dependabot/x' })
  const [bump] = await actions.settled()
  expect(logOf(bump)).toContain('Permissions: {"contents":"write"}')
  expect(logOf(bump)).toContain('secret=[]')
})

test('what a workflow’s own token pushes starts nothing, and the pull request that it opens waits for “Approve and run”', {
  tags: 'thorough/variant',
}, async () => {
  const open = `      - env: { TOKEN: "\${{ github.token }}" }
        run: |
          git config user.name bot && git config user.email bot@example.invalid && git checkout --quiet -b made && git commit --quiet --allow-empty -m Made
          git push --quiet "$(echo "$GITHUB_SERVER_URL" | sed "s#//#//x:$TOKEN@#")/$GITHUB_REPOSITORY.git" made
          curl -sf -H "Authorization: Bearer $TOKEN" -d '{"title":"Made","head":"made","base":"main"}' "$GITHUB_API_URL/repos/$GITHUB_REPOSITORY/pulls" > /dev/null`
  const { github, actions, clone, ended } = await repository({
    'make.yml': says('Make', 'workflow_dispatch', open).replace(
      'contents: write',
      'contents: write, pull-requests: write',
    ),
    'ci.yml': says('CI', '[push, pull_request]'),
  })
  actions.dispatch('make.yml')
  expect(await ended()).toEqual([['make', 'workflow_dispatch', 'success']])
  const held = [...github.world.runs.values()].filter(({ event }) => event === 'pull_request')
  expect(held).toMatchObject([{ status: 'completed', conclusion: 'action_required', branch: 'made' }])
  if (held[0]) actions.approve(held[0])
  const [run] = await actions.settled()
  expect(run).toMatchObject({ id: held[0]?.id, attempt: 1, conclusion: 'success' })

  // A person's push to the same branch is an event like any other.
  clone.git('fetch', '--quiet', 'origin')
  clone.git('checkout', '--quiet', 'made')
  clone.commit('By hand', { 'b.txt': 'b\n' })
  github.push('ada', clone, 'made')
  expect(await ended()).toEqual([
    ['ci', 'push', 'success'],
    ['ci', 'pull_request', 'success'],
  ])
})

test.each(['container: node:24', 'services: { db: { image: postgres } }'])(
  'a job with %s fails and says that it is not played',
  async (line) => {
    const { actions } = await repository({
      'a.yml': says('A', 'workflow_dispatch').replace('    steps:', `    ${line}\n    steps:`),
    })
    actions.dispatch('a.yml')
    const [run] = await actions.settled()
    expect(run?.conclusion).toBe('failure')
    expect(logOf(run)).toContain('Containers and services are not played here')
  },
)
