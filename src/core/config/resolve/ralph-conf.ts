import type { Reader, Setting } from '../../setting/setting.ts'
import { type SettingName, settings } from '../table/settings.ts'
import { settingNames } from './explain.ts'
import { resolveSettings, variablesOf } from './resolve.ts'

/** Where the older program kept its settings, a file that its shell carried out (docs/design.md#the-programs-before). */
export const confFiles = ['.ralph/config/ralph.conf', '.ralph/ralph.conf', 'ralph.conf'] as const

/** Names of that file that are no setting here, and why. All others are the variables of the settings' table. */
const withoutSetting: Readonly<Record<string, string>> = {
  RALPH_LOG_FILE: 'the log is on the state branch; `ralph log` shows it',
  RALPH_EVENTS_FILE: 'events are on the state branch; `ralph log --json` prints them',
  RALPH_CONTROL_FILE: 'orders are given by command or comment, and `ralph orders` lists them',
  RALPH_PAUSE_POLL_SECONDS: 'a paused run ends its job, so nothing waits for the order to resume',
}

/** What one value of the file means here. */
export interface ConfValue {
  readonly name: string
  readonly line: number
  /** Undefined: `why` says why there is none. */
  readonly setting: SettingName | undefined
  /** As the setting reads it; undefined where it has none or cannot read it. */
  readonly value?: unknown
  /** Why there is no setting, or why this value is none of it. */
  readonly why?: string
}

export interface Conf {
  /** In the order of their lines. */
  readonly values: readonly ConfValue[]
  readonly unread: readonly Unread[]
}

/** Reads such a file as text; nothing of it is ever carried out. */
export function readConf(source: string): Conf {
  const { values, unread } = readAssignments(source)
  return { values: values.map(meaning), unread }
}

const byVariable = new Map(
  settingNames.flatMap((name) => variablesOf(name).map((variable) => [variable, name] as const)),
)

function meaning({ name, line, value }: Assignment): ConfValue {
  const setting = byVariable.get(name)
  if (setting === undefined) {
    const why = Object.hasOwn(withoutSetting, name) ? withoutSetting[name] : 'nothing reads it'
    return { name, line, setting, ...(why !== undefined && { why }) }
  }
  if (value === undefined) return { name, line, setting, why: 'only a shell could evaluate it, and ralph runs none' }
  // As of an empty variable, the default counts.
  if (value === '') return { name, line, setting, value: settings[setting].fallback }
  const read = typeof value === 'string' ? inVariable(name, value, setting) : reader(setting)(value)
  return { name, line, setting, ...('value' in read ? read : { why: `expected ${read.expected}` }) }
}

const reader = (setting: SettingName): Reader<unknown> => (settings[setting] as Setting<unknown>).read

/** As the variable of that name would be read. */
function inVariable(name: string, value: string, setting: SettingName): ReturnType<Reader<unknown>> {
  const given = { flags: {}, plan: undefined, file: {}, fileName: '' }
  const read = resolveSettings({ ...given, environment: { [name]: value } })
  return read.findings.length === 0 ? { value: read.settings[setting] } : reader(setting)(value)
}

/** A value that a shell file gives a name. */
interface Assignment {
  readonly name: string
  /** An array where it is one; undefined where only a shell could tell. */
  readonly value: string | readonly string[] | undefined
  /** Counted from 1. */
  readonly line: number
}

/** What of a shell file only a shell could carry out. */
interface Unread {
  readonly line: number
  readonly why: string
}

const assignment = /(?:(?:export|readonly|local|declare|typeset)[ \t]+(?:-\w+[ \t]+)*)?([A-Za-z_]\w*)(\+?)=/y
const blanks = /[ \t]*/y

/** A word without its quotes; undefined where a shell would put something in, or it has no end. */
type Word = string | undefined

