import { expect, test } from 'vitest'
import { mergeInOwnTree } from '../../../../src/adapter/git/work/own-merge.ts'
import { introduce, tempDir, tempRepo, testEnvironment } from '../../../support/git-repositories.ts'

test.each([false, true])(
  'work that was merged before is merged: git has nothing to do (squash: %s)',
  async (squash) => {
    const repo = tempRepo({ 'a.txt': 'a\n' })
    repo.git('switch', '--quiet', '--create', 'work')
    repo.write({ 'b.txt': 'b\n' })
    const work = repo.commit('Work')
    repo.git('switch', '--quiet', 'main')
    const request = { work, message: 'Merge it', squash, interactive: false, cancelled: new AbortController().signal }
    const home = tempDir('ralph-home-')
    introduce(home)
    const env = testEnvironment(home)
    const first = await mergeInOwnTree(repo.path, env, request)
    expect(first).toEqual({ kind: 'merged', head: repo.git('rev-parse', 'HEAD') })
    expect(await mergeInOwnTree(repo.path, env, request)).toEqual(first)
  },
)
