import { stringify } from 'yaml'
import type { CheckSpec } from '../config/check-list.ts'

export interface Choices {
  /** From the top of the repository. */
  readonly planFile: string
  readonly setup: readonly string[]
  readonly validate: readonly CheckSpec[]
  /** USD for the whole run. */
  readonly costBudget: number
}

/** `.github/ralph.yml` for these choices. */
export function configText({ planFile, setup, validate, costBudget }: Choices, schema: string): string {
  const parts = [
    `# yaml-language-server: $schema=${schema}`,
    '# Settings of ralph: `ralph config` shows each value and its source, `ralph run --help` what there is.',
    ...(planFile === 'plan.json' ? [] : ['', yaml({ plan: planFile })]),
    '',
    '# What prepares a fresh checkout, once, before the first check.',
    yaml({ setup }),
    '',
    '# What every iteration must pass before it is committed. They run on the untouched commit first.',
    yaml({ validate }),
    '',
    '# USD for the whole run; it stops there and tells.',
    yaml({ 'cost-budget': costBudget }),
  ]
  return `${parts.join('\n')}\n`
}

const yaml = (value: unknown): string => stringify(value, { lineWidth: 0 }).trimEnd()
