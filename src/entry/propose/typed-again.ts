import { commandLine, flagWords } from '../../core/text/command-line.ts'

/** They change what the command does when it comes again, so whoever prints it says which of them it needs. */
const left: ReadonlySet<string> = new Set(['yes', 'fresh', 'dry-run'])

/** A command with the flags that it was given, and more. */
export function typedAgain(
  words: readonly string[],
  values: Readonly<Record<string, unknown>>,
  more: readonly string[] = [],
): string {
  const typed = Object.entries(values).flatMap(([name, value]) => {
    if (left.has(name) || value === undefined) return []
    if (typeof value === 'boolean') return [value ? `--${name}` : `--${name}=false`]
    return [value].flat().flatMap((one) => flagWords(name, String(one)))
  })
  return commandLine('ralph', ...words, ...typed, ...more)
}
