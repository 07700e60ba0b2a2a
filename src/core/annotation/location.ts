/** A line of a file that a tool blames, as it printed it: all of it is foreign text. */
export interface Location {
  /** Where the file may be, most likely first: some tools name it relative to a directory that they do not say. */
  readonly paths: readonly string[]
  readonly line: number
  readonly column?: number
  readonly message: string
}

/** From the groups of a match: `path`, `line`, and where they are there `column` and `message`. */
export function locationOf(groups: Readonly<Record<string, string | undefined>>, message?: string): Location {
  const { path = '', line = '', column } = groups
  return {
    paths: [path],
    line: Number(line),
    ...(column === undefined ? {} : { column: Number(column) }),
    message: (message ?? groups['message'] ?? '').trim(),
  }
}
