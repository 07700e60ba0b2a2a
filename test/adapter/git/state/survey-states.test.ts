import { expect, test } from 'vitest'
import { surveyStates } from '../../../../src/adapter/git/state/survey-states.ts'
import { knownPrefixes } from '../../../../src/core/ref/state-paths.ts'
import { bareRemote, tempRepo } from '../../../support/git-repositories.ts'
import { engine, stateFilesOf, stateRef } from '../../../support/git-store.ts'

test('Every state under one of the prefixes is found, in and outside of the branches, and no other ref', async () => {
  const user = tempRepo({ 'a.txt': 'one\n' })
  const bare = bareRemote()
  const { states, store } = await engine(user, bare.path)
  const work = user.git('rev-parse', 'HEAD')
  user.git('push', '--quiet', bare.path, 'HEAD:main')
  const change = { expected: null, files: stateFilesOf(work), subject: 'Start', work, keep: [] }
  expect((await states.commit(change)).kind).toBe('won')
  const names = ['refs/ralph/state/hidden', 'refs/x/y/own', 'refs/heads/ralph/work/demo', 'refs/ralph/statement/no']
  for (const ref of names) bare.git('update-ref', ref, bare.git('rev-parse', stateRef))
  const found = async (prefix?: string) => {
    const all = await surveyStates({ store, prefixes: knownPrefixes(prefix) })
    return all.map(({ plan, run, fault }) => [plan, run?.state.plan ?? fault]).sort()
  }
  expect(await found()).toEqual([
    ['demo', 'demo'],
    ['hidden', 'demo'],
  ])
  expect(await found('refs/x/y')).toEqual([
    ['demo', 'demo'],
    ['hidden', 'demo'],
    ['own', 'demo'],
  ])
})
