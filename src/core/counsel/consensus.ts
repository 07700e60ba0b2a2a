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

const longest = 800
/** Of all rounds. */
const mostIssues = 30
/** Of one issue. */
const mostTasks = 20

const begun: ConsensusState = {
  ...{ round: 1, next: 'challenge', summary: '', issues: [], held: null, decision: null, words: [], unanswered: false },
}

const openIn = ({ issues }: Pick<ConsensusState, 'issues'>): readonly Issue[] =>
  issues.filter(({ settled }) => !settled)

/** What one side is told: the plan, and the issues that are open with what was said of them. */
export function consensusPrompt(given: {
  readonly template: string
  readonly part: ConsensusPart
  readonly plan: Pick<Plan, 'context' | 'tasks'>
  readonly statusOf: StatusOf
  readonly before: ConsensusState | null
  /** Somebody else is to be asked, by the tools of MCP servers. */
  readonly asksServers: boolean
}): string {
  const { template, part, plan, statusOf, before, asksServers } = given
  const open = openIn(before ?? begun).map(({ id, severity, category, description, tasks, answer }) =>
    [
      `${id} (${severity}, ${category.replace('_', ' ')}${tasks.length === 0 ? '' : `, ${tasks.join(', ')}`}): ${description}`,
      ...(answer
        ? [`  answer: valid: ${answer.valid}; ${answer.argument}; mitigation: ${answer.mitigation || 'none'}`]
        : []),
    ].join('\n'),
  )
  const words = before?.words ?? []
  const parts = [
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
  return parts.join('\n\n')
}

const line = (text: string): string => oneLine(text, longest)

/** What one side said makes of the dialogue; a sentence where its answer does not count. Pure. */
export function applyStatement(
  part: ConsensusPart,
  end: AgentEnd,
  { before, rounds, gate }: { readonly before: ConsensusState | null; readonly rounds: number; readonly gate: boolean },
): { readonly now: ConsensusState; readonly data: unknown } | { readonly why: string } {
  const now = { ...(before ?? begun), unanswered: false }
  if (part === 'challenge') {
    const read = parseAnswer(ReadChallengeAnswer, end)
    if ('why' in read) return read
    return { data: read.value, now: ended(challenged(now, read.value), { rounds, gate }) }
  }
  if (part === 'counter') {
    const read = parseAnswer(ReadCounterAnswer, end)
    if ('why' in read) return read
    const { summary, answers } = read.value
    const issues = now.issues.map((issue): Issue => {
      const own = issue.settled ? undefined : answers.find(({ id }) => id === issue.id)
      if (!own) return issue
      const { valid, argument, mitigation } = own
      return { ...issue, answer: { valid, argument: line(argument), mitigation: line(mitigation) } }
    })
    return { data: read.value, now: { ...now, issues, summary: line(summary), next: 'synthesis' } }
  }
  const read = parseAnswer(ReadSynthesisAnswer, end)
  if ('why' in read) return read
  return { data: read.value, now: ended(joined(now, read.value), { rounds, gate }) }
}

/** No answer that counts: a gate stays closed, a mere report goes on without. */
export const noStatement = (
  before: ConsensusState | null,
  { why, gate }: { why: string; gate: boolean },
): ConsensusState => ({
  ...(before ?? begun),
  ...{ next: null, summary: why, unanswered: true, held: gate ? `no consensus was reached: ${why}` : null },
})

function challenged(now: ConsensusState, { summary, issues }: z.infer<typeof ReadChallengeAnswer>): ConsensusState {
  const room = Math.max(0, mostIssues - now.issues.length)
  const known = new Set(openIn(now).map((one) => one.description))
  const fresh = issues
    .filter(({ description }) => !known.has(line(description)))
    .slice(0, room)
    .map(
      ({ severity, category, description, tasks }, at): Issue => ({
        id: `C${now.issues.length + at + 1}`,
        ...{
          severity,
          category,
          description: line(description),
          tasks: tasks.slice(0, mostTasks).map((id) => oneLine(id, 64)),
        },
        ...{ answer: null, settled: false, agreed: null, action_item: null },
      }),
    )
  const all = [...now.issues, ...fresh]
  return { ...now, issues: all, summary: line(summary), next: openIn({ issues: all }).length > 0 ? 'counter' : null }
}

function joined(now: ConsensusState, { summary, issues: said }: z.infer<typeof ReadSynthesisAnswer>): ConsensusState {
  const issues = now.issues.map((issue): Issue => {
    const own = issue.settled ? undefined : said.find(({ id }) => id === issue.id)
    if (!own) return issue
    const { settled, severity, description, action_item } = own
    return { ...issue, settled, severity, agreed: line(description), action_item: line(action_item) || null }
  })
  return { ...now, issues, summary: line(summary), next: null }
}

/** The agreement follows from what was said: no model is asked for it. */
function ended(now: ConsensusState, { rounds, gate }: { rounds: number; gate: boolean }): ConsensusState {
  const open = openIn(now)
  if (now.next !== null) return now
  if (open.length > 0 && now.round < rounds) return { ...now, round: now.round + 1, next: 'challenge' }
  const critical = open.filter(({ severity }) => severity === 'critical')
  const named = critical.map(({ id, description }) => `${id}: ${oneLine(description, 300)}`)
  return {
    ...now,
    held: gate && named.length > 0 ? `critical issues of the plan are not settled: ${named.join('; ')}` : null,
  }
}

/** What was agreed for whoever writes the code, a line each; nothing before the dialogue has ended. */
export const actionItems = (consensus: ConsensusState | null): string[] =>
  consensus?.next !== null || consensus.held !== null
    ? []
    : consensus.issues.flatMap(({ id, action_item }) => (action_item === null ? [] : [`${id}: ${action_item}`]))

/** `consensus.json` in the shape of the older program, with what was said so far. */
export function consensusFile(
  { now, rounds, moment }: { now: ConsensusState; rounds: readonly unknown[]; moment: string },
  context: string,
): object {
  const { issues, decision, held, next } = now
  const open = openIn(now)
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
