import type { RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { adjustable } from '../../config/rules/overrides.ts'
import { isRule, type RuleName, rawOf } from '../../config/rules/rule-table.ts'
import { type Settings, settings } from '../../config/table/settings.ts'
import { openAsks } from '../../run/next/human-review.ts'
import type { Setting } from '../../setting/setting.ts'
import { eventInWords } from '../words/log-lines.ts'
import type { PageData } from './page-data.ts'

/** What a reader of the log looks for. */
export const logGroups = ['attempts', 'checks', 'orders', 'knowledge', 'trouble', 'other'] as const
export type LogGroup = (typeof logGroups)[number]

/** One event of the log; its words are foreign. */
export interface LogRow {
  readonly at: string
  readonly iteration: number | null
  readonly type: RunEvent['type']
  readonly groups: readonly LogGroup[]
  readonly text: string
}

/** One setting that an order can change while the run goes on. Values as a person would write them. */
export interface SettingRow {
  readonly name: string
  readonly help: string
  readonly example: string
  readonly value: string
  /** Where only these are possible. */
  readonly choices: readonly string[] | null
  /** It decides what may be committed: a weaker value asks for a confirmation. */
  readonly rule: boolean
}

/** The page of a run that goes on: all of its data but details, and what a person can do about it. */
export interface LivePage extends PageData {
  /** The newest events, oldest first, and how many older ones are not here. */
  readonly log: readonly LogRow[]
  readonly older_events: number
  readonly paused: RunState['paused']
  /** Done tasks whose agents wait for a person's answer, with the iteration to look at. */
  readonly asks: RunState['asks']
  /** The newest orders that a job took, newest first, with what became of each. */
  readonly commands: RunState['commands']
  readonly settings: readonly SettingRow[]
}

/** So much of a log is read on a page; `ralph log` has all of it. */
export const mostLogRows = 2_000

/** `given`: the settings in force. Secrets are taken out by whoever sends it. */
export function livePage(
  data: PageData,
  of: { events: readonly RunEvent[]; state: RunState; given: Settings },
): LivePage {
  const shown = of.events.filter(({ type }) => type !== 'lease_renewed')
  return {
    ...data,
    log: shown.slice(-mostLogRows).map(logRow),
    older_events: Math.max(0, shown.length - mostLogRows),
    paused: of.state.paused,
    asks: openAsks(of.state),
    commands: of.state.commands,
    settings: adjustable.flatMap((name) => settingRow(name, of.given)),
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
  const found = patterns.flatMap(([group, pattern]) => (pattern.test(type) ? [group] : []))
  return found.length === 0 ? ['other'] : found
}

/** The names of jobs that checks are is no setting, but an input of the workflow. */
function settingRow(name: RuleName, given: Settings): SettingRow[] {
  if (name === 'require') return []
  const { read, help, example } = settings[name] as Setting<unknown>
  const raw = rawOf(name, given[name])
  const value = raw === null ? '' : typeof raw === 'string' ? raw : JSON.stringify(raw)
  return [{ name, help, example, value, choices: choicesOf(read), rule: isRule(name) }]
}

/** A reader of one of several names says which. */
function choicesOf(read: Setting<unknown>['read']): readonly string[] | null {
  const refused = read({})
  const names = 'expected' in refused ? /^one of (.+)$/.exec(refused.expected)?.[1] : undefined
  if (names !== undefined) return names.split(', ')
  return 'expected' in refused && refused.expected === 'true or false' ? ['true', 'false'] : null
}

/** What is another than before: a part by its name, or of a list what follows the first `from`. */
export interface PartChange {
  readonly part: string
  readonly value?: unknown
  readonly from?: number
  readonly items?: readonly unknown[]
}

/** A page as JSON: a text for each part, of a list one for each item. So it is kept, compared and sent. */
export type PageTexts = ReadonlyMap<string, string | readonly string[]>

/** `clean` takes secrets out of all of it at once. */
export function pageTexts(page: LivePage, clean: (text: string) => string): PageTexts {
  const parts = [...partsOf(page)].flatMap(([part, value]) =>
    value === undefined ? [] : [[part, textOf(value)] as const],
  )
  // No text in JSON has a line feed of its own.
  const texts = parts.flatMap(([, text]) => text)
  const cleaned = clean(texts.join('\n')).split('\n')
  const kept = cleaned.length === texts.length ? cleaned : texts.map(clean)
  let at = 0
  return new Map(
    parts.map(([part, text]) => [
      part,
      typeof text === 'string' ? (kept[at++] ?? '') : text.map(() => kept[at++] ?? ''),
    ]),
  )
}

/** All of it as one JSON text. */
export function wholePage(texts: PageTexts): string {
  const fields = (inStatus: boolean): string[] =>
    [...texts].flatMap(([part, text]) =>
      part.startsWith(ofStatus) === inStatus
        ? `${JSON.stringify(inStatus ? part.slice(ofStatus.length) : part)}:${jsonOf(text)}`
        : [],
    )
  return `{${[...fields(false), `"status":{${fields(true).join(',')}}`].join(',')}}`
}

/**
 * What turns the one page into the other, as the JSON of `PartChange`s; undefined where they are the same. The status is
 * sent in parts: it holds all tasks.
 */
export function changesOf(before: PageTexts, after: PageTexts): string | undefined {
  const changes = [...after].flatMap(([part, text]): string[] => {
    const was = before.get(part)
    const named = `{"part":${JSON.stringify(part)}`
    if (typeof text === 'string' || was === undefined || typeof was === 'string')
      return text === was ? [] : [`${named},"value":${jsonOf(text)}}`]
    const differs = text.findIndex((item, at) => item !== was[at])
    const from = differs === -1 ? text.length : differs
    if (from === text.length && text.length === was.length) return []
    return [`${named},"from":${from},"items":${jsonOf(text.slice(from))}}`]
  })
  return changes.length === 0 ? undefined : `[${changes.join(',')}]`
}

const textOf = (value: unknown): string | readonly string[] =>
  Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : JSON.stringify(value)

const jsonOf = (text: string | readonly string[]): string => (typeof text === 'string' ? text : `[${text.join(',')}]`)

/** The page after these changes. */
export function withChanges(page: LivePage, changes: readonly PartChange[]): LivePage {
  const parts = partsOf(page)
  for (const { part, value, from, items } of changes) {
    const was = parts.get(part)
    parts.set(part, items && Array.isArray(was) ? [...was.slice(0, from), ...items] : value)
  }
  const named = (inStatus: boolean) =>
    [...parts].flatMap(([part, value]) =>
      part.startsWith(ofStatus) === inStatus ? [[inStatus ? part.slice(ofStatus.length) : part, value] as const] : [],
    )
  return { ...Object.fromEntries(named(false)), status: Object.fromEntries(named(true)) } as unknown as LivePage
}

const ofStatus = 'status.'

const partsOf = ({ status, ...others }: LivePage): Map<string, unknown> =>
  new Map<string, unknown>([
    ...Object.entries(others),
    ...Object.entries(status).map(([name, value]) => [`${ofStatus}${name}`, value] as const),
  ])

/** A run as the list of all of them shows it. */
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
