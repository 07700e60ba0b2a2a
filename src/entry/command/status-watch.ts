import { join } from 'node:path'
import { terminalBoard } from '../../adapter/log/board.ts'
import { liveFileName } from '../../adapter/log/live-file.ts'
import { watchLiveFile } from '../../adapter/log/watch-live-file.ts'
import { readLog } from '../../app/job/prove.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { isBookkeeping, logPrinter } from '../../core/report/terminal/log-view.ts'
import { boardLines, boardTitle, type LiveWork } from '../../core/report/terminal/status-text.ts'
import { statusReport } from '../../core/report/words/status.ts'
import { redactor } from '../../core/text/redact.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import type { LiveAttempt } from '../../schema/run/live-attempt.ts'
import type { OpenedRun } from '../open/look-at-run.ts'
import { type CommandContext, drawsBoard, lookOf } from '../project/context.ts'
import type { ProjectOfRun } from '../project/project.ts'
import { followRun } from '../run/follow-run.ts'
import type { StateAccess } from '../wire/state-access.ts'
import { statusContext } from '../wire/status-context.ts'

/** A clock on the board shows that it lives. */
const redrawMs = 1_000

/**
 * Draws the run until it is complete or needs a person; where there is no terminal, a line for each thing that happens.
 * Returns the exit code, that of an interruption where it was cancelled.
 */
export async function watchStatus(
  { project, access, run: first }: OpenedRun,
  context: CommandContext,
): Promise<number> {
  const clean = redactor(project.secrets)
  const events = async (run: LoadedRun, since?: number): Promise<RunEvent[]> =>
    (await readLog(access.state, run, since)).filter((event) => !isBookkeeping(event))
  const board = drawsBoard(context) ? boardOf({ project, access, context }, clean) : plainBoard(context, clean)
  await board.show(first, (await events(first)).slice(-1))
  const toTheEnd = await followRun({ project, context, access }, first, async (run, before) =>
    board.show(run, await events(run, before.seq)),
  ).finally(board.close)
  return toTheEnd ? 0 : exits.interrupted.code
}

interface Follower {
  show(run: LoadedRun, happened: readonly RunEvent[]): Promise<void>
  close(): void
}

function plainBoard(context: CommandContext, clean: (text: string) => string): Follower {
  const print = logPrinter(lookOf(context))
  return {
    async show(_run, happened) {
      for (const line of happened.flatMap(print)) context.out(`${clean(line)}\n`)
    },
    close: () => undefined,
  }
}

function boardOf(
  of: { project: ProjectOfRun; access: StateAccess; context: CommandContext },
  clean: (text: string) => string,
): Follower {
  const { project, access, context } = of
  const board = terminalBoard(process.stdout, context.env)
  const print = logPrinter({ ...lookOf(context), width: 1_000, color: false })
  let last: string | null = null
  let redraw: () => void = () => undefined
  const here = watchLiveFile(join(project.home, liveFileName), () => redraw())
  const clock = setInterval(() => redraw(), redrawMs)
  return {
    async show(run, happened) {
      last = happened.flatMap(print).at(-1)?.trim() ?? last
      const words = await statusContext(project, access, { context, run })
      redraw = () => {
        const now = context.now()
        const report = statusReport(run, { ...words, now })
        const live = here.latest()
        const isNow =
          live !== undefined && [report.current, ...report.lanes].some((open) => open?.iteration === live.iteration)
        const step = isNow ? live.steps.at(-1) : undefined
        const lines = boardLines(report, {
          ...lookOf(context),
          width: process.stdout.columns || context.columns,
          now,
          last: step?.text ?? last,
          live: isNow ? workOf(live, report.current?.started) : undefined,
        })
        board.draw(clean(lines.join('\n')).split('\n'), clean(boardTitle(report)))
      }
      redraw()
    },
    close() {
      clearInterval(clock)
      here.close()
      board.close()
    },
  }
}

/** What the engine is at, where it works on this machine. */
const workOf = ({ phase, usage, steps }: LiveAttempt, started = ''): LiveWork => ({
  phase,
  usage,
  lastAt: Date.parse(steps.at(-1)?.at ?? started),
})
