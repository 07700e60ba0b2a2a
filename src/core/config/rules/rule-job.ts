import type { RecordedRule, RuleChange, Rules } from '../../../schema/run/rules.ts'
import { alike } from '../../setting/setting.ts'
import { type StatedSettings, type StatedValue, withChanges } from './overrides.ts'
import { isNewest, isRule, type RuleName, ruleNames, usualRaw, weakens } from './rule-table.ts'

/** A change that was not allowed: `place` says what asked for it, `edited` which file, where plan or settings file did. */
export type RefusedChange = RuleChange & { readonly place: string; readonly edited: string | null }

/** What a job goes by, and what becomes of the record. */
export interface Ruling {
  /** Raw values by name, for what is not simply as it was resolved. */
  readonly values: Readonly<Partial<Record<RuleName, unknown>>>
  /** The record as it is once this job has begun. */
  readonly recorded: Rules
  readonly changes: readonly RuleChange[]
  /** What this job goes by for itself, since plan or `ralph.yml` now say something stronger than the record. */
  readonly stronger: readonly Omit<RuleChange, 'rule'>[]
  /** With one of these the job must not start. */
  readonly refused: readonly RefusedChange[]
  /** Plan or `ralph.yml` say something else than when the rules were recorded. */
  readonly edited: boolean
}

interface Case {
  readonly told: StatedSettings
  readonly recorded: Rules
  /** The base's commit now. */
  readonly base: string
  /** Plan and `ralph.yml` are those of a newer commit of the base. */
  readonly consent: boolean
  /** Somebody said that the rules of the run are to change. */
  readonly change: boolean
  /** What decides nothing is recorded, too, where this job alone was told it. */
  readonly keeps: boolean
}

/** The record of a run that begins. */
export function firstRules({ told, base, keeps }: Pick<Case, 'told' | 'base' | 'keeps'>): Rules {
  const values = ruleNames.flatMap((name) => {
    const rule = ruleOf(name, told)
    // What is as by default anyway needs no record.
    if (rule && rule.based === undefined && alike(rule.value, usualRaw(name))) return []
    return rule && (isRule(name) || (keeps && rule.source === 'job')) ? [[name, rule] as const] : []
  })
  return { base, values: Object.fromEntries(values) }
}

/** All of a record as changes, for a run that an older program began without one. */
export const changesTo = ({ values }: Rules): RuleChange[] =>
  Object.entries(values).map(([name, rule]) => ({ name, before: null, after: rule.value, rule }))

/**
 * The rules of a later job. Told less, it goes on with what is recorded; told something stronger, it goes by that, for
 * itself. What weakens is refused, unless `change` or `consent` allow it.
 */
export function ruleJob(request: Case): Ruling {
  const judged = ruleNames.map((name) => judge(name, request))
  const { recorded } = request
  const changes = judged.flatMap(({ name, then, rule }) => (alike(then, rule) ? [] : [changeOf(name, then, rule)]))
  return {
    values: Object.fromEntries(judged.flatMap(({ name, goesBy }) => (goesBy === undefined ? [] : [[name, goesBy]]))),
    recorded: withChanges({ ...recorded, base: request.consent ? request.base : recorded.base }, changes),
    changes,
    stronger: judged.flatMap(({ name, rule, goesBy: after, edited }) => {
      const before = rawBy(name, rule)
      const isByFile = edited && request.told.byJob[name] === undefined
      return isByFile && after !== undefined && !alike(before, after) ? [{ name, before, after }] : []
    }),
    refused: judged.flatMap(({ refused }) => refused ?? []),
    edited: judged.some(({ edited }) => edited),
  }
}

interface Judged {
  readonly name: RuleName
  readonly then: RecordedRule | undefined
  /** As it is recorded from here on. */
  readonly rule: RecordedRule | undefined
  /** Undefined: as it was resolved. */
  readonly goesBy: unknown
  readonly refused?: RefusedChange
  readonly edited: boolean
}

function judge(name: RuleName, request: Case): Judged {
  const { told, change, keeps } = request
  const then = request.recorded.values[name]
  const said = told.byJob[name]
  const replaces =
    keeps && isNewest(name) && said !== undefined && !alike(said.raw, rawBy(name, then) ?? usualRaw(name))
  if (!then && !isRule(name) && !replaces) return { name, then, rule: then, goesBy: undefined, edited: false }
  const edited = !alike(told.byBase[name]?.raw, then?.based)
  const judged = { name, then, rule: then, goesBy: rawBy(name, then), edited, ...(edited && edit(name, request, then)) }
  if (!said) return judged
  const { rule } = judged
  const { refused: _, ...others } = judged
  const byJob = { ...others, goesBy: said.raw }
  if (alike(said.raw, rawBy(name, rule))) return byJob
  const own = ruleOf(name, told)
  // Whoever begins a run whose checks are other jobs does not know their names.
  if (change || replaces || (name === 'require' && !then)) return { ...byJob, rule: own }
  if (!weakens(name, rawBy(name, rule), said.raw)) return byJob
  return { ...byJob, refused: { ...changeOf(name, rule, own), place: said.place, edited: null } }
}

/** What an edit of plan or `ralph.yml` comes to. */
function edit(name: RuleName, { told, consent, change }: Case, then: RecordedRule | undefined): Partial<Judged> {
  const said = told.byBase[name]
  const to = edited(name, said, then)
  if (consent || change) return { rule: to, goesBy: rawBy(name, to) }
  if (!weakens(name, rawBy(name, then), rawBy(name, to))) return { goesBy: rawBy(name, to) }
  // What no longer says anything was said in one of the two, and the record does not tell which.
  const by = { place: said?.place ?? then?.from ?? '', edited: said?.source ?? 'the plan or the configuration file' }
  return { refused: { ...changeOf(name, then, to), ...by } }
}

/** What was said to a job, or ordered, is not taken back by a file that no longer says anything. */
function edited(
  name: RuleName,
  said: StatedValue | undefined,
  then: RecordedRule | undefined,
): RecordedRule | undefined {
  if (said) return isRule(name) ? fromBase(said) : undefined
  if (!then || then.source === 'base') return undefined
  const { based: _, ...rest } = then
  return rest
}

const fromBase = ({ raw, place }: StatedValue): RecordedRule => ({
  value: raw,
  from: place,
  source: 'base',
  based: raw,
})

function ruleOf(name: RuleName, { byJob, byBase }: StatedSettings): RecordedRule | undefined {
  const [own, base] = [byJob[name], byBase[name]]
  if (!own) return base && fromBase(base)
  return { value: own.raw, from: own.place, source: 'job', ...(base && { based: base.raw }) }
}

/** Undefined where nothing is recorded and the setting decides nothing: then it is as it was resolved. */
const rawBy = (name: RuleName, rule: RecordedRule | undefined): unknown =>
  rule ? rule.value : isRule(name) ? usualRaw(name) : undefined

const changeOf = (name: RuleName, before: RecordedRule | undefined, after: RecordedRule | undefined): RuleChange => ({
  name,
  before: before?.value ?? usualRaw(name),
  after: after?.value ?? usualRaw(name),
  rule: after ?? null,
})
