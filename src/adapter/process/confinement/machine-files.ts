/** This machine's files, for a view. Nothing throws: unreadable files count as missing. */
export interface MachineFiles {
  real(path: string): string | undefined
  isFolder(path: string): boolean
  /** A link's target as written; undefined for anything else. */
  link(path: string): string | undefined
  entries(path: string): readonly string[]
  /** Undefined if the file is longer than `maxBytes`, missing, or not text. */
  text(path: string, maxBytes: number): string | undefined
  /** Readable by everybody. */
  isPublic(path: string): boolean
  /** rpm's output: a file a line, an empty line after each package. Takes a second for 2,000 packages. */
  readRpmFiles(): string
}
