import { stripAnsi } from '../text/visible.ts'

const maxLineLength = 2000

/**
 * The lines that the output of a failed check blames, each once: tsc, eslint (stylish, unix), vitest, jest, pytest, go
 * test, build and vet, cargo. A check may run several of these tools.
 */
export function failureLocations(output: string): Location[] {
  const lines = stripAnsi(output)
    .split(/\r*\n/)
    .map((line) => (line.length > maxLineLength ? '' : line))
  const locations = [
    ...lines.flatMap((line) => lineLocation(line) ?? []),
    ...stylishLocations(lines),
    ...blockLocations(lines),
    ...pytestLocations(lines),
    ...panicLocations(lines),
    ...goTestLocations(lines),
  ]
  const seenKeys = new Set<string>()
  return locations.filter(({ paths, line }) => {
    const key = `${paths[0]}:${line}`
    return line > 0 && !seenKeys.has(key) && seenKeys.add(key)
  })
}

/**
 * A printed path relative to the top of the repository, `/`-separated; undefined if it leads outside. `root`: where the
 * repository lies; `directory`: where the check ran.
 */
export function pathInRepository(printed: string, request: { root: string; directory: string }): string | undefined {
  const path = printed.replaceAll('\\', '/')
  const root = request.root.replaceAll('\\', '/').replace(/\/*$/, '/')
  const absolute = /^\/|^[A-Za-z]:\//.test(path)
  if (absolute && !path.startsWith(root)) return undefined
  const segments = absolute ? path.slice(root.length).split('/') : `${request.directory}/${path}`.split('/')
  const resolved: string[] = []
  for (const segment of segments) {
    if (segment === '..' && resolved.pop() === undefined) return undefined
    if (segment !== '' && segment !== '.' && segment !== '..') resolved.push(segment)
  }
  return resolved.length === 0 || resolved[0] === '.git' ? undefined : resolved.join('/')
}

/** A failure over several lines: a heading, an error text, a place. */
interface LocationFormat {
  readonly heading: RegExp
  /** Its first group is the error text. */
  readonly message: RegExp
  readonly place: RegExp
}

const position = '(?<path>[^\\s:()][^:()]*):(?<line>\\d+)'

const formats: readonly LocationFormat[] = [
  // vitest: ` FAIL  file > test`, the error, `❯ file:5:23`
  {
    heading: /^ *FAIL {2}\S/,
    message: /^(\w*(?:Error|Exception|Failure)\b.*)$/,
    place: new RegExp(`^ *❯ (?:\\S+ )?${position}:(?<column>\\d+)$`),
  },
  // jest: `● test`, a text, `at Object.toBe (file:3:20)`
  {
    heading: /^ {2}● \S/,
    message: /^ {4}(\S.*)$/,
    place: new RegExp(`^ +at (?:.* \\()?${position}:(?<column>\\d+)\\)?$`),
  },
  // cargo and rustc: `error[E0308]: text`, `--> file:1:50`
  {
    heading: /^error(?:\[E\d+\])?: /,
    message: /^(error(?:\[E\d+\])?: .*)$/,
    place: new RegExp(`^ *--> ${position}:(?<column>\\d+)$`),
  },
]

/** The first place of each failure; later frames and libraries are less useful. */
const blockLocations = (lines: readonly string[]): Location[] =>
  formats.flatMap((format) => locationsInFormat(lines, format))

function locationsInFormat(lines: readonly string[], { heading, message, place }: LocationFormat): Location[] {
  const locations: Location[] = []
  let errorText: string | undefined
  let isInBlock = false
  for (const text of lines) {
    if (heading.test(text)) {
      isInBlock = true
      errorText = undefined
    }
    if (!isInBlock) continue
    errorText ??= message.exec(text)?.[1]
    const groups = place.exec(text)?.groups
    if (!groups || /node_modules|^node:/.test(groups['path'] ?? '')) continue
    locations.push(locationOf(groups, errorText ?? 'failed'))
    isInBlock = false
  }
  return locations
}

const pytestHeading = /^_{3,} .+ _{3,}$/
const pytestError = /^E {3,}(\S.*)$/
const pytestFrame = /^(?<path>[^\s:][^:]*\.py):(?<line>\d+): in \S+$/
const pytestPlace = /^(?<path>[^\s:][^:]*\.py):(?<line>\d+): \w[\w.]*$/

/** `E   text` and then `file:6: AssertionError`; with short tracebacks `file:6: in test` and then `E   text`. */
function pytestLocations(lines: readonly string[]): Location[] {
  const locations: Location[] = []
  let errorText: string | undefined
  let frame: Readonly<Record<string, string>> | undefined
  for (const text of lines) {
    if (pytestHeading.test(text)) errorText = frame = undefined
    frame = pytestFrame.exec(text)?.groups ?? frame
    const error = errorText === undefined ? pytestError.exec(text)?.[1] : undefined
    if (error !== undefined && frame !== undefined) locations.push(locationOf(frame, error))
    errorText ??= error
    const groups = pytestPlace.exec(text)?.groups
    if (groups && errorText !== undefined) locations.push(locationOf(groups, errorText))
  }
  return locations
}

/** `thread '…' panicked at src/lib.rs:7:9:` and the text below it. */
function panicLocations(lines: readonly string[]): Location[] {
  return lines.flatMap((text, index) => {
    const groups = /^thread '.*' (?:\(\d+\) )?panicked at (?<path>[^:]+\.rs):(?<line>\d+):(?<column>\d+):$/.exec(
      text,
    )?.groups
    return groups ? [locationOf(groups, lines[index + 1])] : []
  })
}

/**
 * `--- FAIL: TestAdd`, `    add_test.go:8: text`, and far below `FAIL	example.com/calc/sub	0.002s`. The file is named
 * within its package, the package within a module that only go.mod knows.
 */
function goTestLocations(lines: readonly string[]): Location[] {
  const locations: Location[] = []
  let withoutPackage: Location[] = []
  let failed = false
  for (const text of lines) {
    if (/^ *--- /.test(text)) failed = /^ *--- FAIL: /.test(text)
    const groups = /^ {4,}(?<path>[\w.-]+\.go):(?<line>\d+): (?<message>.*)$/.exec(text)?.groups
    if (groups && failed) withoutPackage.push(locationOf(groups))
    const packageName = /^(?:FAIL|ok) *\t(\S+)/.exec(text)?.[1]
    if (packageName === undefined) continue
    locations.push(...withoutPackage.map((location) => withinPackage(location, packageName)))
    withoutPackage = []
  }
  return [...locations, ...withoutPackage]
}

function withinPackage(location: Location, name: string): Location {
  const segments = name.split('/')
  const folders = segments.map((_, index) => segments.slice(index + 1).join('/'))
  return {
    ...location,
    paths: folders.flatMap((folder) => location.paths.map((path) => (folder === '' ? path : `${folder}/${path}`))),
  }
}

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

function lineLocation(text: string): Location | undefined {
  const match = lineFormats.map((format) => format.exec(text)).find((match) => match !== null)
  return match?.groups && locationOf(match.groups)
}

const eslintRow = /^ {2}(?<line>\d+):(?<column>\d+) +error +(?<message>.*?)(?: {2,}(?<rule>\S+))?$/

/** The file is on a line of its own, then its problems. */
function stylishLocations(lines: readonly string[]): Location[] {
  let path: string | undefined
  return lines.flatMap((text) => {
    if (/^\S/.test(text)) path = /^(?:\/|[A-Za-z]:\\|\.{0,2}[\w@])\S.*\.\w+$/.test(text) ? text : undefined
    const { line, column, message = '', rule } = eslintRow.exec(text)?.groups ?? {}
    if (path === undefined || line === undefined) return []
    return [locationOf({ path, line, column }, rule === undefined ? message : `${message} (${rule})`)]
  })
}

/** A blamed line as the tool printed it: foreign text. */
interface Location {
  /** Likely places of the file, most likely first: some tools print it relative to an unknown directory. */
  readonly paths: readonly string[]
  readonly line: number
  readonly column?: number
  readonly message: string
}

/** From the groups of a match: `path`, `line`, and optionally `column` and `message`. */
function locationOf(groups: Readonly<Record<string, string | undefined>>, message?: string): Location {
  const { path = '', line = '', column } = groups
  return {
    paths: [path],
    line: Number(line),
    ...(column === undefined ? {} : { column: Number(column) }),
    message: (message ?? groups['message'] ?? '').trim(),
  }
}
