import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { testPush } from '../../../../src/adapter/git/state/try-push.ts'
import { gitHttpServer } from '../../../support/git-http-server.ts'
import { bareRemote, tempRepo } from '../../../support/git-repositories.ts'
import { engine } from '../../../support/git-store.ts'

const at = { ref: 'refs/heads/ralph/state/demo-doctor', timeoutMs: 60_000 }

test('a remote that can be written is, and nothing is there afterwards', async () => {
  const remote = bareRemote()
  const { store } = await engine(tempRepo({ a: '1' }), remote.path)
  await testPush(store, at)
  expect(remote.git('for-each-ref')).toBe('')
  expect(remote.git('count-objects')).toMatch(/^0 objects/)
})

test('a server that lets us read and not write is named, and its refusal is no push', async () => {
  const remote = bareRemote()
  remote.git('config', 'http.receivepack', 'false')
  const server = await gitHttpServer(remote)
  const { store, remote: opened } = await engine(tempRepo({ a: '1' }), server.url)
  expect((await opened.list(['refs/heads/*'])).refs.size).toBe(0)
  await expect(testPush(store, at)).rejects.toMatchObject({ code: 'REMOTE_AUTH' })
})

test('a remote that is not there is named', async () => {
  const { store } = await engine(tempRepo({ a: '1' }), '/no/such/place.git')
  await expect(testPush(store, at)).rejects.toMatchObject({ code: 'REMOTE_NOT_FOUND' })
})

test('a server that never answers costs no more than the time-out', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as { port: number }
  const { store } = await engine(tempRepo({ a: '1' }), `http://127.0.0.1:${port}/x.git`)
  await expect(testPush(store, { ...at, timeoutMs: 300 })).rejects.toMatchObject({ code: 'REMOTE_UNREACHABLE' })
})
