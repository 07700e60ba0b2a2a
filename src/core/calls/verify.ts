import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { type MissingPart, ReadVerifyAnswer } from '../../schema/counsel/counsel.ts'
import type { Evidence } from '../../schema/counsel/evidence.ts'
import type { Amendment, Plan } from '../../schema/plan/plan.ts'
import type { AgentQuestion } from '../../schema/run/attempts.ts'
import { parseAnswer } from '../handoff/answer.ts'
import type { StatusOf } from '../plan/graph/status-of.ts'
import { cappedLines } from '../text/capped-list.ts'
import { startOf } from '../text/excerpt.ts'
import { oneLine } from '../text/one-line.ts'
import { lowestFirst } from './evidence.ts'
import { listed, material, planText, section } from './plan-text.ts'

/** Tasks that one answer may add. */
export const maxAdded = 3
const maxEvidence = 200
const maxTextChars = 500
const maxCriteria = 10

/** The prompt of a verifier: the plan, the changes and the level of each criterion. */
export function verifyPrompt(request: {
  readonly template: string
  readonly plan: Pick<Plan, 'context' | 'tasks'>
  readonly statusOf: StatusOf
  readonly diffStat: string
  readonly evidence: Evidence | undefined
  /** Agents' claims of completion, which prove nothing. */
  readonly claims: readonly string[]
  /** Why the last answer was refused. */
  readonly refusal: string | undefined
}): string {
  const { template, plan, statusOf, diffStat, evidence, claims, refusal } = request
  const rows = lowestFirst(evidence?.criteria ?? []).map(({ task, criterion, level, citation, why }) => {
    const cited = citation === null ? '' : JSON.stringify(citation)
    return `| ${[task, criterion, cited, why === null ? level : `${level} (${why})`].map(inCell).join(' | ')} |`
  })
  const table = ['| Task | Criterion | Cited | Level |', '|---|---|---|---|', ...cappedLines(rows, maxEvidence)]
  const sections = [
    template.trim(),
    `## Plan\n\n${planText(plan, statusOf)}`,
    `## Files that the work changed\n\n${diffStat.trim() === '' ? 'None.' : material(diffStat, 8_000)}`,
    `## Evidence\n\n${rows.length === 0 ? 'None was gathered.' : material(table.join('\n'), 40_000)}`,
    ...section('What agents claim', listed(claims), 4_000),
    ...refusalSection(refusal),
  ]
  return sections.join('\n\n')
}

/** Escapes a table cell. */
const inCell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')

/** The prompt about one task without a change; it holds nothing of the run. */
export function unchangedPrompt(request: {
  readonly template: string
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
    `## Tests that ran and passed\n\n${material(listed(claim?.verify ?? []), 20_000)}`,
    `## What its agent claims\n\n${material(words, 4_000)}`,
    ...refusalSection(refusal),
  ].join('\n\n')
}

const refusalSection = (refusal = ''): string[] => section('Your last answer was refused', refusal, 1_000)

interface VerifyReading {
  readonly complete: boolean
  readonly summary: string
  readonly missing: readonly MissingPart[]
}

/** Bounded. Any missing part means "not complete". */
export function readVerify(end: AgentEnd): VerifyReading | { readonly why: string } {
  const answer = parseAnswer(ReadVerifyAnswer, end)
  if ('why' in answer) return answer
  const { complete, summary, missing } = answer.value
  return {
    complete: complete && missing.length === 0,
    summary: oneLine(summary, maxTextChars),
    missing: missing.slice(0, maxMissing).map((part) => ({ ...part, what: oneLine(part.what, maxTextChars) })),
  }
}

const maxMissing = 20

/** A task for a missing part, with no more rights than its original task. A sentence if the plan has no such task. */
export function missingAsTask(
  { task: of, what, title, description, acceptance_criteria }: MissingPart,
  { plan, round, number }: { readonly plan: Plan; readonly round: number; readonly number: number },
): Amendment | string {
  const task = plan.tasks.find(({ id }) => id === of)
  if (!task) return `the plan has no task ${oneLine(of, 64)}`
  const { allowed_tools, model, working_directory: _, ...rest } = task
  return {
    action: 'add',
    reason: what,
    task: {
      id: freeId(`${startOf(of, 48)}-missing-${round}-${number}`, plan),
      title: oneLine(title, 200),
      description: startOf(description, 8_000),
      acceptance_criteria: acceptance_criteria.slice(0, maxCriteria).map((one) => oneLine(one, maxTextChars)),
      skills: rest.skills,
      ...(allowed_tools && { allowed_tools }),
      ...(model !== undefined && { model }),
    },
  }
}

function freeId(idStem: string, { tasks }: Plan): string {
  const takenIds = new Set(tasks.map(({ id }) => id.toLowerCase()))
  for (let n = 1, id = idStem; ; n++, id = `${idStem}-${n}`) if (!takenIds.has(id.toLowerCase())) return id
}
