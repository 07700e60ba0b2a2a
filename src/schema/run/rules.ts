import { z } from 'zod'

/** One setting of the run, as it goes on with it. Values as a person may write them in `ralph.yml`; durations in seconds. */
export const RecordedRule = z.object({
  value: z.unknown(),
  /** Where it was said: `--approval`, `$RALPH_STRATEGY`, `.github/ralph.yml: validate`, `an order of Ada`. */
  from: z.string(),
  source: z.enum(['job', 'base', 'order']),
  /** What plan and `ralph.yml` said then, where they did. */
  based: z.unknown().optional(),
})
export type RecordedRule = z.infer<typeof RecordedRule>

/** What decides what may be committed, by names of settings; what is not there is as the program has it by default. */
export const Rules = z.object({
  /** The commit of the base whose plan and `ralph.yml` these are. */
  base: z.string(),
  values: z.record(z.string(), RecordedRule),
})
export type Rules = z.infer<typeof Rules>

/** One rule that is another one from here on; `rule` is null where only the default is left. */
export const RuleChange = z.object({
  name: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  rule: RecordedRule.nullable(),
})
export type RuleChange = z.infer<typeof RuleChange>

/** What decides what may be committed is another from here on: a newer commit of the base, an order, or a job that said so. */
export const RulesChanged = z.object({
  type: z.literal('rules_changed'),
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
  /** The commit of the base whose plan and `ralph.yml` count now. */
  base: z.string(),
  changes: z.array(RuleChange),
})

/** A setting that is no rule and that an operator changed for the rest of the run; raw, as it was written. */
export const SettingChanged = z.object({
  type: z.literal('setting_changed'),
  at: z.iso.datetime(),
  name: z.string(),
  value: z.string(),
  by: z.string(),
})
