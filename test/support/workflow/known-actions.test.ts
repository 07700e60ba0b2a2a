import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempDir, tempRepo } from '../git-repositories.ts'
import { loopbackGitHub } from '../github/loopback.ts'
import { publishedAction, publishedFiles, publishedRepository, unpackArchive } from '../published-repository.ts'
import { actionOf } from './known-actions.ts'
import { workflowLinter } from './lint-workflow.ts'
import { workflowRunner } from './run-workflow.ts'
import { usesOf } from './uses.ts'

const workflow = (uses: string): string =>
  `on: workflow_dispatch\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps: [{ uses: '${uses}' }]\n`

const refused = ['$/', '$//', '$///', '$', 'action', 'octo/ralph', '@x', 'octo@x', 'octo/ralph@']

test.each(refused)('`uses: %s` is refused, as the runner refuses it', async (uses) => {
  expect(() => usesOf(uses)).toThrow(`Expected format {org}/{repo}[/path]@ref. Actual '${uses}'`)
  const github = await loopbackGitHub({ files: { '.github/workflows/a.yml': workflow(uses) } })
  const actions = workflowRunner(github)
  actions.dispatch('a.yml')
  const [run] = await actions.settled()
  expect(run).toMatchObject({ conclusion: 'startup_failure', jobs: {} })
  const lint = await workflowLinter()
  expect(lint(workflow(uses), '.github/workflows/a.yml')).not.toEqual([])
})

test('slashes behind `$/` go, and the linter takes what the runner takes', async () => {
  for (const uses of ['$/action', '$//action', '$///action']) {
    expect(usesOf(uses)).toEqual({ self: true, path: 'action' })
    const lint = await workflowLinter()
    expect(lint(workflow(uses), '.github/workflows/a.yml')).toEqual([])
  }
})

test('an action of a repository comes from the archive of that commit, and no other commit is known', async () => {
  const { world } = await loopbackGitHub()
  const place = { world, workspace: tempDir(), repository: 'octo/garden', sha: 'main' }
  const [name = '', commit = ''] = publishedAction().split('@')
  for (const uses of [`${name}@${commit}`, `${name}/action@${commit}`]) expect(actionOf(uses, place).post).toBeDefined()
  expect(actionOf('$/action', { ...place, repository: name, sha: commit }).post).toBeDefined()
  expect(() => actionOf(`${name}/nothing@${commit}`, place)).toThrow('ENOENT')
  expect(() => actionOf(`${name}@v9`, place)).toThrow('unable to find version `v9`')
  expect(() => actionOf(`${name}@${'5'.repeat(40)}`, place)).toThrow('unable to find version')
  expect(() => actionOf('octo/other@v1', place)).toThrow('octo/other@v1 is not played here')
  expect(() => actionOf('actions/checkout@main', place)).toThrow('actions/checkout@main is not played here')
})

test('the archive of this project holds the action with what it starts, and no link of it dangles', () => {
  const files = publishedFiles()
  for (const path of ['action.yml', 'action/action.yml', 'dist/main/index.js', 'dist/post/index.js'])
    expect(existsSync(join(files, path)), path).toBe(true)
})

test('a repository with a dangling link is no action’s: the runner follows links when it copies', () => {
  const repository = tempRepo({ 'action.yml': 'runs: { using: node24, main: a.js }\n', 'a.js': '' })
  symlinkSync('a.js', join(repository.path, 'sound'))
  unpackArchive(join(repository.path, '.git'), repository.commit('A link'), tempDir())
  mkdirSync(join(repository.path, '.config'))
  symlinkSync('nothing', join(repository.path, '.config/dangling'))
  const commit = repository.commit('A dangling link')
  expect(() => unpackArchive(join(repository.path, '.git'), commit, tempDir())).toThrow(
    /Could not find file '.*dangling'/,
  )
  expect(publishedRepository().commit).toMatch(/^[0-9a-f]{40}$/)
})
