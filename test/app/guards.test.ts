import { expect, test } from 'vitest'
import { runJob } from '../../src/app/job.ts'
import { RalphError } from '../../src/core/error/error.ts'
import { samples } from '../support/credential-samples.ts'
import { eventsOf, expectSound, stateOf, world } from '../support/fake-job.ts'
import { chainOf, planOf } from '../support/run-state.ts'

const token = `ghp_${'a1B2'.repeat(9)}`

test.each([
  ['a secret of the run', { write: { 'src/x.txt': 'key = hunter2-hunter2' } }, /^src\/x\.txt:1 contains a secret/],
  ['what looks like a token', { write: { 'src/x.txt': token } }, /^src\/x\.txt:1 contains/],
  ['a workflow', { write: { '.github/workflows/ci.yml': 'on: push' } }, /^\.github\/workflows\/ci\.yml is protected/],
  ['the plan', { write: { 'plan.json': '{}' } }, /^plan\.json is protected/],
  ['several at once', { write: { '.ralph/x': '1', 'plan.json': '{}' } }, /^\.ralph\/x is protected.*; plan\.json is/],
])('a change that holds %s fails by name and is kept nowhere', async (_, move, why) => {
  const here = world({
    plan: planOf({ id: 'TASK-1', max_retries: 0 }),
    script: () => move,
    secrets: ['hunter2-hunter2'],
  })
  await here.run()
  const [failed] = eventsOf(here, 'attempt_failed')
  expect(failed).toMatchObject({ cause: 'guard', rejected: null })
  expect(failed?.why).toMatch(why)
  expect(here.remote.history.flatMap(({ keep }) => keep)).toEqual([])
  expect(here.remote.commits.size).toBe(1)
  const written = here.remote.history.flatMap(({ files }) => [...files.values()]).join('\n')
  expect(written).not.toContain('hunter2-hunter2')
  expect(written).not.toContain(token)
})

test('what a file of the base holds may be copied to another one, in other words around it; a new credential may not', async () => {
  const fixture = `{ "token": "${token}" }`
  const other = `ghp_${'c3D4'.repeat(9)}`
  const tried = async (write: Record<string, string>, secrets: string[] = []) => {
    const plan = planOf({ id: 'TASK-1', max_retries: 0 })
    const here = world({ plan, secrets, files: { 'test/fixture.json': fixture }, script: () => ({ write }) })
    await here.run()
    return eventsOf(here, 'attempt_failed').map(({ why }) => why)
  }
  expect(await tried({ 'src/x.ts': `const example = '${token}'` })).toEqual([])
  expect(await tried({ 'src/x.ts': `const example = '${other}'` })).toEqual([
    expect.stringContaining('src/x.ts:1 contains'),
  ])
  expect(await tried({ 'src/x.ts': `['${token}', '${other}']` })).toEqual([expect.stringContaining('src/x.ts:1')])
  expect(await tried({ 'src/x.ts': `'${token}'` }, [token])).toEqual([expect.stringContaining('a secret of this run')])
})

test('what git must not take fails the attempt by name', async () => {
  const here = world({ plan: planOf({ id: 'TASK-1', max_retries: 0 }) })
  const refused = [{ path: 'vendor', why: 'is a changed submodule' }]
  await here.run({ workspace: (workspace) => Object.assign(workspace.odd, { refused }) })
  expect(eventsOf(here, 'attempt_failed')).toMatchObject([{ cause: 'guard', why: 'vendor is a changed submodule' }])
})

