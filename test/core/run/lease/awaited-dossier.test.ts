import { expect, test } from 'vitest'
import { sawOtherFiles, whyNothingAwaited } from '../../../../src/core/run/lease/awaited-dossier.ts'
import type { LeaseHolder } from '../../../../src/schema/run/lease.ts'
import { oneOfEach } from '../../../support/run-events.ts'
import { at, planOf, runState } from '../../../support/run-state.ts'

const began: LeaseHolder = { kind: 'workflow', run_id: '7', attempt: 2, job: 'begin on runner-1' }
const lease = { holder: began, epoch: 3, taken: at(0), renewed: at(0) }
const { type: _type, at: _at, ...handed } = oneOfEach.handed_on
const waiting = runState(planOf({ id: 'TASK-3' }), { lease, handed })

test.each<[string, LeaseHolder, string | undefined]>([
  ['another job of the same run', { ...began, job: 'finish on runner-2' }, undefined],
  ['the same job', began, undefined],
  ['a job that was run again', { ...began, attempt: 3 }, undefined],
  ['a job of an earlier attempt', { ...began, attempt: 1 }, 'this is workflow run 7 (attempt 1)'],
  ['another run', { ...began, run_id: '8' }, 'handed over by workflow run 7 (attempt 2), and this is workflow run 8'],
  ['a laptop', { kind: 'process', host: 'a', boot: 'b', pid: 1, started: '1' }, 'this is process 1 on a'],
])('what waits is settled by its own workflow run alone: %s', (_, self, why) => {
  const said = whyNothingAwaited(waiting, self)
  if (why === undefined) expect(said).toBeUndefined()
  else expect(said).toContain(why)
})

test.each([
  ['nothing was handed over', { handed: null }],
  ['the lease was given back', { lease: null }],
])('nothing waits where %s', (_, change) => {
  expect(whyNothingAwaited({ ...waiting, ...change }, began)).toContain('it was already settled, or given up')
})

test.each<[string, boolean, LeaseHolder, boolean]>([
  ['of the job that began have seen the base', false, began, true],
  ['of that job have seen the commit where it was laid out', true, began, false],
  ['of another job have checked out what they were told', false, { ...began, job: 'finish on runner-2' }, false],
  ['of the same job in a later attempt come after a checkout', false, { ...began, attempt: 3 }, false],
])('steps %s', (_, laid_out, self, unseen) => {
  expect(sawOtherFiles({ ...waiting, handed: { ...handed, laid_out } }, self)).toBe(unseen)
})
