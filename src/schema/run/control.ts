import { z } from 'zod'
import { TaskId } from '../plan/plan.ts'

/** `control.json`: orders that took effect, and effects still to deliver (docs/design.md#outbox-and-inbox). */
export const Control = z.object({
  schema: z.literal(1),
  /** Commands that took effect and may still be in the inbox; written in the same commit as their effect. */
  consumed: z.array(z.string()),
  /** Orders from before this moment are settled: they are not read again, and their ids are not kept. */
  cursor: z.iso.datetime().nullable().default(null),
  /** External effects, each with a stable key; delivered by list, compare, create or edit. */
  outbox: z.array(z.object({ key: z.string(), kind: z.string(), body: z.string() })),
  /** Keys of the newest notices, so that none is sent twice. */
  told: z.array(z.string()).optional(),
})
export type Control = z.infer<typeof Control>
/** One external effect, such as a reaction or a comment. */
export type Outgoing = Control['outbox'][number]

export const emptyControl: Control = { schema: 1, consumed: [], cursor: null, outbox: [] }

/** Why a person withdrew an attempt that had passed its checks: `withdrawn.json` of its iteration. */
export const Withdrawal = z.object({
  /** `dependent`: its task is open again since its foundation was undone; its changes are still there. */
  what: z.enum(['rejected', 'undone', 'dependent']),
  by: z.string(),
  why: z.string(),
})
export type Withdrawal = z.infer<typeof Withdrawal>

const text = z.string()

/** An operator's order (docs/design.md#words), with the same words on a laptop and in a comment. */
export const OperatorCommand = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pause'), why: text }),
  z.object({ kind: z.literal('resume') }),
  z.object({ kind: z.literal('stop'), why: text }),
  z.object({ kind: z.literal('skip'), task: TaskId, why: text }),
  z.object({ kind: z.literal('retry'), task: TaskId, why: text }),
  /** Without a SHA, only a tool that shows the waiting commit may fill it in. A task answers its agent. */
  z.object({ kind: z.literal('approve'), sha: z.string().regex(/^(?:[0-9a-f]{7,64})?$/), task: TaskId.optional() }),
  z.object({ kind: z.literal('undo'), iteration: z.int().min(1), reopen_dependents: z.boolean(), why: text }),
  z.object({ kind: z.literal('hint'), text: text.min(1) }),
  /** Hint and retry in one; `done` agrees that the task needs no change. */
  z.object({ kind: z.literal('answer'), task: TaskId, text: text.min(1) }),
  z.object({ kind: z.literal('remember'), text: text.min(1) }),
  z.object({ kind: z.literal('forget'), id: text.min(1), why: text }),
  /** All knowledge, or the entries with these words. */
  z.object({ kind: z.literal('knowledge'), words: text }),
  /** Answers to a review of the plan. `accept` names proposals, or none for all; issues (C1) are accepted together. */
  z.object({ kind: z.literal('accept'), ids: z.array(text.regex(/^[CP]\d{1,3}$/)) }),
  z.object({ kind: z.literal('revise'), why: text }),
  z.object({ kind: z.literal('override'), why: text }),
  z.object({ kind: z.literal('abort'), why: text }),
  /** New limits of the whole run in USD, tokens or attempts; at least one of them. */
  z.object({
    kind: z.literal('budget'),
    usd: text.nullable(),
    iterations: text.nullable(),
    tokens: text.nullable().default(null),
  }),
  z.object({ kind: z.literal('mode'), value: text.min(1) }),
  z.object({ kind: z.literal('set'), name: text.min(1), value: text.min(1) }),
  /** Only for comments: a laptop has a command for each. */
  z.object({ kind: z.literal('start') }),
  z.object({ kind: z.literal('plan') }),
  z.object({ kind: z.literal('status') }),
  z.object({ kind: z.literal('help') }),
  /** On a review or a commit, the place gives the meaning; elsewhere the order names the iteration. */
  z.object({ kind: z.literal('add'), text: text.min(1) }),
  z.object({ kind: z.literal('redo'), iteration: z.int().min(1).nullable(), why: text }),
])
export type OperatorCommand = z.infer<typeof OperatorCommand>

/** A commit status as it should be at the remote: the JSON of an effect of the kind `status`. */
export const CommitStatus = z.object({
  sha: z.string(),
  /** Its name: `ralph/npm test`, or one that the repository's rules require. */
  context: z.string(),
  state: z.enum(['success', 'failure']),
  description: z.string(),
  target_url: z.string().optional(),
})
export type CommitStatus = z.infer<typeof CommitStatus>

/** A review as it should be on a pull request: the JSON of an effect of the kind `review`. */
export const PullReview = z.object({
  sha: z.string(),
  /** The branch of the pull request that shows the commit. */
  branch: z.string(),
  at: z.iso.datetime(),
  body: z.string(),
  comments: z.array(z.object({ path: z.string(), line: z.int(), body: z.string() })),
})
export type PullReview = z.infer<typeof PullReview>

/** A reviewer's comment on one line. */
export const Remark = z.object({
  /** Where to answer: an id like that of an order. */
  thread: z.string(),
  path: z.string(),
  /** In `commit`; null for a whole file. */
  line: z.int().nullable(),
  commit: z.string(),
  text: z.string(),
  url: z.string(),
})
export type Remark = z.infer<typeof Remark>

/** The place of an order, and the subject of a review. */
export const About = z.object({
  url: z.string(),
  /** The reviewed commit; null for any other order. */
  commit: z.string().nullable(),
  remarks: z.array(Remark),
})
export type About = z.infer<typeof About>
