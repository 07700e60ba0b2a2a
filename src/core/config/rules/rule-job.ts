import type { RecordedRule, RuleChange, Rules } from '../../../schema/run/rules.ts'
import { isSameJson } from '../../setting/setting.ts'
import { type StatedSettings, type StatedValue, withChanges } from './overrides.ts'
import { defaultRaw, isNewest, isRule, type RuleName, ruleNames, weakens } from './rule-table.ts'

/** `place`: where it was stated; `edited`: the file, if plan or settings file state it. */
export type RefusedChange = RuleChange & { readonly place: string; readonly edited: string | null }

export interface Ruling {
  /** Raw values by name, of settings that are not used as resolved. */
  readonly values: Readonly<Partial<Record<RuleName, unknown>>>
  readonly recorded: Rules
  readonly changes: readonly RuleChange[]
  /** Stricter values that plan or `ralph.yml` state now: this job follows them, and the record keeps the old ones. */
  readonly stronger: readonly Omit<RuleChange, 'rule'>[]
  /** With one of these the job must not start. */
  readonly refused: readonly RefusedChange[]
  /** Plan or `ralph.yml` state something else than when the rules were recorded. */
  readonly edited: boolean
}

interface RuleRequest {
  readonly stated: StatedSettings
  readonly recorded: Rules
  /** The base's commit now. */
  readonly base: string
  /** Plan and `ralph.yml` are from a newer commit of the base. */
  readonly consent: boolean
  /** Somebody asked to change the rules of the run. */
  readonly change: boolean
  /** Also records settings that are no rules, if this job states them. */
  readonly keeps: boolean
}

/** The record of a new run. */
export function firstRules({ stated, base, keeps }: Pick<RuleRequest, 'stated' | 'base' | 'keeps'>): Rules {
  const values = ruleNames.flatMap((name) => {
    const rule = ruleOf(name, stated)
    // A default needs no record.
    if (rule && rule.based === undefined && isSameJson(rule.value, defaultRaw(name))) return []
    return rule && (isRule(name) || (keeps && rule.source === 'job')) ? [[name, rule] as const] : []
  })
  return { base, values: Object.fromEntries(values) }
}

/** A whole record as changes, for a run that an older version began without one. */
export const changesTo = ({ values }: Rules): RuleChange[] =>
  Object.entries(values).map(([name, rule]) => ({ name, before: null, after: rule.value, rule }))

/** Stricter values count for this job only; weaker ones are refused unless `change` or `consent` allow them. */
export function ruleJob(request: RuleRequest): Ruling {
  const judgements = ruleNames.map((name) => judgeRule(name, request))
  const { recorded } = request
  const changes = judgements.flatMap(({ name, oldRule, rule }) =>
    isSameJson(oldRule, rule) ? [] : [changeOf(name, oldRule, rule)],
  )
  return {
    values: Object.fromEntries(
      judgements.flatMap(({ name, effective }) => (effective === undefined ? [] : [[name, effective]])),
    ),
    recorded: withChanges({ ...recorded, base: request.consent ? request.base : recorded.base }, changes),
    changes,
    stronger: judgements.flatMap(({ name, rule, effective: after, edited }) => {
      const before = rawOfRule(name, rule)
      const isByFile = edited && request.stated.byJob[name] === undefined
      return isByFile && after !== undefined && !isSameJson(before, after) ? [{ name, before, after }] : []
    }),
    refused: judgements.flatMap(({ refused }) => refused ?? []),
    edited: judgements.some(({ edited }) => edited),
  }
}

interface RuleJudgement {
  readonly name: RuleName
  readonly oldRule: RecordedRule | undefined
  /** As recorded from now on. */
  readonly rule: RecordedRule | undefined
  /** Undefined: as resolved. */
  readonly effective: unknown
  readonly refused?: RefusedChange
  readonly edited: boolean
}

