import { relative, resolve } from 'node:path'
import { secretValues } from '../../adapter/process/secret-values.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { type NextPlan, type NextToRead, nextPlan, type QueueRow } from '../../core/queue/queue.ts'
import { nextOfQueue } from '../../core/report/terminal/queue-text.ts'
import { nextDocument } from '../../core/report/words/queue-words.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { redactor } from '../../core/text/redact.ts'
import { refuseUnready } from '../doctor/before-run.ts'
import { openWithPlanFallback } from '../open/plan-of-state.ts'
import { type CommandContext, lookOf } from '../project/context.ts'
import { errorExitCode, errorText } from '../project/error-text.ts'
import { flagsOfQueue } from '../project/job-flags.ts'
import {
  type LocalQueue,
  nextReadablePlan,
  onPrevious,
  openQueue,
  refuseTwins,
  refuseUncommitted,
} from '../wire/queue-here.ts'
import { queueTyped } from '../wire/queue-typed.ts'
import { carryOut, type Queued } from './carry-out.ts'
import { dryRun } from './dry-run.ts'

type Flags = Readonly<Record<string, unknown>>

/**
 * Carries out plans of the queue until none is left, or one stops it; what comes next is decided anew after each job, by
 * the states. A plan that waits for a person is looked at once: whoever gives this command may have helped it.
 * Returns the exit code of the plan that ended it; throws what a job throws.
 */
export async function runQueue(context: CommandContext, flags: Flags, { once }: { once: boolean }): Promise<number> {
  refusePlan(flags)
  const tried = new Set<string>()
  let code: number = exits.complete.code
  for (;;) {
    const here = await openQueue(context, flags)
    const { queue, settings, toplevel } = here
    refuseTwins(queue)
    const passesFailed = settings['queue-failed'] === 'pass'
    const next = nextPlan(
      { rows: queue.rows.filter(({ name }) => !passesFailed || !tried.has(name)) },
      { passesFailed },
    )
    const ends = next.kind === 'empty' || tried.has(next.row.name) || (once && tried.size > 0)
    const told = flagsOfQueue(here, flags)
    if (ends) {
      // What was only passed over by this command is next all the same.
      const then = once && tried.size > 0 ? await nextReadablePlan(here, context, () => undefined) : next
      return ended(context, flags, { here, next: then, code, tried, once, told })
    }
    tried.add(next.row.name)
    announce(context, flags, next.row)
    const plan = relative(context.cwd, resolve(toplevel, next.row.path))
    await refuseUncommitted(here, next, { context, shown: plan })
    const given = { ...flags, plan, queue: queue.folder }
    const queued = ['--queue', ...(once ? ['--once'] : [])]
    code = await worst(
      code,
      () =>
        one(context, given, {
          next,
          queued: passesFailed && flags['dry-run'] !== true ? undefined : { words: queued, told },
        }),
      {
        context,
        passesFailed,
      },
    )
    if (flags['dry-run'] === true || context.cancelled.aborted) return code
  }
}

type Chosen = {
  readonly next: Exclude<NextPlan, { kind: 'empty' }>
  /** A plan that is passed over goes on by its own name alone. */
  readonly queued: Queued | undefined
}

async function one(context: CommandContext, flags: Flags, { next, queued }: Chosen): Promise<number> {
  const opened = await openWithPlanFallback(context, flags)
  const project = onPrevious(opened, next.kind === 'begin' ? next.previous : undefined)
  return flags['dry-run'] === true
    ? dryRun(project, context, flags, queued)
    : carryOut(project, context, flags, { ready: refuseUnready, queued })
}

/** A plan that cannot even begin is passed over like one that failed, and told. */
async function worst(
  before: number,
  job: () => Promise<number>,
  { context, passesFailed }: { context: CommandContext; passesFailed: boolean },
): Promise<number> {
  try {
    return (await job()) || (passesFailed ? before : 0)
  } catch (error) {
    const passes = error instanceof RalphError && (error.exit === 'data' || error.exit === 'failed')
    if (!passesFailed || !passes) throw error
    context.err(errorText(error))
    return errorExitCode(error)
  }
}

function announce(context: CommandContext, { json }: Flags, { name, path }: QueueRow): void {
  if (json === true) context.out(`${inertJson({ kind: 'plan', plan: name, file: path })}\n`)
  else context.out(`Plan ${name} (${path})\n`)
}

interface Ended {
  readonly here: LocalQueue
  readonly next: NextToRead
  readonly code: number
  readonly tried: ReadonlySet<string>
  readonly once: boolean
  readonly told: Queued['told']
}

/** What comes next, also where this command goes no further. */
function ended(context: CommandContext, flags: Flags, { here, next, code, tried, once, told }: Ended): number {
  const { json } = flags
  // How to go on with a plan stands at the end of what its job has said.
  const isSaid = next.kind === 'continue' && tried.has(next.row.name)
  const { queue } = here
  const typed = queueTyped(flags, context, here, { once, chosen: [...told.values()].flat() })
  const left = queue.rows.filter(({ standing }) => standing !== 'complete')
  const passed =
    next.kind === 'empty' && left.length > 0
      ? [`Not complete: ${left.map(({ name }) => plainLine(name, 80)).join(', ')}. \`ralph queue\` shows why.`]
      : []
  const lines = [...nextOfQueue(queue, next, lookOf(context), typed), ...passed]
  if (json === true) context.out(`${inertJson({ kind: 'queue', next: nextDocument(next, queue) })}\n`)
  else if (!isSaid) context.out(`${redactor(secretValues(context.env))(lines.join('\n'))}\n`)
  return code
}

function refusePlan({ plan, record, fresh }: Flags): void {
  const other = Object.entries({ plan, record, fresh }).find(([, value]) => value !== undefined && value !== false)
  if (other === undefined) return
  throw new RalphError({
    code: 'USAGE',
    message: `run: --${other[0]} chooses a plan, and so does --queue.`,
    hint: 'Remove one of the two. `ralph queue` shows what comes next.',
  })
}