test('a secret in what agents and checks say reaches no state, no commit message and no log', async () => {
  const secret = 'hunter2-hunter2'
  const here = world({
    plan: chainOf(2),
    script: ({ iteration }) =>
      iteration === 1
        ? { end: { kind: 'crashed', exitCode: 1, signal: null, tail: secret } }
        : { handoff: { summary: `The key is ${secret}.`, freeform: secret } },
    check: ({ label }) => ({ passed: label !== 'iteration-2', output_tail: secret }),
    secrets: [secret],
  })
  await here.run()
  expect(stateOf(here).counts).toMatchObject({ succeeded: 2, failed: 1 })
  const written = here.remote.history.flatMap(({ files }) => [...files.values()])
  const messages = [...here.remote.commits.values()].map(({ message }) => message)
  expect(messages).toHaveLength(4)
  expect(JSON.stringify([written, messages, here.shown])).not.toContain(secret)
  expect(messages.join()).toContain('The key is ***.')
})

test('a secret that is spelled out in what agents and checks say is published nowhere', async () => {
  const secret = 'hunter2-Hunter2-hUnter2'
  const spelled = [...secret].map((letter) => letter.charCodeAt(0)).join(', ')
  const here = world({
    plan: chainOf(2),
    script: ({ iteration }) =>
      iteration === 1
        ? { end: { kind: 'crashed', exitCode: 1, signal: null, tail: spelled } }
        : { handoff: { summary: 'It is done.', freeform: `See ${spelled}.` } },
    check: ({ label }) => ({ passed: label !== 'iteration-2', output_tail: `x\n${spelled}\ny` }),
    secrets: [secret],
  })
  await here.run()
  expect(stateOf(here).counts).toMatchObject({ succeeded: 2, failed: 1 })
  const written = here.remote.history.flatMap(({ files }) => [...files.values()])
  const messages = [...here.remote.commits.values()].map(({ message }) => message)
  expect(JSON.stringify([written, messages, here.shown])).not.toContain(spelled)
  expect(messages.join()).toContain('It is done.')
  expect(JSON.stringify(written)).toContain('(omitted: it contained a secret of this run, as decimal numbers)')
})

test.each<[string, Partial<Parameters<typeof world>[0]>, { succeeded: number; failed: number }]>([
  ['a commit', {}, { succeeded: 2, failed: 1 }],
  ['a commit that would wait for approval', { settings: { approval: 'iteration' } }, { succeeded: 1, failed: 1 }],
  ['a rejected attempt that is kept', { check: ({ label }) => label !== 'iteration-1' }, { succeeded: 2, failed: 1 }],
])(
  'G9: %s that the remote refuses to take fails its task with the reason, and nothing of it is written',
  async (_, given, counts) => {
    const here = world({
      plan: chainOf(2),
      script: ({ iteration }) => ({ write: { [`${iteration}.txt`]: iteration === 1 ? 'big' : 'small' } }),
      ...given,
    })
    const isBig = (commit: string): boolean => [...here.remote.filesOf(commit).values()].includes('big')
    here.remote.beforeCommit = ({ work, keep }) => {
      if (![work, ...keep].some(isBig)) return
      throw new RalphError({
        code: 'REMOTE_REFUSED',
        message: 'Large files: 1.txt',
        hint: 'Make it small.',
      })
    }
    await expect(here.run()).rejects.toMatchObject({ code: 'REMOTE_REFUSED' })
    expect(stateOf(here)).toMatchObject({ current: null, lease: null, work: here.remote.base, usage: { usd: 1 } })
    expect(eventsOf(here, 'attempt_failed')).toMatchObject([
      { iteration: 1, task: 'TASK-1', cause: 'guard', why: 'Large files: 1.txt', rejected: null, final: false },
    ])
    expectSound(here)

    await here.run()
    expect(here.requests[1]?.prompt).toContain('Large files: 1.txt')
    expect(stateOf(here).counts).toMatchObject({ ...counts, interrupted: 0 })
    expectSound(here)
  },
)

