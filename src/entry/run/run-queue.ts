import { relative, resolve } from 'node:path'
import { secretValues } from '../../adapter/process/secret-values.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { type NextPlan, type NextReadPlan, nextPlan, type QueueRow } from '../../core/queue/queue.ts'
import { nextOfQueue } from '../../core/report/terminal/queue-text.ts'
import { nextDocument } from '../../core/report/words/queue-words.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { redactor } from '../../core/text/redact.ts'
import { refuseUnready } from '../doctor/before-run.ts'
import { openWithPlanFallback } from '../open/plan-of-state.ts'
import { type CommandContext, textStyleOf } from '../project/context.ts'
import { errorExitCode, errorText } from '../project/error-text.ts'
import { flagsOfQueue } from '../project/job-flags.ts'
import {
  basedOnPrevious,
  type LocalQueue,
  nextReadablePlan,
  openQueue,
  refuseTwins,
  refuseUncommitted,
} from '../wire/queue-here.ts'
import { queueTyped } from '../wire/queue-typed.ts'
import { carryOut, type QueueContinuation } from './carry-out.ts'
import { dryRun } from './dry-run.ts'

type Flags = Readonly<Record<string, unknown>>

/**
 * Runs plans of the queue until none is left, or one stops it; after each job, the states decide what comes next. A
 * plan that waits for a person is tried once: the person may have helped it. Returns the exit code of the last plan;
 * throws what a job throws.
 */
export async function runQueue(context: CommandContext, flags: Flags, { once }: { once: boolean }): Promise<number> {
  refusePlanFlags(flags)
  const tried = new Set<string>()
  let code: number = exits.complete.code
  for (;;) {
    const localQueue = await openQueue(context, flags)
    const { queue, settings, toplevel } = localQueue
    refuseTwins(queue)
    const passesFailed = settings['queue-failed'] === 'pass'
    const next = nextPlan(
      { rows: queue.rows.filter(({ name }) => !passesFailed || !tried.has(name)) },
      { passesFailed },
    )
    const isOver = next.kind === 'empty' || tried.has(next.row.name) || (once && tried.size > 0)
    const queueFlags = flagsOfQueue(localQueue, flags)
    if (isOver) {
      // A plan that only this command skipped is still the next one.
      const following = once && tried.size > 0 ? await nextReadablePlan(localQueue, context, () => undefined) : next
      return reportEnd(context, flags, { localQueue, next: following, code, tried, once, queueFlags })
    }
    tried.add(next.row.name)
    announcePlan(context, flags, next.row)
    const plan = relative(context.cwd, resolve(toplevel, next.row.path))
    await refuseUncommitted(localQueue, next, { context, shown: plan })
    const planFlags = { ...flags, plan, queue: queue.folder }
    const queueWords = ['--queue', ...(once ? ['--once'] : [])]
    code = await runOrSkip(
      code,
      () =>
        runPlan(context, planFlags, {
          next,
          queued: passesFailed && flags['dry-run'] !== true ? undefined : { words: queueWords, queueFlags },
        }),
      {
        context,
        passesFailed,
      },
    )
    if (flags['dry-run'] === true || context.cancelled.aborted) return code
  }
}

type ChosenPlan = {
  readonly next: Exclude<NextPlan, { kind: 'empty' }>
  /** A skipped plan continues by its own name only. */
  readonly queued: QueueContinuation | undefined
}

async function runPlan(context: CommandContext, flags: Flags, { next, queued }: ChosenPlan): Promise<number> {
  const opened = await openWithPlanFallback(context, flags)
  const project = basedOnPrevious(opened, next.kind === 'begin' ? next.previous : undefined)
  return flags['dry-run'] === true
    ? dryRun(project, context, flags, queued)
    : carryOut(project, context, flags, { assertReady: refuseUnready, queued })
}

/** Skips and reports a plan that cannot even begin, like one that failed. */
async function runOrSkip(
  earlierCode: number,
  job: () => Promise<number>,
  { context, passesFailed }: { context: CommandContext; passesFailed: boolean },
): Promise<number> {
  try {
    return (await job()) || (passesFailed ? earlierCode : 0)
  } catch (error) {
    const passes = error instanceof RalphError && (error.exit === 'data' || error.exit === 'failed')
    if (!passesFailed || !passes) throw error
    context.err(errorText(error))
    return errorExitCode(error)
  }
}

function announcePlan(context: CommandContext, { json }: Flags, { name, path }: QueueRow): void {
  if (json === true) context.out(`${inertJson({ kind: 'plan', plan: name, file: path })}\n`)
  else context.out(`Plan ${name} (${path})\n`)
}

interface QueueEnd {
  readonly localQueue: LocalQueue
  readonly next: NextReadPlan
  readonly code: number
  readonly tried: ReadonlySet<string>
  readonly once: boolean
  readonly queueFlags: QueueContinuation['queueFlags']
}

/** Prints what comes next, even if this command goes no further. */
function reportEnd(
  context: CommandContext,
  flags: Flags,
  { localQueue, next, code, tried, once, queueFlags }: QueueEnd,
): number {
  const { json } = flags
  // The report of its job has already said how to continue.
  const wasReported = next.kind === 'continue' && tried.has(next.row.name)
  const { queue } = localQueue
  const typed = queueTyped(flags, context, localQueue, { once, extraFlags: [...queueFlags.values()].flat() })
  const remaining = queue.rows.filter(({ standing }) => standing !== 'complete')
  const skippedLines =
    next.kind === 'empty' && remaining.length > 0
      ? [`Not complete: ${remaining.map(({ name }) => plainLine(name, 80)).join(', ')}. \`ralph queue\` shows why.`]
      : []
  const lines = [...nextOfQueue(queue, next, textStyleOf(context), typed), ...skippedLines]
  if (json === true) context.out(`${inertJson({ kind: 'queue', next: nextDocument(next, queue) })}\n`)
  else if (!wasReported) context.out(`${redactor(secretValues(context.env))(lines.join('\n'))}\n`)
  return code
}

function refusePlanFlags({ plan, record, fresh }: Flags): void {
  const conflicting = Object.entries({ plan, record, fresh }).find(
    ([, value]) => value !== undefined && value !== false,
  )
  if (conflicting === undefined) return
  throw new RalphError({
    code: 'USAGE',
    message: `run: --${conflicting[0]} chooses a plan, and so does --queue.`,
    hint: 'Remove one of the two. `ralph queue` shows what comes next.',
  })
}
