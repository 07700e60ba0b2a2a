import { isDeepStrictEqual } from 'node:util'
import { readLog } from '../../app/job/read-log.ts'
import { fold } from '../../core/run/fold/evolve.ts'
import { commandSpan, ralphCommand } from '../../core/text/report-context.ts'
import { fail, ok, type Probe } from './probe/probe.ts'

/** The state can be read, and is the fold of its events (docs/design.md#decide-then-do). */
export const stateProbe: Probe = {
  name: 'state',
  needs: 'remote',
  // A long log takes its time at a remote.
  patienceMs: 20_000,
  async look({ project, state }) {
    const { state: store } = await state()
    const { run } = await store.load()
    if (!run) return ok('no run of this plan yet')
    const folded = fold(null, await readLog(store, run))
    const known = await project()
    const { stateRef, planName } = known
    if (isDeepStrictEqual(asWritten(folded), asWritten(run.state)))
      return ok(`run ${planName}: ${run.state.iteration} iterations, equal to its events`)
    return fail(
      `The state in ${stateRef} is not what its events say.`,
      `Somebody edited it: ${commandSpan('git', 'log', stateRef.replace('refs/heads/', ''))} shows who. Go back to the commit before, or begin anew with \`${ralphCommand(known, 'run', '--fresh')}\`.`,
    )
  },
}

const asWritten = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
