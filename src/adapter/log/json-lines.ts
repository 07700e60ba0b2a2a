import type { Progress, ShowProgress } from '../../port/progress.ts'
import { type Redact, redactStrings } from './redact-strings.ts'

/**
 * Progress for programs (`--json`): one JSON object a line, UTF-8, in the order in which things happened.
 *
 * Every object has `time` (ISO 8601, UTC) and `kind`; the rest depends on `kind`:
 *
 * - `event`: `event`, a fact of the run as it is appended to `log/` (`src/schema/event.ts`, discriminated by `type`)
 * - `agent`: `iteration` and `progress`, discriminated by its own `kind`: `started` (`model`), `tool` (`name`, `target`),
 *   `says` (`text`), `retrying` (`why`, `attempt`, `delayMs`), `spent` (`usage`, of this call so far)
 * - `check_started`: `name`, `rerun`
 * - `check_finished`: `name`, `passed`, `durationMs`, `flaky`, `counts` (whether the strategy counts it)
 * - `note`, `warning`: `text`
 *
 * Kinds and fields are only ever added. Strings are redacted; control, format and line-separating characters, which
 * JSON would allow raw, are escaped, so that a line is one line and nothing in it acts on a terminal or a runner.
 */
export function jsonLinesProgress(sink: {
  readonly write: (text: string) => void
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly redact: Redact
}): ShowProgress {
  return (progress) => {
    try {
      sink.write(`${jsonLine(redactStrings(progress, sink.redact), sink.now())}\n`)
    } catch {
      // A reader that went away must not end the run; what happened is in the state.
    }
  }
}

function jsonLine(progress: Progress, now: number): string {
  const json = JSON.stringify({ time: new Date(now).toISOString(), ...progress })
  return json
    .replace(/[\u007F-\u009F]|\p{Format}|\p{Line_Separator}|\p{Paragraph_Separator}/gu, escaped)
    .replaceAll('##[', '#\\u0023[')
}

/** A character as JSON's `\uXXXX`, as two of them beyond the first plane. */
const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')
