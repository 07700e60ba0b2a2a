/** The file system of this machine, as far as a view needs it. Nothing throws: what may not be looked at is not there. */
export interface MachineFiles {
  /** The real path; undefined where there is nothing. */
  real(path: string): string | undefined
  isFolder(path: string): boolean
  /** Where a link leads, as it is written; undefined for anything else. */
  link(path: string): string | undefined
  /** The names in a folder. */
  entries(path: string): readonly string[]
  /** A file of at most this many bytes; undefined where it is longer, none, or no text. */
  text(path: string, maxBytes: number): string | undefined
  /** Whether everybody may read it. */
  isPublic(path: string): boolean
  /** The files that rpm lists, one a line, with an empty line after each package. rpm runs for it: a second for 2,000 packages. */
  filesOfRpm(): string
}
