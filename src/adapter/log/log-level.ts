import type { Settings } from '../../core/config/table/settings.ts'
import type { Progress } from '../../port/progress.ts'

export type LogLevel = Settings['log-level']

const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']

/** Whether this is shown at this level; how the job ended is the final report's to say and always shown. */
export const isShown = (progress: Progress, level: LogLevel): boolean =>
  levels.indexOf(levelOf(progress)) >= levels.indexOf(level)

function levelOf(progress: Progress): LogLevel {
  switch (progress.kind) {
    case 'event':
      return ['attempt_failed', 'undo_failed', 'work_refused'].includes(progress.event.type) ? 'error' : 'info'
    case 'check_finished':
      return progress.passed ? 'info' : 'error'
    case 'warning':
      return 'warn'
    default:
      return 'info'
  }
}
