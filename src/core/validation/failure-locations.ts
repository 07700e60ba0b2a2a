import { stripAnsi } from '../text/visible.ts'

/** A line beyond this is no line of a tool that names files. */
const longestLine = 2000

/**
 * The lines that the output of a failed check blames, each once: tsc, eslint (stylish, unix), vitest, jest, pytest, go
 * test, build and vet, cargo. What tool it was is not asked: a check may run several.
 */
export function failureLocations(output: string): Location[] {
  const lines = stripAnsi(output)
    .split(/\r*\n/)
    .map((line) => (line.length > longestLine ? '' : line))
  const found = [
    ...lines.flatMap((line) => lineLocation(line) ?? []),
    ...stylishLocations(lines),
    ...blockLocations(lines),
    ...pytestLocations(lines),
    ...panicLocations(lines),
    ...goTestLocations(lines),
  ]
  const seen = new Set<string>()
  return found.filter(({ paths, line }) => {
    const key = `${paths[0]}:${line}`
    return line > 0 && !seen.has(key) && seen.add(key)
  })
}

/**
 * A printed path as one of the repository, `/`-separated; undefined where it leads out of it. `root` is where the
 * repository lies, `directory` where the check ran, from its top.
 */
export function pathInRepository(printed: string, request: { root: string; directory: string }): string | undefined {
  const path = printed.replaceAll('\\', '/')
  const root = request.root.replaceAll('\\', '/').replace(/\/*$/, '/')
  const absolute = /^\/|^[A-Za-z]:\//.test(path)
  if (absolute && !path.startsWith(root)) return undefined
  const parts = absolute ? path.slice(root.length).split('/') : `${request.directory}/${path}`.split('/')
  const kept: string[] = []
  for (const part of parts) {
    if (part === '..' && kept.pop() === undefined) return undefined
    if (part !== '' && part !== '.' && part !== '..') kept.push(part)
  }
  return kept.length === 0 || kept[0] === '.git' ? undefined : kept.join('/')
}

/** A failure that is told over several lines: its heading, then what went wrong, then where. */
interface BlockFormat {
  readonly heading: RegExp
  /** What went wrong: its first group; the heading's own where the heading says it. */
  readonly message: RegExp
  readonly place: RegExp
}

const at = '(?<path>[^\\s:()][^:()]*):(?<line>\\d+)'

const formats: readonly BlockFormat[] = [
  // vitest: ` FAIL  file > test`, the error, `❯ file:5:23`
  {
    heading: /^ *FAIL {2}\S/,
    message: /^(\w*(?:Error|Exception|Failure)\b.*)$/,
    place: new RegExp(`^ *❯ (?:\\S+ )?${at}:(?<column>\\d+)$`),
  },
  // jest: `● test`, a text, `at Object.toBe (file:3:20)`
  { heading: /^ {2}● \S/, message: /^ {4}(\S.*)$/, place: new RegExp(`^ +at (?:.* \\()?${at}:(?<column>\\d+)\\)?$`) },
  // cargo and rustc: `error[E0308]: text`, `--> file:1:50`
  {
    heading: /^error(?:\[E\d+\])?: /,
    message: /^(error(?:\[E\d+\])?: .*)$/,
    place: new RegExp(`^ *--> ${at}:(?<column>\\d+)$`),
  },
]

/** The first place of each failure; frames below it and those of libraries say less. */
const blockLocations = (lines: readonly string[]): Location[] => formats.flatMap((format) => withFormat(lines, format))

function withFormat(lines: readonly string[], { heading, message, place }: BlockFormat): Location[] {
  const found: Location[] = []
  let said: string | undefined
  let open = false
  for (const text of lines) {
    if (heading.test(text)) {
      open = true
      said = undefined
    }
    if (!open) continue
    said ??= message.exec(text)?.[1]
    const groups = place.exec(text)?.groups
    if (!groups || /node_modules|^node:/.test(groups['path'] ?? '')) continue
    found.push(locationOf(groups, said ?? 'failed'))
    open = false
  }
  return found
}

const pytestHeading = /^_{3,} .+ _{3,}$/
const pytestError = /^E {3,}(\S.*)$/
const pytestFrame = /^(?<path>[^\s:][^:]*\.py):(?<line>\d+): in \S+$/
const pytestPlace = /^(?<path>[^\s:][^:]*\.py):(?<line>\d+): \w[\w.]*$/

/** pytest: `E   text` and then `file:6: AssertionError`; with short tracebacks `file:6: in test` and then `E   text`. */
function pytestLocations(lines: readonly string[]): Location[] {
  const found: Location[] = []
  let said: string | undefined
  let frame: Readonly<Record<string, string>> | undefined
  for (const text of lines) {
    if (pytestHeading.test(text)) said = frame = undefined
    frame = pytestFrame.exec(text)?.groups ?? frame
    const error = said === undefined ? pytestError.exec(text)?.[1] : undefined
    if (error !== undefined && frame !== undefined) found.push(locationOf(frame, error))
    said ??= error
    const groups = pytestPlace.exec(text)?.groups
    if (groups && said !== undefined) found.push(locationOf(groups, said))
  }
  return found
}

/** Rust's tests: `thread '…' panicked at src/lib.rs:7:9:` and the text below it. */
function panicLocations(lines: readonly string[]): Location[] {
  return lines.flatMap((text, index) => {
    const groups = /^thread '.*' (?:\(\d+\) )?panicked at (?<path>[^:]+\.rs):(?<line>\d+):(?<column>\d+):$/.exec(
      text,
    )?.groups
    return groups ? [locationOf(groups, lines[index + 1])] : []
  })
}

/**
 * Go's tests: `--- FAIL: TestAdd`, `    add_test.go:8: text`, and far below `FAIL	example.com/calc/sub	0.002s`. The file is
 * named within its package, and the package within a module that only go.mod knows.
 */
function goTestLocations(lines: readonly string[]): Location[] {
  const found: Location[] = []
  let waiting: Location[] = []
  let failed = false
  for (const text of lines) {
    if (/^ *--- /.test(text)) failed = /^ *--- FAIL: /.test(text)
    const groups = /^ {4,}(?<path>[\w.-]+\.go):(?<line>\d+): (?<message>.*)$/.exec(text)?.groups
    if (groups && failed) waiting.push(locationOf(groups))
    const ended = /^(?:FAIL|ok) *\t(\S+)/.exec(text)?.[1]
    if (ended === undefined) continue
    found.push(...waiting.map((location) => withinPackage(location, ended)))
    waiting = []
  }
  return [...found, ...waiting]
}

function withinPackage(location: Location, name: string): Location {
  const parts = name.split('/')
  const folders = parts.map((_, index) => parts.slice(index + 1).join('/'))
  return {
    ...location,
    paths: folders.flatMap((folder) => location.paths.map((path) => (folder === '' ? path : `${folder}/${path}`))),
  }
}

/** Formats that say everything on one line. */
const lineFormats: readonly RegExp[] = [
  // tsc, --pretty false
  /^(?<path>[^\s(].*)\((?<line>\d+),(?<column>\d+)\): error (?<message>TS\d+: .*)$/,
  // tsc, --pretty
  /^(?<path>\S.*?):(?<line>\d+):(?<column>\d+) - error (?<message>TS\d+: .*)$/,
  // eslint --format unix; warnings do not fail it
  /^(?<path>\S.*?):(?<line>\d+):(?<column>\d+): (?<message>.* \[Error\/.*)$/,
  // go build, go vet (`vet:` where the package does not compile)
  /^(?:vet: )?(?<path>\S+\.go):(?<line>\d+):(?:(?<column>\d+):)? (?<message>.*)$/,
]

/** What one line says by itself. */
function lineLocation(text: string): Location | undefined {
  const match = lineFormats.map((format) => format.exec(text)).find((found) => found !== null)
  return match?.groups && locationOf(match.groups)
}

const eslintRow = /^ {2}(?<line>\d+):(?<column>\d+) +error +(?<message>.*?)(?: {2,}(?<rule>\S+))?$/

/** eslint's `stylish`: the file on a line of its own, then its problems. */
function stylishLocations(lines: readonly string[]): Location[] {
  let path: string | undefined
  return lines.flatMap((text) => {
    if (/^\S/.test(text)) path = /^(?:\/|[A-Za-z]:\\|\.{0,2}[\w@])\S.*\.\w+$/.test(text) ? text : undefined
    const { line, column, message = '', rule } = eslintRow.exec(text)?.groups ?? {}
    if (path === undefined || line === undefined) return []
    return [locationOf({ path, line, column }, rule === undefined ? message : `${message} (${rule})`)]
  })
}

/** A line of a file that a tool blames, as it printed it: all of it is foreign text. */
interface Location {
  /** Where the file may be, most likely first: some tools name it relative to a directory that they do not say. */
  readonly paths: readonly string[]
  readonly line: number
  readonly column?: number
  readonly message: string
}

/** From the groups of a match: `path`, `line`, and where they are there `column` and `message`. */
function locationOf(groups: Readonly<Record<string, string | undefined>>, message?: string): Location {
  const { path = '', line = '', column } = groups
  return {
    paths: [path],
    line: Number(line),
    ...(column === undefined ? {} : { column: Number(column) }),
    message: (message ?? groups['message'] ?? '').trim(),
  }
}
