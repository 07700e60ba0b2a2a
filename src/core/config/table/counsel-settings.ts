import { oneOf, setting, text } from '../../setting/setting.ts'

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
  'verify-model': setting({
    read: text,
    fallback: 'haiku',
    rule: 'kept',
    replayed: true,
    help: 'the small model that verifies',
    example: 'sonnet',
  }),
} as const
