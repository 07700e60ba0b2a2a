import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { patchesOf } from '../../../../src/adapter/git/work/patches.ts'
import { tempRepo } from '../../../support/git-repositories.ts'
import { engine } from '../../../support/git-store.ts'

test('the changes of many commits in one call: each has its own, also where a file looks like the head of another', async () => {
  const user = tempRepo({ 'a.txt': 'one\n' })
  const first = user.git('rev-parse', 'HEAD')
  const tree = user.git('rev-parse', 'HEAD^{tree}')
  const second = user.commit('Two', { 'a.txt': `one\n${tree} ${tree}\n` })
  const third = user.commit('Three', { 'b.bin': new Uint8Array([0, 1, 2]), 'large.txt': 'x\n'.repeat(700_000) })
  const access = await engine(user, user.path)
  const found = await patchesOf(access, [
    { from: first, to: second },
    { from: second, to: third },
    { from: third, to: third },
    { from: first, to: second },
  ])
  expect(found[0]).toContain(`+${tree} ${tree}\n`)
  expect(found[0]).not.toContain('b.bin')
  expect(found[1]).toContain('Binary files /dev/null and b/b.bin differ')
  expect(found[1]).toContain(
    `Too large to show here: 700000 lines added, 0 removed. All of it: git diff ${second} ${third} -- large.txt`,
  )
  expect(found[1]?.length).toBeLessThan(1_000)
  expect(found.slice(2)).toEqual(['', found[0]])
})

test('a file that became a link does not shift what is said of the large one after it', async () => {
  const user = tempRepo({ 'a.txt': 'one\n' })
  const first = user.git('rev-parse', 'HEAD')
  rmSync(join(user.path, 'a.txt'))
  symlinkSync('b', join(user.path, 'a.txt'))
  const second = user.commit('Two', { 'large.txt': 'x\n'.repeat(700_000), 'zero.bin': new Uint8Array(2_000_000) })
  const [found] = await patchesOf(await engine(user, user.path), [{ from: first, to: second }])
  expect(found).toContain(`Too large to show here: 700000 lines added, 0 removed. All of it: git diff ${first}`)
  expect(found).toContain('Binary files /dev/null and b/zero.bin differ')
})
