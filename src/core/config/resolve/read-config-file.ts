import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import type { Setting } from '../../setting/setting.ts'
import { settings } from '../table/settings.ts'

export interface ConfigFile {
  readonly values: Record<string, unknown>
  /** `line:column` of each key, if known. */
  readonly places: Readonly<Record<string, string>>
  readonly findings: string[]
}

/** `agent: {name: claude, path: x}` gives `agent` and `agent-path`. A broken file gives no values. */
export function readConfigFile(text: string, fileName: string): ConfigFile {
  const lines = new LineCounter()
  const options = { uniqueKeys: true, maxAliasCount: 20, lineCounter: lines } as Parameters<typeof parseDocument>[1]
  const document = parseDocument(text, options)
  const findings = document.errors.map(({ message, linePos }) => {
    const summary = message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '')
    return `${[fileName, linePos?.[0].line, linePos?.[0].col].filter((part) => part !== undefined).join(':')}: ${summary}`
  })
  const rejected = (...faults: string[]): ConfigFile => ({ values: {}, places: {}, findings: faults })
  if (findings.length > 0) return rejected(...findings)
  const content = toPlainValue(document)
  if (content instanceof Error) return rejected(`${fileName}: ${content.message.split('\n')[0]}`)
  if (content === null || content === undefined) return rejected()
  if (typeof content !== 'object' || Array.isArray(content)) {
    return rejected(`${fileName}:1:1: expected keys and values, such as "validate: [npm test]"`)
  }
  const places = placesIn(document, lines)
  const entries = Object.entries(content).map(([key, value]) => ({
    place: places.get(key),
    inner: flatten([key, value]),
  }))
  return {
    values: Object.fromEntries(entries.flatMap(({ inner }) => inner)),
    places: Object.fromEntries(
      entries.flatMap(({ place, inner }) => (place ? inner.map(([key]) => [key, place]) : [])),
    ),
    findings: [],
  }
}

/** Top-level keys with their `line:column`. */
function placesIn({ contents }: Document, lines: LineCounter): ReadonlyMap<string, string> {
  const keys = isMap(contents) ? contents.items.map(({ key }) => key).filter((key) => isScalar(key)) : []
  return new Map(
    keys.flatMap(({ value, range }) => {
      if (!range) return []
      const { line, col } = lines.linePos(range[0])
      return [[String(value), `${line}:${col}`] as const]
    }),
  )
}

/** As JSON has it: an alias without an anchor, a cycle or too many aliases give an error. */
function toPlainValue(document: Document): unknown {
  try {
    return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: 20 }) ?? null))
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function flatten([key, value]: [string, unknown]): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isObjectSetting(key)) return [[key, value]]
  return Object.entries(value).map(([inner, each]) => [inner === 'name' ? key : `${key}-${inner}`, each])
}

const isObjectSetting = (key: string): boolean =>
  Object.hasOwn(settings, key) && (settings as Readonly<Record<string, Setting<unknown>>>)[key]?.object === true
