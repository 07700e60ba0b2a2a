import type { RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { adjustable } from '../../config/rules/overrides.ts'
import { isRule, type RuleName, rawOf } from '../../config/rules/rule-table.ts'
import { type Settings, settings } from '../../config/table/settings.ts'
import { openAsks } from '../../run/next/human-review.ts'
import type { Setting } from '../../setting/setting.ts'
import { eventInWords } from '../words/log-lines.ts'
import type { PageData } from './page-data.ts'

/** Filters of the log. */
export const logGroups = ['attempts', 'checks', 'orders', 'knowledge', 'trouble', 'other'] as const
export type LogGroup = (typeof logGroups)[number]

/** `text` is foreign. */
export interface LogRow {
  readonly at: string
  readonly iteration: number | null
  readonly type: RunEvent['type']
  readonly groups: readonly LogGroup[]
  readonly text: string
}

/** A setting that an order can change during the run, with values as a person writes them. */
export interface SettingRow {
  readonly name: string
  readonly help: string
  readonly example: string
  readonly value: string
  /** The only possible values, if they are limited. */
  readonly choices: readonly string[] | null
  /** It decides what may be committed, so a weaker value needs a confirmation. */
  readonly rule: boolean
}

/** The page of a running run: all data except details, and what a person can do. */
export interface LivePage extends PageData {
  /** The newest events, oldest first, and the number of older ones. */
  readonly log: readonly LogRow[]
  readonly older_events: number
  readonly paused: RunState['paused']
  /** Questions of agents of done tasks. */
  readonly asks: RunState['asks']
  /** Applied orders with their results, newest first. */
  readonly commands: RunState['commands']
  readonly settings: readonly SettingRow[]
}

/** Maximum on a page; `ralph log` has all events. */
export const maxLogRows = 2_000

/** `inForce`: the current settings. The sender redacts secrets. */
export function livePage(
  data: PageData,
  run: { events: readonly RunEvent[]; state: RunState; inForce: Settings },
): LivePage {
  const shown = run.events.filter(({ type }) => type !== 'lease_renewed')
  return {
    ...data,
    log: shown.slice(-maxLogRows).map(logRow),
    older_events: Math.max(0, shown.length - maxLogRows),
    paused: run.state.paused,
    asks: openAsks(run.state),
    commands: run.state.commands,
    settings: adjustable.flatMap((name) => settingRow(name, run.inForce)),
  }
}

const logRow = (event: RunEvent): LogRow => ({
  at: event.at,
  iteration: 'iteration' in event ? event.iteration : null,
  type: event.type,
  groups: groupsOf(event.type),
  text: eventInWords(event),
})

const patterns: readonly (readonly [LogGroup, RegExp])[] = [
  ['attempts', /^(?:attempt_|agent_|handed_on|iteration_|undo_|milestone_)/],
  ['checks', /^(?:baseline_|checks_|evidence_|confined)|attempt_(?:succeeded|failed|held)/],
  ['orders', /^(?:command_|pause$|resume$|note$|skip_task|setting_|rules_|task_|follow_up_|review_|counsel_)/],
  ['knowledge', /^(?:remembered|forgotten|knowledge_)/],
  ['trouble', /fail|refused|human_review|stuck|interrupted|trouble|rejected|warning|lingered|hidden|changed_files/],
]

function groupsOf(type: RunEvent['type']): readonly LogGroup[] {
  const groups = patterns.flatMap(([group, pattern]) => (pattern.test(type) ? [group] : []))
  return groups.length === 0 ? ['other'] : groups
}

/** `require` (jobs that are checks) is an input of the workflow. */
function settingRow(name: RuleName, inForce: Settings): SettingRow[] {
  if (name === 'require') return []
  const { read, help, example } = settings[name] as Setting<unknown>
  const raw = rawOf(name, inForce[name])
  const value = raw === null ? '' : typeof raw === 'string' ? raw : JSON.stringify(raw)
  return [{ name, help, example, value, choices: choicesOf(read), rule: isRule(name) }]
}

/** The error of a reader with fixed names lists them. */
function choicesOf(read: Setting<unknown>['read']): readonly string[] | null {
  const result = read({})
  const names = 'expected' in result ? /^one of (.+)$/.exec(result.expected)?.[1] : undefined
  if (names !== undefined) return names.split(', ')
  return 'expected' in result && result.expected === 'true or false' ? ['true', 'false'] : null
}

/** A changed part; of a list, the items after the first `from`. */
export interface PartChange {
  readonly part: string
  readonly value?: unknown
  readonly from?: number
  readonly items?: readonly unknown[]
}

/** JSON of each part, or of each item of a list. */
export type PageTexts = ReadonlyMap<string, string | readonly string[]>

/** `clean` redacts secrets in all texts together. */
export function pageTexts(page: LivePage, clean: (text: string) => string): PageTexts {
  const jsonParts = [...partsOf(page)].flatMap(([part, value]) =>
    value === undefined ? [] : [[part, textOf(value)] as const],
  )
  // JSON texts contain no raw line feed.
  const texts = jsonParts.flatMap(([, text]) => text)
  const cleaned = clean(texts.join('\n')).split('\n')
  const cleanTexts = cleaned.length === texts.length ? cleaned : texts.map(clean)
  let next = 0
  return new Map(
    jsonParts.map(([part, text]) => [
      part,
      typeof text === 'string' ? (cleanTexts[next++] ?? '') : text.map(() => cleanTexts[next++] ?? ''),
    ]),
  )
}

export function wholePage(texts: PageTexts): string {
  const fields = (inStatus: boolean): string[] =>
    [...texts].flatMap(([part, text]) =>
      part.startsWith(statusPrefix) === inStatus
        ? `${JSON.stringify(inStatus ? part.slice(statusPrefix.length) : part)}:${jsonOf(text)}`
        : [],
    )
  return `{${[...fields(false), `"status":{${fields(true).join(',')}}`].join(',')}}`
}

/**
 * JSON of the `PartChange`s between two pages; undefined if they are equal. The status is split, since it holds all
 * tasks.
 */
export function changesOf(before: PageTexts, after: PageTexts): string | undefined {
  const changes = [...after].flatMap(([part, text]): string[] => {
    const previous = before.get(part)
    const prefix = `{"part":${JSON.stringify(part)}`
    if (typeof text === 'string' || previous === undefined || typeof previous === 'string')
      return text === previous ? [] : [`${prefix},"value":${jsonOf(text)}}`]
    const differs = text.findIndex((item, index) => item !== previous[index])
    const from = differs === -1 ? text.length : differs
    if (from === text.length && text.length === previous.length) return []
    return [`${prefix},"from":${from},"items":${jsonOf(text.slice(from))}}`]
  })
  return changes.length === 0 ? undefined : `[${changes.join(',')}]`
}

const textOf = (value: unknown): string | readonly string[] =>
  Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : JSON.stringify(value)

const jsonOf = (text: string | readonly string[]): string => (typeof text === 'string' ? text : `[${text.join(',')}]`)

export function withChanges(page: LivePage, changes: readonly PartChange[]): LivePage {
  const values = partsOf(page)
  for (const { part, value, from, items } of changes) {
    const previous = values.get(part)
    values.set(part, items && Array.isArray(previous) ? [...previous.slice(0, from), ...items] : value)
  }
  const entriesIn = (inStatus: boolean) =>
    [...values].flatMap(([part, value]) =>
      part.startsWith(statusPrefix) === inStatus
        ? [[inStatus ? part.slice(statusPrefix.length) : part, value] as const]
        : [],
    )
  return { ...Object.fromEntries(entriesIn(false)), status: Object.fromEntries(entriesIn(true)) } as unknown as LivePage
}

const statusPrefix = 'status.'

const partsOf = ({ status, ...others }: LivePage): Map<string, unknown> =>
  new Map<string, unknown>([
    ...Object.entries(others),
    ...Object.entries(status).map(([name, value]) => [`${statusPrefix}${name}`, value] as const),
  ])

export interface RunRow {
  readonly key: string
  readonly plan: string
  readonly where: string
  readonly standing: string
  readonly at_work: boolean
  readonly done: number
  readonly total: number
  readonly updated: string | null
}
