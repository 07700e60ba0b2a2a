import { mkdirSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parcelIn } from '../../../../src/adapter/git/candidate/parcel.ts'
import { tempDir, tempRepo } from '../../../support/git-repositories.ts'
import { engine } from '../../../support/git-store.ts'

async function parcel() {
  const user = tempRepo({ 'a.txt': 'one\n' })
  const folder = join(tempDir('ralph-parcel-'), 'parcel')
  const { store, work } = await engine(user, user.path)
  return { folder, store, work, user, parcel: parcelIn(folder, { store, scratch: tempDir('ralph-scratch-') }) }
}

test('what one job puts in, the next one takes out', async () => {
  const { parcel: sent, work, user } = await parcel()
  const start = user.git('rev-parse', 'HEAD')
  const tree = user.git('rev-parse', `${user.commit('next', { 'a.txt': 'two\n' })}^{tree}`)
  await sent.putCommit({ commit: await work.write({ tree, parent: start, message: 'candidate\n' }), start })
  await sent.putText('call', '{"a":1}')
  expect(await sent.readText('call')).toEqual({ text: '{"a":1}' })
  expect(await sent.readText('checks')).toBeUndefined()
  expect(await sent.receiveCommit(start)).toMatchObject({ kind: 'received', tree, changes: [{ path: 'a.txt' }] })
})

test('a commit without a change is taken out as one', async () => {
  const { parcel: sent, work, user } = await parcel()
  const start = user.git('rev-parse', 'HEAD')
  const tree = user.git('rev-parse', 'HEAD^{tree}')
  await sent.putCommit({ commit: await work.write({ tree, parent: start, message: 'candidate\n' }), start })
  expect(await sent.receiveCommit(start)).toEqual({ kind: 'received', tree, changes: [], refused: [] })
})

test('the job of the agent cannot speak for the checks: each artifact has a folder of its own', async () => {
  const { folder, parcel: opened } = await parcel()
  await opened.putText('call', '{}')
  writeFileSync(join(folder, 'agent', 'checks.json'), '{"results":"all green"}')
  expect(await opened.readText('checks')).toBeUndefined()
  await opened.putText('checks', '{}')
  expect(readdirSync(folder).sort()).toEqual(['agent', 'checks'])
})

test.each<[string, (file: string) => void, RegExp]>([
  ['a folder', (file) => void mkdirSync(file), /not a file/],
  ['a link', (file) => symlinkSync('/etc/passwd', file), /not a file/],
  [
    '50 MB',
    (file) => {
      writeFileSync(file, '{')
      truncateSync(file, 50_000_000)
    },
    /50000000 bytes/,
  ],
])('a part that is %s is refused before it is read', async (_, make, why) => {
  const { folder, parcel: opened } = await parcel()
  mkdirSync(join(folder, 'agent'), { recursive: true })
  make(join(folder, 'agent', 'call.json'))
  expect(await opened.readText('call')).toEqual({ why: expect.stringMatching(why) })
})
