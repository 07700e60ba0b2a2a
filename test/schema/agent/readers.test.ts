import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { withTimeout } from '../../../src/adapter/local/clock.ts'
import { actionItems, applyStatement, consensusFile, consensusPrompt } from '../../../src/core/calls/consensus.ts'
import { passFindings, readPass } from '../../../src/core/calls/pass.ts'
import { readPlanReview } from '../../../src/core/calls/plan-review.ts'
import { amendmentsOf, readPost } from '../../../src/core/calls/post.ts'
import { prepPrompt, readPrep } from '../../../src/core/calls/prep.ts'
import { readReview, reviewFindings, reviewVerdict } from '../../../src/core/calls/review.ts'
import { missingAsTask, readVerify } from '../../../src/core/calls/verify.ts'
import { citedTests, criterionLevels } from '../../../src/core/evidence/criterion-levels.ts'
import { agentClaims, signalsOf } from '../../../src/core/handoff/agent-claims.ts'
import { applyOperations } from '../../../src/core/knowledge/apply-operations.ts'
import { operationsOfHandoff } from '../../../src/core/knowledge/from-handoffs.ts'
import { recordHandoff } from '../../../src/core/knowledge/record-handoff.ts'
import { judgeAmendments } from '../../../src/core/plan/change/amend.ts'
import { promptSections } from '../../../src/core/prompt/sections.ts'
import { judgePlan } from '../../../src/core/propose/judge-plan.ts'
import { planSource } from '../../../src/core/propose/plan-source.ts'
import { judgeSetUp } from '../../../src/core/propose/set-up.ts'
import { nextProgressLog } from '../../../src/core/report/facts/progress-log.ts'
import { progressLogMarkdown } from '../../../src/core/report/markdown/progress-log-markdown.ts'
import { counselRemarks, judgedInWords } from '../../../src/core/report/words/counsel-words.ts'
import { handoffRows } from '../../../src/core/report/words/handoff-rows.ts'
import { eventInWords } from '../../../src/core/report/words/log-lines.ts'
import { passInWords } from '../../../src/core/report/words/remarks.ts'
import type { AgentEnd } from '../../../src/schema/agent/agent-end.ts'
import { postJsonSchema, prepJsonSchema } from '../../../src/schema/agent/context-agent.ts'
import { type Handoff, handoffJsonSchema } from '../../../src/schema/agent/handoff.ts'
import { type KnowledgeAnswer, knowledgeJsonSchema } from '../../../src/schema/agent/knowledge-operations.ts'
import { passJsonSchema } from '../../../src/schema/agent/pass.ts'
import { type PlanProposal, planProposalSchema, setUpProposalSchema } from '../../../src/schema/agent/proposal.ts'
import { reviewJsonSchema } from '../../../src/schema/agent/review.ts'
import {
  type ConsensusPart,
  type ConsensusState,
  challengeJsonSchema,
  counterJsonSchema,
  type Issue,
  synthesisJsonSchema,
} from '../../../src/schema/counsel/consensus.ts'
import { noCounsel, verifyJsonSchema } from '../../../src/schema/counsel/counsel.ts'
import { planReviewJsonSchema } from '../../../src/schema/counsel/plan-review.ts'
import { Knowledge } from '../../../src/schema/knowledge/entry.ts'
import { type Amendment, Task } from '../../../src/schema/plan/plan.ts'
import { promptInput } from '../../core/prompt/prompt-input.ts'
import { leavesOf, sampleOf, type Understood } from '../../support/answer-samples.ts'
import { oneOfEach } from '../../support/run-events.ts'
import { at, planOf, usageOf } from '../../support/run-state.ts'

/**
 * Who makes something of an answer: a decision, a prompt, or words for a person. Whoever only keeps it or hands all of it
 * on (`handoff.json`, the indexer's prompt) is none.
 */
type Reader = (answer: never) => unknown

interface Answer {
  readonly schema: () => object
  readonly understood?: Understood
  readonly readers: Readonly<Record<string, Reader>>
}

