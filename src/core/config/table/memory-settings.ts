import { TaskId } from '../../../schema/plan/plan.ts'
import { defaultIndexWhen, indexWhen } from '../../knowledge/index-when.ts'
import { count, oneOf, type Reader, setting, toggle, weakerBelow, weakerIfHigher } from '../../setting/setting.ts'

/** The name becomes part of a ref. */
const planNameOrNone: Reader<string | undefined> = (raw) => {
  const read = TaskId.safeParse(raw)
  return read.success ? { value: read.data } : { expected: 'the name of a plan: letters, digits, ".", "_" and "-"' }
}

/** Settings of prompts and of the index (docs/memory.md). */
export const memorySettings = {
  mode: setting({
    read: oneOf('handoff-only', 'handoff-plus-index', 'agent-orchestrated'),
    fallback: 'handoff-only',
    rule: 'kept',
    replayed: true,
    help: 'what the next agent is told. handoff-only: the previous handoff and what people asked to remember; handoff-plus-index: also what earlier iterations learned, if it is relevant to the task; agent-orchestrated: an agent collects what each iteration learned and prepares the next prompt',
    example: 'handoff-plus-index',
  }),
  'knowledge-from': setting({
    read: planNameOrNone,
    fallback: undefined,
    rule: 'kept',
    replayed: true,
    help: 'the name of an older plan whose knowledge this run inherits; read once, when the run starts or by its next job',
    example: 'first-plan',
  }),
  'context-budget': setting({
    read: count(500),
    fallback: 8000,
    rule: 'kept',
    replayed: true,
    env: 'RALPH_CONTEXT_BUDGET_TOKENS',
    help: 'the maximum size of the assembled prompt in tokens, counted as four characters each until calls report exact numbers',
    example: '12000',
  }),
  'context-budget-hpi': setting({
    read: count(500),
    fallback: 16_000,
    rule: 'kept',
    replayed: true,
    env: 'RALPH_CONTEXT_BUDGET_TOKENS_HPI',
    help: 'the same for the modes handoff-plus-index and agent-orchestrated',
    example: '24000',
  }),
  'agents-md': setting({
    read: toggle,
    fallback: false,
    rule: 'kept',
    replayed: true,
    toggle: true,
    help: 'keep what a run learned in a marked section of AGENTS.md, in a separate commit at the end of each milestone and of the plan',
    example: '',
  }),
  'index-when': setting({
    read: indexWhen,
    fallback: defaultIndexWhen,
    rule: 'kept',
    replayed: true,
    repeatable: true,
    object: true,
    formerNames: {
      'novelty-overlap-threshold': 'overlap',
      'novelty-recent-handoffs': 'handoffs',
      'compaction-threshold-bytes': 'bytes',
      'compaction-interval': 'iterations',
      'compaction-max-turns': 'turns',
    },
    help: "when the index is updated: after iterations (5), when the handoffs that are not in it exceed bytes (32000), or when the newest handoffs (3) contain less than overlap (0.25) of the task's words; the call has up to turns (10)",
    example: 'iterations=10,bytes=64000',
  }),
  indexer: setting({
    read: oneOf('agent', 'fields'),
    fallback: 'agent',
    rule: 'kept',
    replayed: true,
    help: 'how the index is updated. agent: by a short model call; fields: from the fields of the handoffs, without a call',
    example: 'fields',
  }),
  contradictions: setting({
    read: oneOf('note', 'ask'),
    fallback: 'note',
    rule: weakerBelow('note', 'ask'),
    replayed: true,
    help: 'when an agent says that two entries of the index contradict each other. note: prompts show them as a pair, the newer one first; ask: you are notified as well',
    example: 'ask',
  }),
} as const

/** What follows from an agent's report of its own work; part of the table in `settings.ts`. */
export const handoffSettings = {
  incomplete: setting({
    read: oneOf('continue', 'done', 'fail'),
    fallback: 'continue',
    rule: weakerBelow('done', 'continue', 'fail'),
    replayed: true,
    help: 'when the checks pass but the agent says that its task is not complete. continue: the commit counts as a part, and the next attempt continues from it; done: only the checks decide; fail: the attempt fails, and if the task fails, its parts are reverted',
    example: 'fail',
  }),
  'max-continuations': setting({
    read: count(0),
    fallback: 3,
    rule: weakerIfHigher,
    replayed: true,
    help: "how many attempts may continue a task after its first part before it fails; a task's own max_continuations takes precedence",
    example: '5',
  }),
  'human-review': setting({
    read: oneOf('note', 'ask', 'stop'),
    fallback: 'note',
    rule: weakerBelow('note', 'ask', 'stop'),
    replayed: true,
    help: 'when an agent asks for a person to look at its work. note: you are notified and the run continues; ask: dependent tasks and later milestones wait for `ralph approve TASK`; stop: the job ends after that iteration',
    example: 'ask',
  }),
  'no-change': setting({
    read: oneOf('ask', 'accept'),
    fallback: 'ask',
    rule: weakerBelow('accept', 'ask'),
    replayed: true,
    help: 'when an agent changes nothing and says that everything is there already. ask: the task waits for `ralph answer`; accept: the checks run, and if a cited test ran for every acceptance criterion and a verifying model agrees, the task is done without a change',
    example: 'accept',
  }),
  'on-stuck': setting({
    read: oneOf('ask', 'pause', 'skip'),
    fallback: 'ask',
    rule: 'kept',
    replayed: true,
    help: 'when more attempts at a task would only cost money. ask: the task fails at once, you are notified, and the run continues with tasks that do not depend on it; pause: nothing runs until `ralph resume`; skip: the task is given up, and a person must agree before the run is complete',
    example: 'pause',
  }),
  'stuck-after': setting({
    read: count(2),
    fallback: 3,
    rule: 'kept',
    replayed: true,
    help: 'how many times in a row the same failure must occur before a task counts as stuck',
    example: '2',
  }),
} as const
