import { expect, test } from 'vitest'
import type { JobRules } from '../../src/app/job/job-settings.ts'
import { changesTo, firstRules, ruleJob } from '../../src/core/config/rules/rule-job.ts'
import { resolveChecks } from '../../src/core/validation/checks.ts'
import type { Rules } from '../../src/schema/run/rules.ts'
import { eventsOf, expectSound, stateOf, world } from '../support/fake-job.ts'
import { chainOf } from '../support/run-state.ts'

const from = (place: string, values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, raw]) => [name, { raw, place }]))
const inFile = (values: Record<string, unknown>) => ({ byJob: {}, byBase: from('.github/ralph.yml', values) })
const rulesOf = (recorded: Rules): JobRules => ({ recorded, require: [], change: null })

/** One job with these checks. */
const checked = (commands: readonly string[], rules: JobRules, more: object = {}) => ({
  settings: { 'max-iterations': 1, validate: commands },
  job: { checks: resolveChecks(commands), rules, ...more },
})

test('a run that an older program began without rules takes those of the job that goes on with it, with an event', async () => {
  const here = world({ plan: chainOf(2) })
  const unknown = { recorded: null, require: [], change: null } as unknown as JobRules
  await here.run(checked(['npm test'], unknown))
  expect(stateOf(here).rules).toBeNull()

  const told = {
    byJob: from('--approval', { approval: 'iteration' }),
    ...{ byBase: inFile({ validate: ['npm test'] }).byBase },
  }
  const recorded = firstRules({ stated: told, base: here.remote.base, keeps: true })
  const why = 'the run was started by an older version of ralph that did not record them'
  const change = { by: 'Ada', why, base: recorded.base, changes: changesTo(recorded), wanted: false }
  await here.run({
    ...checked(['npm test'], { recorded, require: [], change }),
    settings: { validate: ['npm test'], approval: 'iteration' },
  })
  expect(stateOf(here).rules).toEqual(recorded)
  const [event, ...others] = eventsOf(here, 'rules_changed')
  expect(others).toEqual([])
  expect(event).toMatchObject({ by: 'Ada', why })
  expect(event?.changes.map(({ name, before, after }) => [name, before, after])).toEqual([
    ['validate', null, ['npm test']],
    ['approval', null, 'iteration'],
  ])
  expect(stateOf(here).awaiting, 'it is gone by').toMatchObject({ task: 'TASK-2' })
  expectSound(here)
})

test('a weaker check in a newer commit of the base is taken, and the event shows before and after', async () => {
  const here = world({ plan: chainOf(2) })
  const recorded = firstRules({
    stated: inFile({ validate: ['npm test', 'npm run lint'] }),
    base: here.remote.base,
    keeps: true,
  })
  await here.run(checked(['npm test', 'npm run lint'], rulesOf(recorded)))
  const { remote } = here
  const tree = remote.addTree(new Map([...remote.filesOf(remote.base), ['.github/ralph.yml', 'validate: [npm test]']]))
  const base = remote.addCommit({ tree, parents: [remote.base], message: 'only the tests' })

  const at = {
    stated: inFile({ validate: ['npm test'] }),
    recorded: stateOf(here).rules ?? recorded,
    base,
    change: false,
    keeps: true,
  }
  expect(ruleJob({ ...at, consent: false }).refused, 'no commit, no consent').toMatchObject([
    { name: 'validate', edited: expect.any(String) },
  ])
  const ruling = ruleJob({ ...at, consent: true })
  const change = { by: 'the base', why: 'the base moved', base, changes: [...ruling.changes], wanted: false }
  await here.run(checked(['npm test'], { recorded: ruling.recorded, require: [], change }, { base }))

  expect(stateOf(here).rules).toMatchObject({ base, values: { validate: { value: ['npm test'], source: 'base' } } })
  expect(eventsOf(here, 'rules_changed')).toMatchObject([
    {
      by: 'the base',
      base,
      changes: [{ name: 'validate', before: ['npm test', 'npm run lint'], after: ['npm test'] }],
    },
  ])
  expect(stateOf(here).counts).toMatchObject({ succeeded: 2 })
  expectSound(here)
})