const plan = planOf({ id: 'A' }, { id: 'B' }, { id: 'C' })
const [task = Task.parse({ id: 'A', title: 'a' })] = plan.tasks
const call = { usage: usageOf(0), duration_ms: 0, model: null }
const ended = (structured: unknown) => ({ kind: 'finished', structured, text: '' }) as const

const proposed = {
  name: ['album', 'garden'],
  'tasks[].id': ['T1', 'T2'],
  'tasks[].depends_on[]': ['T1', 'T2'],
  'tasks[].goals[]': ['G1', 'G2'],
} as const
const proposedFrom = planSource({ shown: 'idea.md', file: 'idea.md', text: 'An idea.' })

/** The same words in a plan that has no fault: of a bad one nothing is shown but its faults. */
const faultless = ({ tasks, ...plan }: PlanProposal): PlanProposal => ({
  ...plan,
  tasks: tasks.slice(0, 1).map(({ acceptance_criteria: [first = ''], ...task }) => ({
    ...task,
    id: 'T1',
    depends_on: [],
    goals: [],
    acceptance_criteria: [first, 'It is there.', 'It is short.'],
  })),
})

/** What a person is shown of a proposal, or what its agent is told that is wrong with it; not the answer itself. */
const whatIsShown = (made: object): unknown => ('faults' in made ? made.faults : made)

const handoffReaders = {
  'prompt after it passed': (handoff: Handoff) => {
    const previous = { iteration: 3, task: 'A', handoff, source: 'structured' } as const
    return promptSections(promptInput({ previous, indexed: true }))
  },
  'prompt after it failed': (handoff: Handoff) =>
    promptSections(promptInput({ failures: [{ iteration: 3, why: 'red', handoff }] })),
  'parts and being stuck': (handoff: Handoff) => agentClaims({ handoff, handoffSource: 'structured' }),
  'what a person is told': (handoff: Handoff) => signalsOf({ handoff, handoffSource: 'structured' }),
  'log --iteration': (handoff: Handoff) =>
    handoffRows(handoff, { task: 'A', changes: [{ path: 'src/a.ts', action: 'modified' }] }),
  'progress log': (handoff: Handoff) => {
    const newest = [{ task: { id: 'A', title: 'a' }, iteration: 3, at: at(0), handoff, changes: [] }]
    const log = nextProgressLog({ previous: null, newest, rows: [], generated: at(0) })
    return progressLogMarkdown(log, { plan: 'demo', rows: [] })
  },
  'the level of each criterion': ({ evidence = [] }: Handoff) => {
    const cited = { criteria: ['one', 'two'], evidence }
    return [citedTests(cited), criterionLevels({ ...cited, checks: [], files: new Map([['a.test.ts', 'x']]) })]
  },
  'index by fields': (handoff: Handoff) => operationsOfHandoff(3, handoff),
  'what it says of numbered entries': (handoff: Handoff) => {
    const entries = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => entry(`K-gotcha-${name}`))
    const numbered = entries.map(({ id }) => id)
    const context = { taught, completed: new Map<string, number>(), closesSettled: false }
    return recordHandoff(entries, { iteration: 2, handoff, numbered }, context)
  },
  'the plan': ({ plan_amendments: amendments = [] }: Handoff) => intoPlan(amendments),
}

function intoPlan(amendments: readonly Amendment[]) {
  const judged = judgeAmendments({
    plan,
    ...{ statusOf: () => 'pending' as const, byAgent: () => false, current: 'A', trusted: true },
    amendments,
  })
  const words = judged.accepted.map((amendment) =>
    eventInWords({ type: 'amendment_accepted', at: at(0), iteration: 3, amendment }),
  )
  return [judged.plan, words, judged.refused.map(({ why }) => why)]
}

const entry = (id: string) => Knowledge.parse({ id, text: `Text of ${id}.`, by: null, url: null, iterations: [1] })
const known = ['K-gotcha-one', 'K-pattern-two', 'K-gotcha-three'].map(entry)
const taught = new Map([
  [1, 'A'],
  [2, 'B'],
])

