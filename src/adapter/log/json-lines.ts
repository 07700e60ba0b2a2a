import { inertJson } from '../../core/text/markdown/inert.ts'
import { mapStrings } from '../../core/text/redact.ts'
import type { ShowProgress } from '../../port/progress.ts'

/**
 * Progress for programs (`--json`): one JSON object a line, UTF-8, in the order in which things happened.
 *
 * Every object has `time` (ISO 8601, UTC) and `kind`; the rest depends on `kind`:
 *
 * - `event`: `event`, a fact of the run that is appended to `log/` (`src/schema/run/event.ts`, discriminated by `type`)
 * - `agent`: `iteration` and `progress`, discriminated by its own `kind`: `started` (`model`), `tool` (`name`, `target`),
 *   `says` (`text`), `retrying` (`why`, `attempt`, `delayMs`), `spent` (`usage`, of this call so far)
 * - `check_started`: `name`, `rerun`, and of a rerun `because`: `failed` or `changed_files`
 * - `check_finished`: `name`, `passed`, `durationMs`, `flaky`, `counts` (whether the strategy counts it), `again` (of the second run of a red one), and where there
 *   are any `changed` (tracked files, put back since) and `left` (new files): `paths`, some of `total`; of a failed one
 *   `failure`: `directory` and an excerpt of its `output`
 * - `note`, `warning`: `text`
 * - `waiting`: `until` (ISO 8601, UTC), `why`, and the command that continues immediately (`now`)
 *
 * Kinds and fields are only ever added. Strings are redacted; control, format and line-separating characters, which
 * JSON would allow raw, are escaped, so that a line is one line and nothing in it acts on a terminal or a runner.
 */
export function jsonLinesProgress(sink: {
  readonly write: (text: string) => void
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly redact: (text: string) => string
}): ShowProgress {
  return (progress) => {
    try {
      const time = new Date(sink.now()).toISOString()
      sink.write(`${inertJson({ time, ...mapStrings(progress, sink.redact) })}\n`)
    } catch {
      // A reader that went away must not end the run; what happened is in the state.
    }
  }
}
