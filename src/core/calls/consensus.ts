import type { z } from 'zod'
import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import {
  type ConsensusPart,
  type ConsensusState,
  type Issue,
  ReadChallengeAnswer,
  ReadCounterAnswer,
  ReadSynthesisAnswer,
} from '../../schema/counsel/consensus.ts'
import type { Plan } from '../../schema/plan/plan.ts'
import { parseAnswer } from '../handoff/answer.ts'
import type { StatusOf } from '../plan/graph/status-of.ts'
import { oneLine } from '../text/one-line.ts'
import { material, planText } from './plan-text.ts'

const maxTextChars = 800
/** Over all rounds. */
const maxIssues = 30
const maxTasks = 20

const initialState: ConsensusState = {
  ...{ round: 1, next: 'challenge', summary: '', issues: [], held: null, decision: null, words: [], unanswered: false },
}

const openIssues = ({ issues }: Pick<ConsensusState, 'issues'>): readonly Issue[] =>
  issues.filter(({ settled }) => !settled)

/** The prompt of one side: the plan, and the open issues with their answers. */
export function consensusPrompt(request: {
  readonly template: string
  readonly part: ConsensusPart
  readonly plan: Pick<Plan, 'context' | 'tasks'>
  readonly statusOf: StatusOf
  readonly before: ConsensusState | null
  /** The second opinion comes from tools of MCP servers. */
  readonly asksServers: boolean
}): string {
  const { template, part, plan, statusOf, before, asksServers } = request
  const open = openIssues(before ?? initialState).map(({ id, severity, category, description, tasks, answer }) =>
    [
      `${id} (${severity}, ${category.replace('_', ' ')}${tasks.length === 0 ? '' : `, ${tasks.join(', ')}`}): ${description}`,
      ...(answer
        ? [`  answer: valid: ${answer.valid}; ${answer.argument}; mitigation: ${answer.mitigation || 'none'}`]
        : []),
    ].join('\n'),
  )
  const words = before?.words ?? []
  const sections = [
    template.trim(),
    ...(asksServers && part !== 'counter'
      ? [
          'The second opinion comes from the tools of your MCP servers: put the plan and the questions to them in as few calls as possible, and answer with what they say. If they give no answer, say so in the summary and name no issues of your own.',
        ]
      : []),
    `## Plan\n\n${planText(plan, statusOf)}`,
    ...(open.length === 0 ? [] : [`## Open Issues\n\n${material(open.join('\n\n'), 40_000)}`]),
    ...(words.length === 0
      ? []
      : [`## What People Say\n\n${material(words.map((one) => `- ${one}`).join('\n'), 8_000)}`]),
  ]
  return sections.join('\n\n')
}

const line = (text: string): string => oneLine(text, maxTextChars)

/** Applies one side's answer to the dialogue; a sentence if it is invalid. Pure. */
export function applyStatement(
  part: ConsensusPart,
  end: AgentEnd,
  { before, rounds, gate }: { readonly before: ConsensusState | null; readonly rounds: number; readonly gate: boolean },
): { readonly now: ConsensusState; readonly data: unknown } | { readonly why: string } {
  const now = { ...(before ?? initialState), unanswered: false }
  if (part === 'challenge') {
    const read = parseAnswer(ReadChallengeAnswer, end)
    if ('why' in read) return read
    return { data: read.value, now: concluded(withChallenge(now, read.value), { rounds, gate }) }
  }
  if (part === 'counter') {
    const read = parseAnswer(ReadCounterAnswer, end)
    if ('why' in read) return read
    const { summary, answers } = read.value
    const issues = now.issues.map((issue): Issue => {
      const answer = issue.settled ? undefined : answers.find(({ id }) => id === issue.id)
      if (!answer) return issue
      const { valid, argument, mitigation } = answer
      return { ...issue, answer: { valid, argument: line(argument), mitigation: line(mitigation) } }
    })
    return { data: read.value, now: { ...now, issues, summary: line(summary), next: 'synthesis' } }
  }
  const read = parseAnswer(ReadSynthesisAnswer, end)
  if ('why' in read) return read
  return { data: read.value, now: concluded(withSynthesis(now, read.value), { rounds, gate }) }
}

