import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import type { Evidence } from '../../schema/counsel/evidence.ts'
import { type MissingPart, ReadVerifyAnswer } from '../../schema/counsel/verify-answer.ts'
import type { Amendment, Plan } from '../../schema/plan/plan.ts'
import type { AgentQuestion } from '../../schema/run/attempts.ts'
import { parseAnswer } from '../handoff/answer.ts'
import type { StatusOf } from '../plan/graph/status-of.ts'
import { cappedLines } from '../text/capped.ts'
import { startOf } from '../text/excerpt.ts'
import { oneLine } from '../text/one-line.ts'
import { lowestFirst } from './evidence.ts'
import { material, planText } from './plan-text.ts'

/** What is added for one answer; more would be another plan. */
export const mostAdded = 3
const mostEvidence = 200
const longest = 500
const mostCriteria = 10

/** What a verifier is told: the plan, what changed, and the level of each criterion. */
export function verifyPrompt(given: {
  readonly template: string
  readonly plan: Pick<Plan, 'context' | 'tasks'>
  readonly statusOf: StatusOf
  readonly diffStat: string
  readonly evidence: Evidence | undefined
  /** What agents said of the end of the plan; it proves nothing. */
  readonly claims: readonly string[]
  /** Why the answer before this one could not be read. */
  readonly refusal: string | undefined
}): string {
  const { template, plan, statusOf, diffStat, evidence, claims, refusal } = given
  const rows = lowestFirst(evidence?.criteria ?? []).map(({ task, criterion, level, citation, why }) => {
    const cited = citation === null ? '' : JSON.stringify(citation)
    return `| ${[task, criterion, cited, why === null ? level : `${level} (${why})`].map(inCell).join(' | ')} |`
  })
  const table = ['| Task | Criterion | Cited | Level |', '|---|---|---|---|', ...cappedLines(rows, mostEvidence)]
  const parts = [
    template.trim(),
    `## Plan\n\n${planText(plan, statusOf)}`,
    `## Files that the work changed\n\n${diffStat.trim() === '' ? 'None.' : material(diffStat, 8_000)}`,
    `## Evidence\n\n${rows.length === 0 ? 'None was gathered.' : material(table.join('\n'), 40_000)}`,
    ...(claims.length === 0
      ? []
      : [`## What agents claim\n\n${material(claims.map((one) => `- ${one}`).join('\n'), 4_000)}`]),
    ...refused(refusal),
  ]
  return parts.join('\n\n')
}

/** A text that stays in its cell. */
const inCell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')

/** What a verifier is told of a task whose agent changed nothing: nothing of the run before it. */
export function unchangedPrompt(request: {
  readonly template: string
  /** With that task alone. */
  readonly plan: Pick<Plan, 'context' | 'tasks'>
  readonly statusOf: StatusOf
  readonly claim: AgentQuestion | undefined
  readonly refusal: string | undefined
}): string {
  const { template, plan, statusOf, claim, refusal } = request
  const words = [`Why: ${claim?.why ?? ''}`, `Evidence: ${claim?.evidence ?? ''}`].join('\n')
  return [
    template.trim(),
    `## The task\n\n${planText(plan, statusOf)}`,
    `## Tests that ran and passed\n\n${material((claim?.verify ?? []).map((one) => `- ${one}`).join('\n'), 20_000)}`,
    `## What its agent claims\n\n${material(words, 4_000)}`,
    ...refused(refusal),
  ].join('\n\n')
}

const refused = (why: string | undefined): string[] =>
  why === undefined ? [] : [`## Your last answer was refused\n\n${material(why, 1_000)}`]

export interface VerifyReading {
  readonly complete: boolean
  readonly summary: string
  readonly missing: readonly MissingPart[]
}

/** What a verifier answered; texts are bounded. That something is missing counts, whatever else it says. */
export function readVerify(end: AgentEnd): VerifyReading | { readonly why: string } {
  const answer = parseAnswer(ReadVerifyAnswer, end)
  if ('why' in answer) return answer
  const { complete, summary, missing } = answer.value
  return {
    complete: complete && missing.length === 0,
    summary: oneLine(summary, longest),
    missing: missing.slice(0, mostMissing).map((part) => ({ ...part, what: oneLine(part.what, longest) })),
  }
}

const mostMissing = 20

/**
 * What is missing as a wish for a task: it may do what the task that it is about may do, and no more. A sentence where
 * that task is none of the plan.
 */
export function missingAsTask(
  { task: of, what, title, description, acceptance_criteria }: MissingPart,
  { plan, round, number }: { readonly plan: Plan; readonly round: number; readonly number: number },
): Amendment | string {
  const about = plan.tasks.find(({ id }) => id === of)
  if (!about) return `the plan has no task ${oneLine(of, 64)}`
  const { allowed_tools, model, working_directory: _, ...rest } = about
  return {
    action: 'add',
    reason: what,
    task: {
      id: freeId(`${startOf(of, 48)}-missing-${round}-${number}`, plan),
      title: oneLine(title, 200),
      description: startOf(description, 8_000),
      acceptance_criteria: acceptance_criteria.slice(0, mostCriteria).map((one) => oneLine(one, longest)),
      skills: rest.skills,
      ...(allowed_tools && { allowed_tools }),
      ...(model !== undefined && { model }),
    },
  }
}

function freeId(wanted: string, { tasks }: Plan): string {
  const taken = new Set(tasks.map(({ id }) => id.toLowerCase()))
  for (let n = 1, id = wanted; ; n++, id = `${wanted}-${n}`) if (!taken.has(id.toLowerCase())) return id
}