/** The parts that a word is made of: how each is written, and what it means in the value of `own`. */
const parts: readonly (readonly [pattern: RegExp, meaning: (match: RegExpExecArray, own: string) => Word])[] = [
  [/(?:[^\s'"\\$`()&|;<>#]|(?<=[^\s(;])#)+/y, ([text]) => text],
  [/'([^']*)'/y, ([, text]) => text],
  [/"((?:[^"\\]|\\[\s\S])*)"/y, ([, text = ''], own) => doubleQuoted(text, own)],
  [/\\\n/y, () => ''],
  [/\\([\s\S])/y, ([, text]) => text],
  [/\$\{([A-Za-z_]\w*):?-([^}'"`$\\]*)\}/y, ([, name, text], own) => (name === own ? text : undefined)],
  [/['"$`\\]/y, () => undefined],
]

const inDoubleQuotes = /\\([\s\S])|\$\{([A-Za-z_]\w*):?-([^}'"`$\\]*)\}|`|\$(?=[\w{(@*#?!-])/g

function doubleQuoted(text: string, own: string): Word {
  let dynamic = false
  const value = text.replace(inDoubleQuotes, (all, escaped?: string, name?: string, given = '') => {
    if (escaped === '\n') return ''
    if (escaped !== undefined) return /["\\$`]/.test(escaped) ? escaped : all
    // `${NAME:-50}` of the name itself is 50.
    if (name === own) return given
    dynamic = true
    return ''
  })
  return dynamic ? undefined : value
}

/** A place in a text that moves on with what is taken. */
function valueReader(text: string) {
  let at = 0
  let line = 1
  return {
    line: () => line,
    ended: () => at >= text.length,
    take(pattern: RegExp): RegExpExecArray | null {
      pattern.lastIndex = at
      const match = pattern.exec(text)
      at += match?.[0].length ?? 0
      line += (match?.[0].split('\n').length ?? 1) - 1
      return match
    },
  }
}

/** The word that begins here; null where none does. */
function takeWord({ take }: ReturnType<typeof valueReader>, own: string): { value: Word } | null {
  let value: Word = ''
  let any = false
  const next = (): boolean =>
    parts.some(([pattern, meaning]) => {
      const match = take(pattern)
      if (!match) return false
      const said = meaning(match, own)
      value = value === undefined || said === undefined ? undefined : value + said
      return true
    })
  while (next()) any = true
  return any ? { value } : null
}

/** The words up to the closing parenthesis, which has to come. */
function takeArray(from: ReturnType<typeof valueReader>, own: string): readonly string[] | undefined {
  const items: Word[] = []
  while (!from.ended()) {
    from.take(/(?:\s|#[^\n]*)*/y)
    if (from.take(/\)/y)) return items.every((item) => item !== undefined) ? items : undefined
    const word = takeWord(from, own)
    items.push(word?.value)
    // An operator, or the end.
    if (!word) from.take(/[\s\S]/y)
  }
  return undefined
}

const takeValue = (from: ReturnType<typeof valueReader>, own: string): Assignment['value'] =>
  from.take(/\(/y) ? takeArray(from, own) : (takeWord(from, own) ?? { value: '' }).value

/**
 * Reads the assignments of a shell file as text: quotes, arrays over several lines, `+=`, comments. Nothing is carried
 * out: what would need a shell has no value, and lines that assign nothing are named. The last assignment of a name counts.
 */
export function readAssignments(source: string): { values: readonly Assignment[]; unread: readonly Unread[] } {
  const from = valueReader(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
  const found = new Map<string, Assignment>()
  const unread: Unread[] = []
  while (!from.ended()) {
    from.take(blanks)
    const line = from.line()
    const [, name, plus] = from.take(assignment) ?? []
    if (name !== undefined) {
      const value = takeValue(from, name)
      found.set(name, { name, value: plus === '+' ? joined(found.get(name), value) : value, line })
    }
    if (endsHere(from)) continue
    if (name !== undefined) found.set(name, { name, value: undefined, line })
    else unread.push({ line, why: 'it is not an assignment, and no code in this file is run' })
  }
  return { values: [...found.values()], unread }
}

/** Takes what is left of a line, or of the part of it before `;`, and says whether that was nothing. */
function endsHere({ take }: ReturnType<typeof valueReader>): boolean {
  take(blanks)
  if (take(/;/y)) return true
  const [rest = ''] = take(/[^\n]*/y) ?? []
  take(/\n/y)
  return rest === '' || rest.startsWith('#')
}

/** What `+=` makes of both. */
function joined(before: Assignment | undefined, more: Assignment['value']): Assignment['value'] {
  if (before === undefined || more === undefined) return more
  if (before.value === undefined) return undefined
  if (typeof before.value === 'string' && typeof more === 'string') return before.value + more
  return [before.value, more].flat()
}
