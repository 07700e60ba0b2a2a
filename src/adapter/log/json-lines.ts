import { inertJson } from '../../core/text/inert-json.ts'
import type { ShowProgress } from '../../port/progress.ts'
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
 * - `check_finished`: `name`, `passed`, `durationMs`, `flaky`, `counts` (whether the strategy counts it); of a failed one
 *   `failure`: `directory` and an excerpt of its `output`
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
      const time = new Date(sink.now()).toISOString()
      sink.write(`${inertJson({ time, ...redactStrings(progress, sink.redact) })}\n`)
    } catch {
      // A reader that went away must not end the run; what happened is in the state.
    }
  }
}
