import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readAppKey } from '../../../../src/adapter/github/account/app-key.ts'
import { findInstallation, revokeToken } from '../../../../src/adapter/github/account/app-token.ts'
import { appPermissions } from '../../../../src/core/github/app-permissions.ts'
import { type App, addApp } from '../../../support/github/apps.ts'
import { clientAt } from '../../../support/github/client.ts'
import { type LoopbackGitHub, loopbackGitHub } from '../../../support/github/loopback.ts'

const at = (github: LoopbackGitHub, now = github.world.now) => ({
  apiUrl: github.world.enterprise ? `${github.url}/api/v3` : github.url,
  owner: 'octo',
  repo: 'garden',
  now,
  wait: async () => undefined,
  waitBeforeRetry: async () => undefined,
  backoffMs: [],
})

const ofApp = (app: App, id = String(app.id)) => ({ id, key: readAppKey(app.pem) })
const all = { contents: 'write', issues: 'write' } as const

test.each([
  ['its id', ({ id }: App) => String(id), false],
  ['its client id', ({ clientId }: App) => clientId, false],
  ['its id on an Enterprise Server', ({ id }: App) => String(id), true],
])(
  'an App by %s gets a token for this repository, which may do what was asked for and no more',
  async (_, idOf, enterprise) => {
    const github = await loopbackGitHub({ files: { a: '' }, enterprise })
    const app = addApp(github.world, { slug: 'gardener' })
    const installed = await findInstallation(ofApp(app, idOf(app)), at(github))
    expect(installed).toMatchObject({ login: 'gardener[bot]', granted: { contents: 'write', actions: 'write' } })
    const value = await installed.token(all)
    const client = clientAt(github, { token: () => value, apiUrl: at(github).apiUrl })
    const issue = await client.request('POST /repos/{owner}/{repo}/issues', { title: 'hello' })
    expect(issue.user?.login).toBe('gardener[bot]')
    const asked = client.request('GET /repos/{owner}/{repo}/actions/runs', {})
    await expect(asked).rejects.toMatchObject({ code: 'GITHUB_PERMISSION_MISSING' })
    const sent = github.requests.find(({ path }) => path.endsWith('/access_tokens'))
    expect(sent?.status).toBe(201)
  },
)

test('a token ends when it is given back, and by itself after an hour', async () => {
  let ahead = 0
  const github = await loopbackGitHub({ files: { a: '' }, now: () => Date.now() + ahead })
  const installed = await findInstallation(ofApp(addApp(github.world, { slug: 'gardener' })), at(github))
  const [given, kept] = [await installed.token(all), await installed.token(all)]
  const works = (value: string) =>
    clientAt(github, { token: () => value, backoffMs: [] })
      .request('GET /repos/{owner}/{repo}', {})
      .then(
        () => true,
        () => false,
      )
  await revokeToken(given, at(github))
  expect([await works(given), await works(kept)]).toEqual([false, true])
  ahead += 3_600_000
  expect(await works(kept)).toBe(false)
  // Nobody is told of what can no longer be given back.
  await revokeToken(kept, at(github))
})

test('an answer that was lost is asked for once more', async () => {
  const github = await loopbackGitHub({ files: { a: '' } })
  const installed = await findInstallation(ofApp(addApp(github.world, { slug: 'gardener' })), at(github))
  github.faults.scripted.push({ on: /^POST .*access_tokens$/, what: 'reset', after: true })
  expect(await installed.token(all)).toMatch(/^ghs_/)
})

const other = String(
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs1', format: 'pem' }),
)

test.each<
  [
    string,
    (app: App, github: LoopbackGitHub) => { id?: string; pem?: string; ahead?: number } | undefined,
    string,
    RegExp,
  ]
>([
  [
    'that is not installed here',
    (app) => void Object.assign(app, { installed: false }),
    'APP_NOT_INSTALLED',
    /not installed on octo\/garden/,
  ],
  [
    'whose installation is suspended',
    (app) => void Object.assign(app, { suspended: true }),
    'APP_SUSPENDED',
    /suspended/,
  ],
  ['by the key of another', () => ({ pem: other }), 'APP_KEY_REFUSED', /as a key of App/],
  ['that there is not', () => ({ id: '4711' }), 'APP_UNKNOWN', /no GitHub App 4711 at http/],
  ['on a machine whose clock is ahead', () => ({ ahead: 300_000 }), 'APP_CLOCK', /30\d s off/],
  ['on a machine whose clock is behind', () => ({ ahead: -900_000 }), 'APP_CLOCK', /(899|90\d) s off/],
  [
    'that lost a permission just now',
    (app) => void delete app.granted.issues,
    'APP_PERMISSION',
    /not granted to this installation/,
  ],
])('an App %s is told what to do', async (_, change, code, says) => {
  const github = await loopbackGitHub({ files: { a: '' } })
  const app = addApp(github.world, { slug: 'gardener' })
  const { id = String(app.id), pem = app.pem, ahead = 0 } = change(app, github) ?? {}
  const place = at(github, () => github.world.now() + ahead)
  const asked = findInstallation({ id, key: readAppKey(pem) }, place).then((one) => one.token(all))
  const error = await asked.then(
    () => expect.unreachable(),
    (fault: unknown) => fault as Error,
  )
  expect(error).toMatchObject({ code, message: expect.stringMatching(says) })
  expect(JSON.stringify([error, error.cause, error.stack])).not.toMatch(/eyJ|BEGIN/)
})

test('a step asks for what it needs as far as the App has it, and never for a job of the agent or the checks', () => {
  const granted = { contents: 'write', issues: 'read', pull_requests: 'write', actions: 'write', workflows: 'write' }
  expect(appPermissions('intake', granted)).toEqual({
    permissions: { contents: 'write', issues: 'read', pull_requests: 'write', actions: 'write', workflows: 'write' },
    missing: ['issues: write', 'statuses: write'],
  })
  expect(appPermissions('tick', granted)?.permissions).toEqual({
    contents: 'read',
    issues: 'read',
    pull_requests: 'read',
    actions: 'write',
  })
  const more = { ...granted, statuses: 'write', checks: 'write' }
  expect(appPermissions('tick', more)?.permissions).toMatchObject({ statuses: 'read', checks: 'read' })
  expect(appPermissions('apply', more)?.permissions).toMatchObject({ statuses: 'write', checks: 'read' })
  expect(appPermissions('agent', granted)).toBeUndefined()
  expect(appPermissions('validate', granted)).toBeUndefined()
})
