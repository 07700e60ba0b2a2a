import { count, lowerIn, oneOf, optional, setting, text } from '../../setting/setting.ts'

/** Looks at the plan as a whole, before the first task and after the last one (docs/counsel.md). */
export const counselSettings = {
  verify: setting({
    read: oneOf('none', 'evidence', 'model', 'both'),
    fallback: 'evidence',
    rule: 'kept',
    replayed: true,
    help: 'when all tasks are done: evidence: each acceptance criterion is matched to a check, a test or a file of the work, and those without are reported; model: a small model says what is missing, which becomes tasks; both; none',
    example: 'both',
  }),
  'plan-review': setting({
    read: oneOf('none', 'comment', 'gate'),
    fallback: 'none',
    rule: lowerIn('none', 'comment', 'gate'),
    replayed: true,
    help: 'before the first task an agent reviews the plan. comment: what it proposes is shown, and `ralph accept` takes it over; gate: what the rules of amendments allow is taken over, and a plan that is not ready waits for a person',
    example: 'comment',
  }),
  'plan-review-passes': setting({
    read: count(1),
    fallback: 1,
    rule: 'kept',
    replayed: true,
    help: 'so many reviews of the plan, one after the other, at most; one that proposes nothing is the last',
    example: '3',
  }),
  'plan-review-model': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'kept',
    replayed: true,
    help: "the model that reviews the plan; default: the agent's",
    example: 'opus',
  }),
  'verify-model': setting({
    read: text,
    fallback: 'haiku',
    rule: 'kept',
    replayed: true,
    help: 'the small model that verifies',
    example: 'sonnet',
  }),
} as const