/** After an invalid answer a gate stays closed; a report continues. */
export const noStatement = (
  before: ConsensusState | null,
  { why, gate }: { why: string; gate: boolean },
): ConsensusState => ({
  ...(before ?? initialState),
  ...{ next: null, summary: why, unanswered: true, held: gate ? `no consensus was reached: ${why}` : null },
})

function withChallenge(now: ConsensusState, { summary, issues }: z.infer<typeof ReadChallengeAnswer>): ConsensusState {
  const room = Math.max(0, maxIssues - now.issues.length)
  const openDescriptions = new Set(openIssues(now).map((one) => one.description))
  const newIssues = issues
    .filter(({ description }) => !openDescriptions.has(line(description)))
    .slice(0, room)
    .map(
      ({ severity, category, description, tasks }, index): Issue => ({
        id: `C${now.issues.length + index + 1}`,
        ...{
          severity,
          category,
          description: line(description),
          tasks: tasks.slice(0, maxTasks).map((id) => oneLine(id, 64)),
        },
        ...{ answer: null, settled: false, agreed: null, action_item: null },
      }),
    )
  const all = [...now.issues, ...newIssues]
  return {
    ...now,
    issues: all,
    summary: line(summary),
    next: openIssues({ issues: all }).length > 0 ? 'counter' : null,
  }
}

function withSynthesis(
  now: ConsensusState,
  { summary, issues: answers }: z.infer<typeof ReadSynthesisAnswer>,
): ConsensusState {
  const issues = now.issues.map((issue): Issue => {
    const answer = issue.settled ? undefined : answers.find(({ id }) => id === issue.id)
    if (!answer) return issue
    const { settled, severity, description, action_item } = answer
    return { ...issue, settled, severity, agreed: line(description), action_item: line(action_item) || null }
  })
  return { ...now, issues, summary: line(summary), next: null }
}

/** Computed from the answers, without a model. */
function concluded(now: ConsensusState, { rounds, gate }: { rounds: number; gate: boolean }): ConsensusState {
  const open = openIssues(now)
  if (now.next !== null) return now
  if (open.length > 0 && now.round < rounds) return { ...now, round: now.round + 1, next: 'challenge' }
  const critical = open.filter(({ severity }) => severity === 'critical')
  const criticalLines = critical.map(({ id, description }) => `${id}: ${oneLine(description, 300)}`)
  return {
    ...now,
    held:
      gate && criticalLines.length > 0
        ? `critical issues of the plan are not settled: ${criticalLines.join('; ')}`
        : null,
  }
}

/** Agreed instructions for the coding agent; empty before the end. */
export const actionItems = (consensus: ConsensusState | null): string[] =>
  consensus?.next !== null || consensus.held !== null
    ? []
    : consensus.issues.flatMap(({ id, action_item }) => (action_item === null ? [] : [`${id}: ${action_item}`]))

/** `consensus.json` in the older program's shape. */
export function consensusFile(
  { now, rounds, moment }: { now: ConsensusState; rounds: readonly unknown[]; moment: string },
  context: string,
): object {
  const { issues, decision, held, next } = now
  const open = openIssues(now)
  const settled = issues.filter((one) => one.settled)
  const risks = decision === 'accept' || decision === 'override' ? open : []
  const finalAgreement = next === null && {
    consensusReached: open.length === 0 && !now.unanswered,
    timestamp: moment,
    participants: ['challenger', 'agent'],
    rounds: now.round,
    agreements: settled.map(({ id, agreed, description, action_item, tasks }) => ({
      ...{ id, description: agreed ?? description, actionRequired: action_item !== null, actionItem: action_item },
      ...{ assignedTo: 'agent', relatedEpics: tasks },
    })),
    acceptedRisks: risks.map(({ id, description, answer }) => ({
      ...{ id, description, mitigation: answer?.mitigation ?? '', acceptedBy: decision },
    })),
    unresolvedDisputes: open.map(({ id, description, severity }) => ({ id, description, severity })),
    proceedToImplementation: held === null,
  }
  return {
    ...{ version: '1.0', generatedAt: moment, context, rounds },
    userCheckpoint: decision && {
      ...{ decision, timestamp: moment, overrides: decision === 'override' ? open.map(({ id }) => id) : [] },
    },
    finalAgreement: finalAgreement || null,
  }
}
