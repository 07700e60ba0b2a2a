import { type Location, locationOf } from './location.ts'

/** Formats that say everything on one line. */
const formats: readonly RegExp[] = [
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
export function lineLocation(text: string): Location | undefined {
  const match = formats.map((format) => format.exec(text)).find((found) => found !== null)
  return match?.groups && locationOf(match.groups)
}

const eslintRow = /^ {2}(?<line>\d+):(?<column>\d+) +error +(?<message>.*?)(?: {2,}(?<rule>\S+))?$/

/** eslint's `stylish`: the file on a line of its own, then its problems. */
export function stylishLocations(lines: readonly string[]): Location[] {
  let path: string | undefined
  return lines.flatMap((text) => {
    if (/^\S/.test(text)) path = /^(?:\/|[A-Za-z]:\\|\.{0,2}[\w@])\S.*\.\w+$/.test(text) ? text : undefined
    const { line, column, message = '', rule } = eslintRow.exec(text)?.groups ?? {}
    if (path === undefined || line === undefined) return []
    return [locationOf({ path, line, column }, rule === undefined ? message : `${message} (${rule})`)]
  })
}