function intoIndex({ operations }: KnowledgeAnswer) {
  const least = { add: 0, supersede: 1, deprecate: 1, merge: 2, contradict: 2 }
  const fitting = operations.map(({ targets = [], ...operation }) => ({
    ...operation,
    targets: [...targets, 'K-gotcha-three'].slice(0, least[operation.action]),
  }))
  return applyOperations(known, fitting, { taught })
}

function prepOf(answer: unknown) {
  const read = readPrep(ended(answer))
  return 'why' in read ? undefined : read
}

const issueOf = (id: string): Issue => ({
  ...{ id, severity: 'critical', category: 'risk', description: 'x', tasks: [] },
  ...{ answer: null, settled: false, agreed: null, action_item: null },
})
const challenged: ConsensusState = {
  ...{ round: 1, next: 'counter', summary: '', held: null, decision: null, words: [], unanswered: false },
  issues: [issueOf('C1'), issueOf('C2')],
}
const answering = (part: ConsensusPart, before: ConsensusState) =>
  consensusPrompt({ ...{ template: '', part, plan, before, asksServers: false }, statusOf: () => 'pending' })
const toldOf = (consensus: ConsensusState) => {
  const at = { planFile: 'plan.json', workBranch: 'w', now: null } as const
  return counselRemarks({ evidence: null, tasks: {}, counsel: { ...noCounsel, consensus } }, (text) => text, at)
}

