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
import { type CommandContext, canRedraw, textStyleOf } from '../project/context.ts'
import type { ProjectOfRun } from '../project/project.ts'
import { followRun } from '../run/follow-run.ts'
import { warnOf } from '../wire/read-run.ts'
import type { StateAccess } from '../wire/state-access.ts'
import { statusContext } from '../wire/status-context.ts'

/** The clock on the board must move. */
const redrawMs = 1_000

/** Without a terminal, prints a line per event. Returns the exit code, also after an interruption. */
export async function watchStatus(
  { project, access, run: first }: OpenedRun,
  context: CommandContext,
): Promise<number> {
  const clean = redactor(project.secrets)
  const onFault = warnOf(context)
  const events = async (run: LoadedRun, since?: number): Promise<RunEvent[]> =>
    (await readLog(access.state, run, since, onFault)).filter((event) => !isBookkeeping(event))
  const board = canRedraw(context) ? liveBoard({ project, access, context }, clean) : plainBoard(context, clean)
  await board.show(first, (await events(first)).slice(-1))
  const reachedEnd = await followRun({ project, context, access }, first, async (run, before) =>
    board.show(run, await events(run, before.seq)),
  ).finally(board.close)
  return reachedEnd ? 0 : exits.interrupted.code
}

interface Follower {
  show(run: LoadedRun, happened: readonly RunEvent[]): Promise<void>
  close(): void
}

function plainBoard(context: CommandContext, clean: (text: string) => string): Follower {
  const print = logPrinter(textStyleOf(context))
  return {
    async show(_run, happened) {
      for (const line of happened.flatMap(print)) context.out(`${clean(line)}\n`)
    },
    close: () => undefined,
  }
}

function liveBoard(
  request: { project: ProjectOfRun; access: StateAccess; context: CommandContext },
  clean: (text: string) => string,
): Follower {
  const { project, access, context } = request
  const board = terminalBoard(process.stdout, context.env)
  const print = logPrinter({ ...textStyleOf(context), width: 1_000, color: false })
  let lastLine: string | null = null
  let redraw: () => void = () => undefined
  const liveFile = watchLiveFile(join(project.home, liveFileName), () => redraw())
  const clock = setInterval(() => redraw(), redrawMs)
  return {
    async show(run, happened) {
      lastLine = happened.flatMap(print).at(-1)?.trim() ?? lastLine
      const words = await statusContext(project, access, { context, run })
      redraw = () => {
        const now = context.now()
        const report = statusReport(run, { ...words, now })
        const live = liveFile.latest()
        const isNow =
          live !== undefined && [report.current, ...report.lanes].some((open) => open?.iteration === live.iteration)
        const step = isNow ? live.steps.at(-1) : undefined
        const lines = boardLines(report, {
          ...textStyleOf(context),
          width: process.stdout.columns || context.columns,
          now,
          last: step?.text ?? lastLine,
          live: isNow ? liveWork(live, report.current?.started) : undefined,
        })
        board.draw(clean(lines.join('\n')).split('\n'), clean(boardTitle(report)))
      }
      redraw()
    },
    close() {
      clearInterval(clock)
      liveFile.close()
      board.close()
    },
  }
}

const liveWork = ({ phase, usage, steps }: LiveAttempt, started = ''): LiveWork => ({
  phase,
  usage,
  lastAt: Date.parse(steps.at(-1)?.at ?? started),
})
