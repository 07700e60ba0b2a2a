import { join } from 'node:path'
import { terminalProgress } from '../../adapter/log/terminal.ts'
import { checkUntouched } from '../../app/phase/prepare/baseline.ts'
import { redByConfinement } from '../../core/confinement/policy.ts'
import { RalphError } from '../../core/error/error.ts'
import { redactor } from '../../core/text/redact.ts'
import { visible } from '../../core/text/visible.ts'
import { outputExcerpt } from '../../core/validation/output-excerpt.ts'
import type { CommandContext } from '../project/context.ts'
import { openValidProject } from '../project/project.ts'
import { jobSettings } from '../wire/job-settings.ts'
import { withTemporaryState } from '../wire/state-access.ts'
import { localSurroundings } from '../wire/surroundings.ts'
import { wire } from '../wire/wire.ts'

export type Baseline = 'green' | 'red' | 'unready' | 'cancelled'

/** Runs the checks on the untouched commit, in a temporary confined copy. */
export async function tryBaseline(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
): Promise<Baseline> {
  const { out, color, isTty, now, columns, cancelled } = context
  const opened = await openValidProject(context, flags)
  const { head } = opened.repository
  const redact = redactor(opened.secrets)
  const { show } = terminalProgress({ write: out, color, isTty, now, redact, columns: () => columns })
  out(`\nBaseline: set-up and checks in a copy of ${head.slice(0, 7)}\n`)
  try {
    return await withTemporaryState(opened, context, async (access, home) => {
      const project = { ...opened, home }
      await access.remote.fetchCommit(head)
      const places = await localSurroundings(project, context, access)
      const ports = await wire(project, context, { ...places, show, scratch: join(home, 'process') })
      const { red } = await checkUntouched(ports, jobSettings(project), { commit: head, signal: cancelled })
      for (const result of red) out(quoted(redact(`${result.name}\n${outputExcerpt(result, 2000)}`)))
      for (const { name, needs, missing } of red) {
        if (needs) out(`${visible(redByConfinement({ name, needs, missing }))}\n`)
      }
      return red.length === 0 ? 'green' : 'red'
    })
  } catch (error) {
    if (cancelled.aborted) return 'cancelled'
    if (!(error instanceof RalphError) || error.code !== 'SETUP_FAILED') throw error
    out(quoted(redact(error.message)))
    return 'unready'
  }
}

/** Foreign text with a bar before each line, so that no line commands a terminal or a runner. */
const quoted = (text: string): string =>
  `${visible(text)
    .replaceAll('##[', '## [')
    .split('\n')
    .map((line) => `    | ${line}`)
    .join('\n')}\n`
