import { stringify } from 'yaml'
import type { CheckSpec } from '../setting/setting.ts'
import { commandLine } from '../text/command-line.ts'
import { noChecksComment } from './config-text.ts'

/** Answers to the interview of `ralph init --bmad`. */
export interface BmadChoices {
  /** The folder of the documents, from the top of the repository. */
  readonly folder: string
  readonly scope: string
  readonly setup: readonly string[]
  readonly gates: readonly CheckSpec[]
  readonly noChecks: boolean
  /** USD for the whole run; undefined for the default. */
  readonly costBudget: number | undefined
  readonly limit: number
  readonly stuckAfter: number
  readonly branchPrefix: string | undefined
}

export function bmadConfigText(choices: BmadChoices): string {
  const { folder, scope, setup, gates, noChecks, limit, stuckAfter, branchPrefix, costBudget } = choices
  const sections = [
    '# Settings of ralph for a BMAD folder: `ralph config` shows each value and its source.',
    yaml({ plan: folder, 'plan-scope': scope, setup }),
    ...(gates.length > 0 || noChecks ? [] : [noChecksComment]),
    yaml({ validate: gates, ...(noChecks && { 'no-checks': true }) }),
    yaml({
      'run-iterations': limit,
      'stuck-after': stuckAfter,
      ...(costBudget !== undefined && { 'cost-budget': costBudget }),
      ...(branchPrefix !== undefined && { 'branch-prefix': branchPrefix }),
      'commit-template': 'feat: {id} - {title}',
    }),
  ]
  return `${sections.join('\n')}\n`
}

const yaml = (value: object): string => stringify(value, { lineWidth: 0 }).trimEnd()

/** `.claude/commands/ralph.md`: what `/ralph` does in Claude Code. The program runs the stories, never the session. */
export const bmadCommandText = ({ folder }: Pick<BmadChoices, 'folder'>): string => `---
description: Implements the stories of the sprint with ralph
---

Let ralph implement the stories in ${folder}. Settings are in .github/ralph.yml.

1. Run \`${commandLine('ralph', 'plan', 'lint', folder)}\`. If it reports errors, show them with their line numbers and stop.
2. Run \`ralph run --dry-run\` and show which stories come first, which checks run and what it may cost.
3. Ask whether to start. Without a clear yes, stop.
4. Run \`ralph run\`. It resumes where it stopped and commits to its own branch; do not touch the working tree while it runs.
5. Show \`ralph status\`. Exit code 0: all stories are done. 3: a person is needed, and the output says why.

Do not implement stories yourself, and do not change sprint-status.yaml or story files: ralph does that with each commit.
Pass the arguments of this command as flags to \`ralph run\`: $ARGUMENTS
`
