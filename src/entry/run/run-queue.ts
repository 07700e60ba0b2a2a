import { relative, resolve } from 'node:path'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { type NextPlan, nextPlan, type Queue, type QueueRow } from '../../core/queue/queue.ts'
import { nextOfQueue } from '../../core/report/terminal/queue-text.ts'
import { nextDocument } from '../../core/report/words/queue-words.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { refuseUnready } from '../doctor/before-run.ts'
import { type CommandContext, lookOf } from '../project/context.ts'
import { errorExitCode, errorText } from '../project/error-text.ts'
import { openProject } from '../project/project.ts'
import { onPrevious, queueHere, refuseTwins } from '../wire/queue-here.ts'
import { carryOut } from './carry-out.ts'
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
    const { queue, settings, toplevel } = await queueHere(context, flags)
    refuseTwins(queue)
    const passesFailed = settings['queue-failed'] === 'pass'
    const next = nextPlan(
      { rows: queue.rows.filter(({ name }) => !passesFailed || !tried.has(name)) },
      { passesFailed },
    )
    const ends = next.kind === 'empty' || tried.has(next.row.name) || (once && tried.size > 0)
    if (ends) return ended(context, flags, { queue, next, code, tried })
    tried.add(next.row.name)
    announce(context, flags, next.row)
    const plan = relative(context.cwd, resolve(toplevel, next.row.path))
    const given = { ...flags, plan, queue: queue.folder }
    const queued = ['--queue', ...(once ? ['--once'] : [])]
    code = await worst(
      code,
      () => one(context, given, { next, queued: passesFailed && flags['dry-run'] !== true ? undefined : queued }),
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
  readonly queued: readonly string[] | undefined
}

async function one(context: CommandContext, flags: Flags, { next, queued }: Chosen): Promise<number> {
  const opened = await openProject(context, flags)
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

/** What comes next, also where this command goes no further. */
function ended(
  context: CommandContext,
  { json }: Flags,
  { queue, next, code, tried }: { queue: Queue; next: NextPlan; code: number; tried: ReadonlySet<string> },
): number {
  // How to go on with a plan stands at the end of what its job has said.
  const isSaid = next.kind === 'continue' && tried.has(next.row.name)
  if (json === true) context.out(`${inertJson({ kind: 'queue', next: nextDocument(next, queue) })}\n`)
  else if (!isSaid) context.out(`${nextOfQueue(queue, next, lookOf(context)).join('\n')}\n`)
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
