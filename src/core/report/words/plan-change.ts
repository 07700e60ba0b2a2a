import type { RefusedEdit } from '../../../schema/plan/finding.ts'
import type { Outgoing } from '../../../schema/run/control.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { cappedLines, cappedRow } from '../../text/capped.ts'
import { inlineMarkdown } from '../../text/markdown/inline-markdown.ts'
import { code } from '../../text/report-context.ts'

const shownIds = 30

/** Says on the issue that an edit of the plan was noticed, and what of it the run has taken over. */
export function planChange(
  { started }: Pick<RunState, 'started'>,
  edit: {
    readonly planFile: string
    /** Digest of the plan as it is now. */
    readonly source: string
    readonly added: readonly string[]
    readonly removed: readonly string[]
    readonly modified: readonly string[]
    readonly refused: readonly RefusedEdit[]
  },
): Outgoing {
  const { planFile, source, added, removed, modified, refused } = edit
  const parts = [some('new', added), some('changed', modified), some('removed', removed)].filter(Boolean)
  const what = parts.length === 0 ? 'no task changes' : parts.join('; ')
  return {
    key: `notice/${started}/plan-${source.slice(0, 12)}`,
    kind: 'notice',
    body: [
      `${code(planFile)} was edited, and the run continues with it: ${what}. Tasks that are done stay done.`,
      ...notTaken(refused),
    ].join('\n\n'),
  }
}

function notTaken(refused: readonly RefusedEdit[]): string[] {
  if (refused.length === 0) return []
  const reasons = refused.map(({ why }) => inlineMarkdown(why, 500))
  const lines = cappedLines(reasons, shownIds).map((line) => `- ${line}`)
  return [['Not taken over:', ...lines].join('\n')]
}

/** Says on the issue that the base is left out, since the token may not push what a person changed there in a workflow. */
export function baseLeftOut(
  { started, work_branch }: Pick<RunState, 'started' | 'work_branch'>,
  context: { readonly branch: string; readonly paths: readonly string[] },
): Outgoing {
  const body = [
    `${code(context.branch)} changed ${cappedRow(context.paths.map(code), shownIds)}, and this token may not push workflow files: the run continues without merging ${code(context.branch)}.`,
    `To bring it in, merge ${code(context.branch)} into ${code(work_branch)} yourself (on the pull request: **Update branch**), or run as a GitHub App that has the permission *Workflows*.`,
  ]
  return { key: `notice/${started}/base-workflows`, kind: 'notice', body: body.join('\n\n') }
}

const some = (what: string, ids: readonly string[]): string =>
  ids.length === 0 ? '' : `${what}: ${cappedRow(ids.map(code), shownIds)}`