test('G9: a state that the remote refuses whatever it holds is no fault of an attempt', async () => {
  const here = world({ plan: chainOf(2) })
  here.remote.beforeCommit = ({ subject }) => {
    if (!/iteration 2|stop/.test(subject)) return
    throw new RalphError({ code: 'REMOTE_REFUSED', message: 'No pushes now.', hint: 'Wait.' })
  }
  await expect(here.run()).rejects.toMatchObject({ code: 'REMOTE_REFUSED' })
  expect(stateOf(here).tasks['TASK-1']).toMatchObject({ status: 'in_progress', failed_attempts: 0 })
  expect(JSON.stringify(here.shown)).toContain('the state could not be written either: No pushes now.')
})

test('the rules for credentials are loaded before anything foreign runs, and in no job that has nothing to do', async () => {
  const here = world({ plan: chainOf(2) })
  const ranBefore: number[] = []
  const run = () =>
    here.as({}, (ports, job, cancelled) => {
      const load = async () => void ranBefore.push(here.requests.length + here.checkRuns.length)
      return runJob({ ...ports, credentialShapes: { ...ports.credentialShapes, load } }, job, cancelled)
    })
  expect((await run()).reason.kind).toBe('complete')
  expect(ranBefore[0]).toBe(0)
  const loads = ranBefore.length
  expect((await run()).reason.kind).toBe('complete')
  expect(ranBefore).toHaveLength(loads)
})

test('a credential of somebody else’s fails the attempt by its line and is kept nowhere', async () => {
  const { Stripe = '' } = samples()
  const given = {
    plan: planOf({ id: 'TASK-1', max_retries: 0 }),
    script: () => ({ write: { 'src/x.txt': `a\n${Stripe}\n` } }),
  }
  const here = world(given)
  await here.run()
  const [failed] = eventsOf(here, 'attempt_failed')
  expect(failed).toMatchObject({
    cause: 'guard',
    why: expect.stringMatching(/^src\/x\.txt:2 contains a Stripe key/),
  })
  expect(JSON.stringify(here.remote.history.flatMap(({ files }) => [...files.values()]))).not.toContain(Stripe)
})

test('a test key that a file of the base holds may be moved and copied, another one of its kind may not', async () => {
  const { Stripe = '' } = samples()
  const run = async (write: Record<string, string>, remove: string[]) => {
    const here = world({
      plan: planOf({ id: 'TASK-1', max_retries: 0 }),
      files: { 'test/key.txt': `a\n${Stripe}\n` },
      script: () => ({ write, remove }),
    })
    await here.run()
    return eventsOf(here, 'attempt_failed').map(({ cause }) => cause)
  }
  expect(await run({ 'test/data/key.txt': `a\n${Stripe}\n` }, ['test/key.txt'])).toEqual([])
  expect(await run({ 'src/key.txt': `${Stripe}\n` }, [])).toEqual([])
  const other = Stripe.replace(/.{4}$/, (end) => [...end].reverse().join('').toLowerCase())
  expect(other).not.toBe(Stripe)
  expect(await run({ 'src/key.txt': `${other}\n` }, [])).toEqual(['guard'])
})

test('a change of more lines than max-change fails with the advice to split it; generated and lock files do not count', async () => {
  const lines = (count: number): string => Array(count).fill('x').join('\n')
  const tried = async (write: Record<string, string>, settings = {}) => {
    const plan = planOf({ id: 'TASK-1', max_retries: 0 })
    const here = world({ plan, settings, script: () => ({ write }) })
    await here.run()
    return eventsOf(here, 'attempt_failed').map(({ cause, why }) => [cause, why])
  }
  expect(await tried({ 'src/x.ts': lines(1500), 'package-lock.json': lines(9000), 'dist/x.js': lines(9000) })).toEqual(
    [],
  )
  expect(await tried({ 'src/x.ts': lines(1501) })).toEqual([
    ['guard', expect.stringMatching(/^The change has 1,501 lines, and `max-change` allows 1,500\. Split it: /)],
  ])
  expect(await tried({ 'src/x.ts': lines(9000) }, { 'max-change': 0 })).toEqual([])
  expect(await tried({ 'src/x.ts': lines(11) }, { 'max-change': 10 })).toHaveLength(1)
})
