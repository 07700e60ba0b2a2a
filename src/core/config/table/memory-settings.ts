import { TaskId } from '../../../schema/plan/plan.ts'
import { count, higher, lowerIn, oneOf, optional, type Reader, setting, text, toggle } from '../../setting/setting.ts'

/** A share from 0 to 1. */
const share: Reader<number> = (raw) => {
  const value = typeof raw === 'string' && /^\d*\.?\d+(?:e-?\d+)?$/.test(raw.trim()) ? Number(raw) : raw
  return typeof value === 'number' && value >= 0 && value <= 1
    ? { value }
    : { expected: 'a share from 0 to 1, such as 0.25' }
}

/** The name becomes part of a ref. */
const planNamed: Reader<string | undefined> = (raw) => {
  const read = TaskId.safeParse(raw)
  return read.success ? { value: read.data } : { expected: 'the name of a plan: letters, digits, ".", "_" and "-"' }
}

/** What reaches the next agent, and when the index is renewed (docs/memory.md). */
export const memorySettings = {
  mode: setting({
    read: oneOf('handoff-only', 'handoff-plus-index', 'agent-orchestrated'),
    fallback: 'handoff-only',
    rule: 'kept',
    replayed: true,
    help: 'what reaches the next agent: handoff-only: the handoff of the one before, and what people said; handoff-plus-index: besides, what all iterations taught, as far as it bears on the task; agent-orchestrated: an agent takes in what each iteration taught and prepares the prompt of the next',
    example: 'handoff-plus-index',
  }),
  'knowledge-from': setting({
    read: planNamed,
    fallback: undefined,
    rule: 'kept',
    replayed: true,
    help: 'the name of an older plan whose knowledge the run takes over; read once, when the run begins or by its next job',
    example: 'first-plan',
  }),
  'context-budget': setting({
    read: count(500),
    fallback: 8000,
    rule: 'kept',
    replayed: true,
    env: 'RALPH_CONTEXT_BUDGET_TOKENS',
    help: 'tokens of the assembled prompt, at four characters each until calls report more exactly',
    example: '12000',
  }),
  'context-budget-hpi': setting({
    read: count(500),
    fallback: 16_000,
    rule: 'kept',
    replayed: true,
    env: 'RALPH_CONTEXT_BUDGET_TOKENS_HPI',
    help: 'the same where the mode is handoff-plus-index or agent-orchestrated',
    example: '24000',
  }),
  'agents-md': setting({
    read: toggle,
    fallback: false,
    rule: 'kept',
    replayed: true,
    toggle: true,
    help: 'keep what a run learned in a marked part of AGENTS.md: a commit of its own, at the end of each milestone and of the plan',
    example: '',
  }),
  retrieval: setting({
    read: oneOf('ranked', 'keyword'),
    fallback: 'ranked',
    rule: 'kept',
    replayed: true,
    help: 'which entries of an index that does not fit go into the prompt: ranked: by their relevance to the task; keyword: twelve lines that hold a word of it',
    example: 'keyword',
  }),
  'novelty-overlap-threshold': setting({
    read: share,
    fallback: 0.25,
    rule: 'kept',
    replayed: true,
    help: "share of a task's words that the newest handoffs hold; below it the index is renewed first",
    example: '0.4',
  }),
  'novelty-recent-handoffs': setting({
    read: count(1),
    fallback: 3,
    rule: 'kept',
    replayed: true,
    help: 'how many handoffs that looks at',
    example: '5',
  }),
  indexer: setting({
    read: oneOf('agent', 'fields'),
    fallback: 'agent',
    rule: 'kept',
    replayed: true,
    help: 'who renews the index where there is one: agent: one short call of a model; fields: what the handoffs say in their fields, without a call',
    example: 'fields',
  }),
  'context-agent-model': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'kept',
    replayed: true,
    help: 'the model of the calls around the coding agent; default: `context_agent` of `.ralph/config/agents.json`, else the same as the coding agent',
    example: 'haiku',
  }),
  'compaction-max-turns': setting({
    read: count(1),
    fallback: 10,
    rule: 'kept',
    replayed: true,
    help: 'turns of the call that renews the index',
    example: '5',
  }),
  'compaction-threshold-bytes': setting({
    read: count(1),
    fallback: 32_000,
    rule: 'kept',
    replayed: true,
    help: 'the index is renewed when the handoffs that it does not know are larger than so many bytes',
    example: '64000',
  }),
  'compaction-interval': setting({
    read: count(1),
    fallback: 5,
    rule: 'kept',
    replayed: true,
    help: 'the index is renewed after so many iterations that passed',
    example: '10',
  }),
} as const

/** What comes of an agent's own account of its work; part of the table in `settings.ts`. */
export const handoffSettings = {
  incomplete: setting({
    read: oneOf('continue', 'done', 'fail'),
    fallback: 'continue',
    rule: lowerIn('done', 'continue', 'fail'),
    replayed: true,
    help: 'an agent says that its task is not complete, and the checks are green: continue: its commit is a part, and the next attempt goes on from it; done: the checks decide alone; fail: the attempt fails, and a task that fails takes its parts back with it',
    example: 'fail',
  }),
  'max-continuations': setting({
    read: count(0),
    fallback: 3,
    rule: higher,
    replayed: true,
    help: "attempts that go on with a task after its first part, before it fails; a task's own max_continuations beats it",
    example: '5',
  }),
  'human-review': setting({
    read: oneOf('note', 'ask', 'stop'),
    fallback: 'note',
    rule: lowerIn('note', 'ask', 'stop'),
    replayed: true,
    help: 'an agent wants a person to look at its work: note: it is told at once, and the run goes on; ask: what depends on the task, and later milestones, wait for `ralph approve TASK`; stop: the job ends after that iteration',
    example: 'ask',
  }),
  'on-stuck': setting({
    read: oneOf('ask', 'pause', 'skip'),
    fallback: 'ask',
    rule: 'kept',
    replayed: true,
    help: 'more attempts at a task would only cost money: ask: it fails at once, a person is told, and the run goes on with what does not need it; pause: no job works until `ralph resume`; skip: it is given up, and the run is complete only if a person agrees',
    example: 'pause',
  }),
  'stuck-after': setting({
    read: count(2),
    fallback: 3,
    rule: 'kept',
    replayed: true,
    help: 'a task is stuck when the same failure comes so many times in a row',
    example: '2',
  }),
} as const
