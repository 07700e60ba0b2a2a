import { stringify } from 'yaml'
import type { CheckSpec } from '../setting/setting.ts'

export interface Choices {
  /** From the top of the repository. */
  readonly planFile: string
  /** The folder of the queue that it lies in. */
  readonly queue?: string | undefined
  readonly setup: readonly string[]
  readonly validate: readonly CheckSpec[]
  readonly noChecks: boolean
  /** Files that say how checks are run: proposed as protected. */
  readonly configuration: readonly string[]
  /** USD for the whole run. */
  readonly costBudget: number
}

/** `.github/ralph.yml` for these choices. */
export function configText(
  { planFile, queue, setup, validate, noChecks, configuration, costBudget }: Choices,
  schema: string | undefined,
): string {
  const parts = [
    ...(schema === undefined ? [] : [`# yaml-language-server: $schema=${schema}`]),
    '# Settings of ralph: `ralph config` shows each value and its source, `ralph run --help` lists them all.',
    ...(queue === undefined
      ? planFile === 'plan.json'
        ? []
        : ['', yaml({ plan: planFile })]
      : ['', '# Plans are carried out one after the other: docs/queue.md.', yaml({ queue })]),
    '',
    '# Prepares a fresh checkout, once, before the first check.',
    yaml({ setup }),
    '',
    '# Every iteration must pass these before it is committed. They run on the untouched commit first.',
    ...(validate.length > 0 || noChecks
      ? []
      : ['# Found none, and no run starts without a check. For example: `validate: ["npm test"]`']),
    yaml({ validate }),
    ...(noChecks
      ? ['', '# Run although nothing checks the commits; every report says so.', yaml({ 'no-checks': true })]
      : []),
    '',
    ...protection(configuration),
    '# USD for the whole run; it stops there and says so.',
    yaml({ 'cost-budget': costBudget }),
  ]
  return `${parts.join('\n')}\n`
}

const yaml = (value: unknown): string => stringify(value, { lineWidth: 0 }).trimEnd()

/** As a comment: a task may well be about one of them. What changes in them is told in any case. */
function protection(configuration: readonly string[]): string[] {
  if (configuration.length === 0) return []
  const paths = yaml({ 'protected-paths': configuration }).split('\n')
  return [
    '# What the checks run by. Without the number signs no iteration may change it; package.json belongs there too where no task',
    '# needs another dependency. `test-guard: fail` refuses every change of what the checks run.',
    ...paths.map((line) => `# ${line}`),
    '',
  ]
}
