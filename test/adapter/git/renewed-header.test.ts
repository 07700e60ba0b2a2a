import { expect, test } from 'vitest'
import { remoteAt } from '../../../src/adapter/git/remote/remote.ts'
import { openStore } from '../../../src/adapter/git/store/store.ts'
import { remoteAccess } from '../../../src/adapter/git/store/user-repository.ts'
import { gitSettings, headerOf } from '../../../src/entry/action/context/step-context.ts'
import { gitHttpServer } from '../../support/git-http-server.ts'
import { bareRemote, tempDir, tempRepo } from '../../support/git-repositories.ts'

test("git goes on with the token that took the place of an App's first one", async () => {
  const origin = bareRemote()
  tempRepo({ a: '' }).git('push', '--quiet', origin.path, 'HEAD:refs/heads/main')
  const server = await gitHttpServer(origin)
  let valid = 'ghs_first'
  server.accepts = (given) => given?.toLowerCase() === headerOf(valid).replace(/^\S+ /, '').toLowerCase()
  const home = tempDir('ralph-renewed-')
  const { origin: address } = new URL(server.url)
  const before = { ...process.env, GITHUB_SERVER_URL: address }
  const env = { ...before, ...gitSettings(before, { workspace: home, token: 'ghs_first' }) }
  const { carried } = await remoteAccess(server.url, { cwd: home, env })
  const store = await openStore({
    home,
    repository: {
      commonDir: home,
      objectFormat: 'sha1',
      shallow: false,
      partial: true,
      carriedConfiguration: () => carried,
    },
    remote: server.url,
    env,
  })
  const remote = remoteAt({ store, backoffMs: [] })
  const tip = async () => (await remote.refs(['refs/heads/main'])).get('refs/heads/main')
  expect(await tip()).toMatch(/^[0-9a-f]{40}$/)
  valid = 'ghs_second'
  await expect(tip()).rejects.toMatchObject({ code: 'REMOTE_AUTH' })
  store.renewHeader(headerOf('ghs_first'), headerOf('ghs_second'))
  expect(await tip()).toMatch(/^[0-9a-f]{40}$/)
  await store.close()
})
