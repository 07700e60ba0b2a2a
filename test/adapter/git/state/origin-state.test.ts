import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { originState, stateElsewhere } from '../../../../src/adapter/git/state/origin-state.ts'
import { openRepository } from '../../../../src/adapter/git/store/user-repository.ts'
import { watchCommandLines } from '../../../support/command-lines.ts'
import { gitHttpServer } from '../../../support/git-http-server.ts'
import { bareRemote, tempRepo } from '../../../support/git-repositories.ts'
import { stateRef } from '../../../support/git-store.ts'

function withOrigin() {
  const user = tempRepo({ 'a.txt': 'one\n' })
  const origin = bareRemote()
  user.git('remote', 'add', 'origin', origin.path)
  user.git('push', '--quiet', 'origin', 'main')
  const ask = async (local: string | null, { timeoutMs = 5_000, env = user.env } = {}) => {
    const repository = await openRepository({ cwd: user.path, env })
    return originState({ repository, env, stateRef, local, timeoutMs })
  }
  return { user, origin, ask, oid: user.git('rev-parse', 'HEAD') }
}

test('Origin without a state of the plan is no obstacle, nor is the same state', async () => {
  const { user, ask, oid } = withOrigin()
  expect(await ask(null)).toEqual({ kind: 'none' })
  expect(await ask(oid)).toEqual({ kind: 'none' })
  user.git('push', '--quiet', 'origin', `${oid}:${stateRef}`)
  expect(await ask(oid)).toEqual({ kind: 'same' })
})

test('Origin with another state, or the only one, stops; both commands of the remedy work', async () => {
  const { user, origin, ask, oid } = withOrigin()
  user.git('push', '--quiet', 'origin', `${oid}:${stateRef}`)
  const local = user.commit('Another')
  user.git('update-ref', stateRef, local)
  expect(await ask(null)).toEqual({ kind: 'differs', origin: oid })
  expect(await ask(local)).toEqual({ kind: 'differs', origin: oid })
  const fault = stateElsewhere({ stateRef, planFile: 'plan.json', reachedBy: [] }, { origin: oid, local })
  expect(fault).toMatchObject({ code: 'STATE_ELSEWHERE', exit: 'usage' })
  expect(fault.hint).toContain('ralph run --plan plan.json --remote origin')
  const [, aside = ''] = /\(`(git fetch .+ && git push .+?)`\), then run again/.exec(fault.hint) ?? []
  execFileSync('sh', ['-c', aside], { cwd: user.path, stdio: 'pipe' })
  expect(origin.git('for-each-ref', stateRef)).toBe('')
  expect(origin.git('rev-parse', `${stateRef}-broken-${oid.slice(0, 7)}`)).toBe(oid)
})

test('An origin that is missing, or that does not answer in time, gives a note and no error', async () => {
  const { user, ask } = withOrigin()
  const server = await gitHttpServer(bareRemote())
  server.faults.push({ on: 'refs', what: 'hang' })
  user.git('remote', 'set-url', 'origin', server.url.replace('//', '//user:hidden@'))
  const late = await ask(null, { timeoutMs: 500 })
  expect(late).toEqual({ kind: 'unreachable', note: expect.stringContaining('Could not tell') })
  expect(JSON.stringify(late)).not.toContain('hidden')
  user.git('remote', 'remove', 'origin')
  expect(await ask(null)).toMatchObject({ kind: 'unreachable' })
})

test.each([
  ['its address', (_url: string, secret: string): [string, string][] => [['remote.origin.url', secret]]],
  [
    'url.insteadOf',
    (url: string, secret: string): [string, string][] => [
      ['remote.origin.url', url],
      [`url.${secret}.insteadOf`, url],
    ],
  ],
])('G19: a token in %s reaches origin and stands on no command line', async (_, settings) => {
  const { user, origin, ask, oid } = withOrigin()
  const server = await gitHttpServer(origin)
  server.accepts = (given) => given === `Basic ${Buffer.from('user:hidden-token').toString('base64')}`
  server.delayMs = 200
  const secret = server.url.replace('//', '//user:hidden-token@')
  for (const [key, value] of settings(server.url, secret)) user.git('config', key, value)
  user.git('push', '--quiet', origin.path, `${oid}:${stateRef}`)
  const seen = watchCommandLines()
  expect(await ask(oid)).toEqual({ kind: 'same' })
  const lines = await seen()
  expect(lines).toContain('remote-http')
  expect(lines).not.toContain('hidden-token')
})