const answers: Readonly<Record<string, Answer>> = {
  handoffJsonSchema: {
    schema: handoffJsonSchema,
    understood: {
      'files_touched[].path': ['src/a.ts', 'src/b.ts'],
      'task_completed.task_id': ['A', 'B'],
      'plan_amendments[].task_id': ['B', 'C'],
      'plan_amendments[].after': ['A', 'C'],
      // Entries of their own, so that each has an effect.
      'no_longer_true[].entry': [3, 4],
      'contradictions[].entry': [5, 4],
      'contradictions[].contradicts': [6, 4],
      'plan_amendments[].task': [
        { id: 'N', title: 'new', description: 'it' },
        { id: 'N', title: 'newer', description: 'it' },
      ],
      'plan_amendments[].changes': [{ title: 'changed' }, { title: 'changed more' }],
    },
    readers: handoffReaders,
  },
  reviewJsonSchema: {
    schema: reviewJsonSchema,
    understood: { 'findings[].path': ['src/a.ts', 'src/b.ts'] },
    readers: {
      'verdict and the next prompt': (answer: unknown) => {
        const patch = '@@ -0,0 +1,3 @@\n+a\n+b\n+c'
        const files = ['src/a.ts', 'src/b.ts'].map((path) => ({ path, patch }))
        const read = readReview(ended(answer), files)
        if ('why' in read) return read
        const reviewed = { end: ended(answer), review: read.review, why: null }
        return [reviewFindings(read.review), reviewVerdict('gate', reviewed, { now: 0, waits: 0, losses: 0 })]
      },
    },
  },
  passJsonSchema: {
    schema: passJsonSchema,
    readers: {
      'the next prompt and the log': (answer: unknown) => {
        const result = readPass(
          { name: 'security', end: ended(answer), ...call },
          { schema: undefined },
          withTimeout(20_000),
        )
        const { issues, summary } = result
        const fact = { type: 'agent_pass', at: at(0), iteration: 3, task: 'A', pass_name: 'security' } as const
        const counts = { issues: issues.length, critical: 0, summary }
        return [passFindings([result]), passInWords({ ...fact, ...counts, model: null, usage: call.usage })]
      },
    },
  },
  prepJsonSchema: {
    schema: prepJsonSchema,
    readers: {
      'the agent that is sent the prompt': (answer: unknown) => prepOf(answer)?.prepared_prompt,
      'the log': (answer: unknown) => {
        const { action = '', reason = '' } = prepOf(answer) ?? {}
        return eventInWords({ ...oneOfEach.agent_call, role: 'prep', outcome: `${action}: ${reason}` })
      },
      'the call that does the research': (answer: unknown) =>
        prepPrompt({
          ...{ template: '', task, attempt: 1, files: [], last: undefined, hints: [], maxChars: 1, hasAsked: false },
          research: prepOf(answer)?.research ?? [],
        }),
    },
  },
  postJsonSchema: {
    schema: postJsonSchema,
    understood: {
      'operations[].targets[]': ['K-gotcha-one', 'K-pattern-two'],
      'plan_amendments[].task_id': ['B', 'C'],
      'plan_amendments[].after': ['A', 'C'],
      'plan_amendments[].task': [
        { id: 'N', title: 'new', description: 'it' },
        { id: 'N', title: 'newer', description: 'it' },
      ],
      'plan_amendments[].changes': [{ title: 'changed' }, { title: 'changed more' }],
    },
    readers: {
      'the index': (answer: KnowledgeAnswer) => intoIndex(answer),
      'the plan': (answer: unknown) => {
        const read = readPost(ended(answer))
        if ('why' in read) return read
        const { wishes, refused } = amendmentsOf(
          { ...read, recommended_action: 'modify_plan' },
          { plan, statusOf: () => 'pending', taskId: 'A' },
        )
        return [intoPlan(wishes), refused]
      },
      'the log': (answer: unknown) => {
        const read = readPost(ended(answer))
        if ('why' in read) return read
        const { recommended_action, summary, pattern = '' } = read
        return [
          eventInWords({ ...oneOfEach.agent_call, role: 'post', outcome: `${recommended_action}: ${summary}` }),
          eventInWords({ ...oneOfEach.failure_pattern, pattern, recommended_action }),
        ]
      },
    },
  },
  challengeJsonSchema: {
    schema: challengeJsonSchema,
    readers: {
      'the one who answers, and people': (answer: unknown) => {
        const heard = applyStatement('challenge', ended(answer), { before: null, rounds: 1, gate: true })
        if ('why' in heard) return heard
        return [
          answering('counter', heard.now),
          toldOf(heard.now),
          consensusFile({ ...heard, rounds: [], moment: '' }, ''),
        ]
      },
    },
  },
  counterJsonSchema: {
    schema: counterJsonSchema,
    understood: { 'answers[].id': ['C1', 'C2'] },
    readers: {
      'the one who decides': (answer: unknown) => {
        const heard = applyStatement('counter', ended(answer), { before: challenged, rounds: 1, gate: true })
        return 'why' in heard ? heard : [answering('synthesis', heard.now), toldOf(heard.now)]
      },
    },
  },
  synthesisJsonSchema: {
    schema: synthesisJsonSchema,
    understood: { 'issues[].id': ['C1', 'C2'] },
    readers: {
      'the gate, every prompt and people': (answer: unknown) => {
        const heard = applyStatement('synthesis', ended(answer), { before: challenged, rounds: 1, gate: true })
        if ('why' in heard) return heard
        const { now } = heard
        return [now.held, actionItems(now), toldOf(now), consensusFile({ now, rounds: [], moment: '' }, '')]
      },
    },
  },
  planReviewJsonSchema: {
    schema: planReviewJsonSchema,
    understood: {
      'changes[].task_id': ['B', 'C'],
      'changes[].after': ['A', 'C'],
      'changes[].task': [
        { id: 'N', title: 'new', description: 'it' },
        { id: 'N', title: 'newer', description: 'it' },
      ],
      'changes[].changes': [{ title: 'changed' }, { title: 'changed more' }],
    },
    readers: {
      'what a person is told': (answer: unknown) => {
        const read = readPlanReview(ended(answer), [])
        if ('why' in read) return read
        const plan_review = { ...read, proposals: [...read.proposals], round: 1, done: true, held: null, words: [] }
        const at = { planFile: 'plan.json', workBranch: 'w', now: null } as const
        return counselRemarks({ evidence: null, tasks: {}, counsel: { ...noCounsel, plan_review } }, (text) => text, at)
      },
      'the plan': (answer: unknown) => {
        const read = readPlanReview(ended(answer), [])
        return 'why' in read ? read : intoPlan(read.proposals.map(({ amendment }) => amendment))
      },
    },
  },
  verifyJsonSchema: {
    schema: verifyJsonSchema,
    understood: { 'missing[].task': ['A', 'B'] },
    readers: {
      'whether the plan is complete, and the log': (answer: unknown) => {
        const read = readVerify(ended({ ...(answer as object), missing: [] }))
        return 'why' in read ? read : judgedInWords({ ...read, missing: [] }, (text) => text)
      },
      'the plan': (answer: unknown) => {
        const read = readVerify(ended(answer))
        return 'why' in read
          ? read
          : read.missing.map((one) => ('fault' in one ? one : missingAsTask(one, { plan, round: 1, number: 1 })))
      },
    },
  },
  planProposalSchema: {
    schema: planProposalSchema,
    understood: proposed,
    readers: {
      'the proposed plan': (answer: unknown) =>
        whatIsShown(judgePlan(ended(faultless(answer as PlanProposal)) as AgentEnd, proposedFrom)),
      'what its agent is told': (answer: unknown) => whatIsShown(judgePlan(ended(answer) as AgentEnd, proposedFrom)),
    },
  },
  setUpProposalSchema: {
    schema: setUpProposalSchema,
    understood: {
      'plan.name': proposed.name,
      'plan.tasks[].id': proposed['tasks[].id'],
      'plan.tasks[].depends_on[]': proposed['tasks[].depends_on[]'],
      'plan.tasks[].goals[]': proposed['tasks[].goals[]'],
    },
    readers: {
      'the proposed set-up': (answer: unknown) => {
        const { plan: inIt, ...rest } = answer as { plan: PlanProposal }
        return whatIsShown(judgeSetUp(ended({ ...rest, plan: faultless(inIt) }) as AgentEnd, []))
      },
      'what its agent is told': (answer: unknown) => whatIsShown(judgeSetUp(ended(answer) as AgentEnd, [])),
    },
  },
  knowledgeJsonSchema: {
    schema: knowledgeJsonSchema,
    understood: { 'operations[].targets[]': ['K-gotcha-one', 'K-pattern-two'] },
    readers: {
      'the index': intoIndex,
    },
  },
}

