import { noPlatform } from '../../adapter/local/no-platform.ts'
import { terminalBoard } from '../../adapter/log/board.ts'
import type { LiveArea, LiveStatus } from '../../adapter/log/terminal.ts'
import { boardLines, boardTitle } from '../../core/report/terminal/status-text.ts'
import { type StatusReport, statusReport } from '../../core/report/words/status.ts'
import { formatDuration } from '../../core/text/amounts.ts'
import { redactor } from '../../core/text/redact.ts'
import type { RunDisplay, RunSnapshot } from '../../port/outside.ts'
import { noUsage } from '../../schema/agent/usage.ts'
import { type CommandContext, textStyleOf } from '../project/context.ts'
import type { Project } from '../project/project.ts'

/** Computed only this often, not at each step of an agent: forecast and ages are linear in the plan. */
const maxReportAgeMs = 5_000

/** The newest written state, and below it the current work. Draws nothing before the run is acquired. */
export function runBoard(
  { planFile, isDefaultPlan, reachedBy, stateRef, shownBranch: workBranch, settings, secrets }: Project,
  context: CommandContext,
): { area: LiveArea; display: RunDisplay; close: () => void } {
  const clean = redactor(secrets)
  const board = terminalBoard(process.stdout, context.env)
  let run: RunSnapshot | undefined
  let cached: { report: StatusReport; at: number } | undefined
  const reportNow = (now: number): StatusReport | undefined => {
    if (!run) return undefined
    if (!cached || now - cached.at >= maxReportAgeMs) {
      const words = {
        planFile,
        isDefaultPlan,
        reachedBy,
        stateRef,
        workBranch,
        now,
        costBudgetUsd: settings['cost-budget'],
        settings,
      }
      cached = { report: statusReport(run, words), at: now }
    }
    return cached.report
  }
  const area: LiveArea = {
    draw(live) {
      const now = context.now()
      const report = reportNow(now)
      if (!report) return
      const width = process.stdout.columns || context.columns
      const lines = boardLines(report, {
        ...textStyleOf(context),
        width,
        now,
        last: live.last?.text ?? null,
        live: liveWork(live, now),
      })
      board.draw(clean(lines.join('\n')).split('\n'), clean(boardTitle(report)))
    },
    clear: board.clear,
  }
  const display = {
    ...noPlatform.display,
    report(shown: RunSnapshot) {
      run = shown
      cached = undefined
    },
  }
  return { area, display, close: board.close }
}

const liveWork = ({ attempt, waitsUntil, last }: LiveStatus, now: number) => ({
  phase: phaseOf({ attempt, waitsUntil }, now),
  usage: attempt?.usage ?? noUsage,
  lastAt: last?.at ?? now,
})

const phaseOf = ({ attempt, waitsUntil }: Pick<LiveStatus, 'attempt' | 'waitsUntil'>, now: number): string => {
  if (waitsUntil !== null && waitsUntil > now) return `waiting, ${formatDuration(waitsUntil - now)} left`
  return attempt?.phase ?? 'between two tasks'
}
