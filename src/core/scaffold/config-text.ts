import { stringify } from 'yaml'
import type { CheckSpec } from '../setting/setting.ts'

export interface ConfigChoices {
  /** From the top of the repository. */
  readonly planFile: string
  readonly queue?: string | undefined
  readonly setup: readonly string[]
  readonly validate: readonly CheckSpec[]
  readonly noChecks: boolean
  /** Files that define how checks run: proposed as protected. */
  readonly configuration: readonly string[]
  /** USD for the whole run. */
  readonly costBudget: number
}

export function configText(
  { planFile, queue, setup, validate, noChecks, configuration, costBudget }: ConfigChoices,
  schema: string | undefined,
): string {
  const sections = [
    ...(schema === undefined ? [] : [`# yaml-language-server: $schema=${schema}`]),
    '# Settings of ralph: `ralph config` shows each value and its source, `ralph help --all` lists them.',
    ...(queue === undefined
      ? planFile === 'plan.json'
        ? []
        : ['', yaml({ plan: planFile })]
      : ['', '# Plans run one after another: docs/queue.md.', yaml({ queue })]),
    '',
    '# Prepares a fresh checkout, once, before the first check.',
    yaml({ setup }),
    '',
    '# Every iteration must pass these before it is committed. They run on the untouched commit first.',
    ...(validate.length > 0 || noChecks ? [] : [noChecksComment]),
    yaml({ validate }),
    ...(noChecks
      ? ['', '# Runs even though nothing checks the commits; every report says so.', yaml({ 'no-checks': true })]
      : []),
    '',
    ...protectedPathsComment(configuration),
    '# USD for the whole run; it stops there and says so.',
    yaml({ 'cost-budget': costBudget }),
  ]
  return `${sections.join('\n')}\n`
}

export const noChecksComment = '# None found, and no run starts without a check. For example: `validate: ["npm test"]`'

const yaml = (value: unknown): string => stringify(value, { lineWidth: 0 }).trimEnd()

/** As a comment, since a task may be about one of them. Changes of them are reported in any case. */
function protectedPathsComment(configuration: readonly string[]): string[] {
  if (configuration.length === 0) return []
  const paths = yaml({ 'protected-paths': configuration }).split('\n')
  return [
    '# Files that decide what the checks do. Uncomment these lines so that no iteration may change them; add package.json if no',
    '# task needs a new dependency. `test-guard: fail` rejects every change to what the checks run.',
    ...paths.map((line) => `# ${line}`),
    '',
  ]
}
