import type { Check } from '../../schema/check/check.ts'
import type { Settings } from '../config/table/settings.ts'
import { RalphError } from '../error/error.ts'
import { oneLine } from '../text/one-line.ts'
import { countingChecks, weightOf } from './verdict.ts'

/** What decides whether anything stands between the agent and a commit. */
interface Gate {
  readonly checks: readonly Check[]
  /** The checks are the workflow's own jobs or steps; `require` names those that count. */
  readonly checksElsewhere: boolean
  readonly settings: Pick<Settings, 'strategy' | 'no-checks'>
}

const weights = { not_run: 'is not run', reported: 'is only reported' } as const

/** Why no check would keep a commit out, as the end of "No check decides what is committed: …"; undefined where one does. */
export function whyUnchecked({ checks, checksElsewhere, settings: { strategy } }: Gate): string | undefined {
  if (checksElsewhere || countingChecks(strategy, checks).length > 0) return undefined
  if (checks.length === 0) return 'there is none'
  const told = checks.flatMap((check) => {
    const weight = weightOf(strategy, check)
    return weight === 'counts' ? [] : [`${oneLine(check.name, 80)} (${check.kind}) ${weights[weight]}`]
  })
  return `with the strategy ${strategy}, ${told.join(', ')}`
}

export const remedyForUnchecked =
  'Name one: `validate: ["npm test"]` in .github/ralph.yml, --validate "npm test", or in a workflow the input `validate`; `ralph init` finds them. --no-checks (`no-checks: true`) goes on without, and every report says so.'

/**
 * Without a check whatever an agent leaves would be committed: that is begun only where a person said so. Counted after
 * the strategy has chosen. Throws RalphError CHECKS_MISSING (exit 65).
 */
export function refuseUnchecked(gate: Gate): void {
  const why = gate.settings['no-checks'] ? undefined : whyUnchecked(gate)
  if (why === undefined) return
  throw new RalphError({
    code: 'CHECKS_MISSING',
    message: `No check decides what is committed: ${why}.`,
    hint: remedyForUnchecked,
  })
}
