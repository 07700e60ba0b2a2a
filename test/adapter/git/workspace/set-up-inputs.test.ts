import { expect, test } from 'vitest'
import { tempRepo } from '../../../support/git-repositories.ts'
import { openWorkspace } from '../../../support/workspace-fixture.ts'

async function project() {
  const repo = tempRepo()
  const commit = (path: string, content: string): string => {
    repo.write({ [path]: content })
    repo.git('add', '.')
    repo.git('commit', '--quiet', '-m', path)
    return repo.git('rev-parse', 'HEAD')
  }
  commit('first', '1')
  const old = commit('packages/web/package-lock.json', '{"a":1}')
  const source = commit('packages/web/index.js', 'a change of source')
  const locked = commit('packages/web/package-lock.json', '{"a":2}')
  const generated = commit('codegen/schema.graphql', 'type A')
  const ran: string[] = []
  const why: string[] = []
  const { workspace, agent } = await openWorkspace(repo, {
    setUpInputs: ['codegen/**'],
    onSetUpAgain: (reason) => void why.push(reason),
    runCommand: async (command) => {
      ran.push(command)
      return { code: 0, tail: '' }
    },
  })
  const { signal } = new AbortController()
  const setUp = async (commit?: string): Promise<boolean> => {
    if (commit !== undefined) await workspace.restore(commit)
    return workspace.setUp(['npm ci'], signal)
  }
  return { workspace, agent, setUp, why, ran, old, source, locked, generated }
}

test('set-up runs again where a lock file of a workspace of the monorepo differs from the tree that it last ran on', async () => {
  const { setUp, old, source, locked, why } = await project()
  expect(await setUp(old)).toBe(true)
  expect(await setUp(old)).toBe(false)
  expect(await setUp(source)).toBe(false)
  expect(await setUp(locked)).toBe(true)
  expect(await setUp(locked)).toBe(false)
  expect(await setUp(old)).toBe(true)
  expect(why).toEqual(['packages/web/package-lock.json changed', 'packages/web/package-lock.json changed'])
})

test('set-up runs again where a file of `setup-inputs` is new', async () => {
  const { workspace, setUp, locked, generated, why } = await project()
  await setUp(locked)
  expect(workspace.takeSetUpReasons(), 'the first time is not again').toEqual([])
  expect(await setUp(generated)).toBe(true)
  expect(why).toEqual(['codegen/schema.graphql changed'])
  expect(workspace.takeSetUpReasons()).toEqual(why)
  expect(workspace.takeSetUpReasons()).toEqual([])
})

test('set-up runs again before the checks where the attempt itself changed a manifest, and again when it is undone', async () => {
  const { workspace, agent, setUp, locked, why } = await project()
  await setUp(locked)
  agent('echo "{}" > packages/web/package.json')
  await workspace.capture(locked)
  expect(await setUp()).toBe(true)
  expect(await setUp()).toBe(false)
  expect(await setUp(locked)).toBe(true)
  expect(why).toEqual(['packages/web/package.json changed', 'packages/web/package.json changed'])
})