function judgeRule(name: RuleName, request: RuleRequest): RuleJudgement {
  const { stated, change, keeps } = request
  const oldRule = request.recorded.values[name]
  const jobValue = withRecordedFields(stated.byJob[name], oldRule)
  const replaces =
    keeps &&
    isNewest(name) &&
    jobValue !== undefined &&
    !isSameJson(jobValue.raw, rawOfRule(name, oldRule) ?? defaultRaw(name))
  if (!oldRule && !isRule(name) && !replaces)
    return { name, oldRule, rule: oldRule, effective: undefined, edited: false }
  const edited = !isSameJson(stated.byBase[name]?.raw, oldRule?.based)
  const judgement = {
    name,
    oldRule,
    rule: oldRule,
    effective: rawOfRule(name, oldRule),
    edited,
    ...(edited && judgeEdit(name, request, oldRule)),
  }
  if (!jobValue) return judgement
  const { rule } = judgement
  const { refused: _, ...rest } = judgement
  const jobJudgement = { ...rest, effective: jobValue.raw }
  if (isSameJson(jobValue.raw, rawOfRule(name, rule))) return jobJudgement
  const jobRule = ruleOf(name, { ...stated, byJob: { ...stated.byJob, [name]: jobValue } })
  // A job that begins a run whose checks are other jobs does not know their names.
  if (change || replaces || (name === 'require' && !oldRule)) return { ...jobJudgement, rule: jobRule }
  if (!weakens(name, rawOfRule(name, rule), jobValue.raw)) return jobJudgement
  return { ...jobJudgement, refused: { ...changeOf(name, rule, jobRule), place: jobValue.place, edited: null } }
}

/** A job that states some fields of a setting leaves the others as recorded. */
function withRecordedFields(stated: StatedValue | undefined, recorded: RecordedRule | undefined) {
  if (!stated?.fields || typeof recorded?.value !== 'object') return stated
  const ofJob = Object.entries({ ...(stated.raw as object) }).filter(([field]) =>
    ['flag', 'environment'].includes(stated.fields?.[field] ?? ''),
  )
  return { ...stated, raw: { ...recorded.value, ...Object.fromEntries(ofJob) } }
}

function judgeEdit(
  name: RuleName,
  { stated, consent, change }: RuleRequest,
  oldRule: RecordedRule | undefined,
): Partial<RuleJudgement> {
  const baseValue = stated.byBase[name]
  const newRule = editedRule(name, baseValue, oldRule)
  if (consent || change) return { rule: newRule, effective: rawOfRule(name, newRule) }
  if (!weakens(name, rawOfRule(name, oldRule), rawOfRule(name, newRule))) return { effective: rawOfRule(name, newRule) }
  // A value that is gone was in one of the two files, and the record does not say in which.
  const origin = {
    place: baseValue?.place ?? oldRule?.from ?? '',
    edited: baseValue?.source ?? 'the plan or the configuration file',
  }
  return { refused: { ...changeOf(name, oldRule, newRule), ...origin } }
}

/** What a job stated, or an order set, survives a file that no longer states anything. */
function editedRule(
  name: RuleName,
  baseValue: StatedValue | undefined,
  oldRule: RecordedRule | undefined,
): RecordedRule | undefined {
  if (baseValue) return isRule(name) ? fromBase(baseValue) : undefined
  if (!oldRule || oldRule.source === 'base') return undefined
  const { based: _, ...rest } = oldRule
  return rest
}

const fromBase = ({ raw, place }: StatedValue): RecordedRule => ({
  value: raw,
  from: place,
  source: 'base',
  based: raw,
})

function ruleOf(name: RuleName, { byJob, byBase }: StatedSettings): RecordedRule | undefined {
  const [jobValue, baseValue] = [byJob[name], byBase[name]]
  if (!jobValue) return baseValue && fromBase(baseValue)
  return { value: jobValue.raw, from: jobValue.place, source: 'job', ...(baseValue && { based: baseValue.raw }) }
}

/** Undefined if nothing is recorded and the setting is no rule: then it is as resolved. */
const rawOfRule = (name: RuleName, rule: RecordedRule | undefined): unknown =>
  rule ? rule.value : isRule(name) ? defaultRaw(name) : undefined

const changeOf = (name: RuleName, before: RecordedRule | undefined, after: RecordedRule | undefined): RuleChange => ({
  name,
  before: before?.value ?? defaultRaw(name),
  after: after?.value ?? defaultRaw(name),
  rule: after ?? null,
})
