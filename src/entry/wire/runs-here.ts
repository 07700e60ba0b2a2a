import { access } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { withoutLostJob } from '../../core/run/fold/lost-job.ts'
import { commandLine, flagWords } from '../../core/text/command-line.ts'
import type { Liveness } from '../../port/liveness.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { CommandContext } from '../project/context.ts'
import { settingSources } from '../project/project.ts'
import { isLost, keepersOf, runsAt, withKeeper } from './kept-runs.ts'

/** The runs of every place where this machine knows some, by the name of the plan; what cannot be asked is told and left out. */
export async function runsHere(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  liveness: Pick<Liveness, 'check'> | undefined,
): Promise<ReadonlyMap<string, RunState>> {
  const runs = new Map<string, RunState>()
  const { keepers } = await keepersOf(context, flags)
  for (const keeper of keepers) {
    const found = await withKeeper(keeper, context, ({ store }) => runsAt(keeper, store)).catch((error: unknown) => {
      if (!(error instanceof RalphError)) throw error
      context.err(`${keeper.shown} : its runs could not be listed: ${error.message}\n`)
      return []
    })
    for (const { plan, ref, run, fault } of found) {
      if (fault !== undefined) context.err(`The state of ${plan} (${ref}) cannot be read: ${fault}\n`)
      if (run && !runs.has(plan)) runs.set(plan, await asItStands(run.state, context.now(), liveness))
    }
  }
  return runs
}

const asItStands = async (...given: Parameters<typeof isLost>): Promise<RunState> =>
  (await isLost(...given)) ? withoutLostJob(given[0]) : given[0]

const mostNamed = 5

/**
 * Where no plan is named and none is in its usual place: the only plan that was run here, and a line that says so. Throws
 * RalphError PLAN_MISSING where several could be meant.
 */
export async function onlyRunHere(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  if (flags['plan'] !== undefined || context.planText) return flags
  const { base, before, planPath } = await settingSources(context, flags)
  if (before.sources.plan !== 'default' || (await isThere(planPath))) return flags
  const runs = [...(await runsHere(context, flags, undefined)).values()]
  const named = runs.flatMap(({ plan_file: file }) => (file === null ? [] : [join(base.repository.toplevel, file)]))
  const files = [...new Set(named)].map((path) => relative(context.cwd, path))
  const [only, ...others] = files
  if (only === undefined) return flags
  if (others.length > 0) throw severalRuns(files)
  context.err(`This is about ${only}, the only plan that was run here; name another with --plan.\n`)
  return { ...flags, plan: only }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const severalRuns = (files: readonly string[]): RalphError =>
  new RalphError({
    code: 'PLAN_MISSING',
    message: 'There is no plan at plan.json, and several runs could be meant.',
    hint: `Name the plan: ${files
      .slice(0, mostNamed)
      .map((file) => `\`${commandLine(...flagWords('plan', file))}\``)
      .join(', ')}${files.length > mostNamed ? ', …' : ''}. \`ralph list\` shows all runs.`,
  })