/** Enough for each value of each enumeration to be the one that the others stand beside. */
const choices = [0, 1, 2, 3, 4]

function readBy(leaf: string, { schema, understood = {}, readers }: Answer): string[] {
  const matches = new Ajv({ strict: false }).compile(schema())
  const sample = (choice: number, other?: string): unknown => {
    const made = sampleOf(schema() as never, { choice, understood, ...(other !== undefined && { other }) })
    expect(matches(made), `${JSON.stringify(made)}: ${JSON.stringify(matches.errors)}`).toBe(true)
    return made
  }
  const pairs = choices.map((choice) => [sample(choice), sample(choice, leaf)] as const)
  const read = (reader: Reader, answer: unknown): string | undefined => JSON.stringify(reader(answer as never))
  const differs = (reader: Reader): boolean => pairs.some(([one, other]) => read(reader, one) !== read(reader, other))
  return Object.entries(readers).flatMap(([name, reader]) => (differs(reader) ? [name] : []))
}

test('every kind of answer that an agent is asked for is in this table', () => {
  const folder = 'src/schema'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const asked = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^export const (\w+) = answerSchema\(/gm)].map(
      ([, name]) => name,
    ),
  )
  expect(asked.sort()).toEqual(Object.keys(answers).sort())
})

for (const [name, answer] of Object.entries(answers)) {
  test.each(leavesOf(answer.schema() as never))(`${name}: somebody makes something of %s`, (leaf) => {
    expect(readBy(leaf, answer), `nobody reads ${leaf}: give it a reader, or do not ask for it`).not.toEqual([])
  })
}

test('a field that nobody reads is found, also a nested one', () => {
  const { schema, ...others } = answers['handoffJsonSchema'] ?? expect.unreachable('it is in the table')
  const more = structuredClone(schema()) as { properties: Record<string, { items?: object; type?: string }> }
  const bugs = more.properties['bugs_encountered']?.items as { properties: Record<string, object> }
  bugs.properties['severity'] = { type: 'string', enum: ['high', 'low'] }
  more.properties['mood'] = { type: 'string' }
  const unread = leavesOf(more as never).filter((leaf) => readBy(leaf, { ...others, schema: () => more }).length === 0)
  expect(unread).toEqual(['bugs_encountered[].severity', 'mood'])
})
