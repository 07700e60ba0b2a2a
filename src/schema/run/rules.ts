import { z } from 'zod'

/** A setting of the run. Values as in `ralph.yml`; durations in seconds. */
export const RecordedRule = z.object({
  value: z.unknown(),
  /** Such as `--approval`, `.github/ralph.yml: validate`, `an order of Ada`. */
  from: z.string(),
  source: z.enum(['job', 'base', 'order']),
  /** The value in plan or `ralph.yml` at that time, if any. */
  based: z.unknown().optional(),
})
export type RecordedRule = z.infer<typeof RecordedRule>

/** The rules for what may be committed, by names of settings; missing ones have the program's defaults. */
export const Rules = z.object({
  /** The commit of the base with this plan and this `ralph.yml`. */
  base: z.string(),
  values: z.record(z.string(), RecordedRule),
})
export type Rules = z.infer<typeof Rules>

/** A changed rule; `rule` is null if only the default is left. */
export const RuleChange = z.object({
  name: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  rule: RecordedRule.nullable(),
})
export type RuleChange = z.infer<typeof RuleChange>

/** The rules changed: by a newer commit of the base, an order, or a job that asked for it. */
export const RulesChanged = z.object({
  type: z.literal('rules_changed'),
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string(),
  /** The commit of the base whose plan and `ralph.yml` count now. */
  base: z.string(),
  changes: z.array(RuleChange),
})

/** An operator changed a setting that is no rule, for the rest of the run; raw, as written. */
export const SettingChanged = z.object({
  type: z.literal('setting_changed'),
  at: z.iso.datetime(),
  name: z.string(),
  value: z.string(),
  by: z.string(),
})
