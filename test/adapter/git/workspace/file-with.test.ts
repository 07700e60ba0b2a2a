import { expect, test } from 'vitest'
import { tempRepo } from '../../../support/git-repositories.ts'
import { openWorkspace } from '../../../support/workspace-fixture.ts'

test('a tree has a file with all of these texts, as they stand, or has none', async () => {
  const repo = tempRepo({ 'README.md': 'demo\n' })
  repo.commit('Add', { 'a/keys.txt': 'one=A.1\nother\ntwo=B+2\n', 'b.txt': '-e first\n', 'data.bin': '\0\0C3\0' })
  const commit = repo.git('rev-parse', 'HEAD')
  const { workspace } = await openWorkspace(repo)
  await workspace.restore(commit)
  expect(await workspace.hasFileWith(commit, ['A.1'])).toBe(true)
  expect(await workspace.hasFileWith(commit, ['A.1', 'B+2'])).toBe(true)
  expect(await workspace.hasFileWith(commit, ['C3']), 'a binary file').toBe(true)
  expect(await workspace.hasFileWith(commit, ['-e first']), 'what looks like an option').toBe(true)
  expect(await workspace.hasFileWith(commit, ['A.1', '-e first']), 'in two files').toBe(false)
  expect(await workspace.hasFileWith(commit, ['Ax1']), 'no pattern').toBe(false)
})
