import { commandLine, flagWords } from '../../core/text/command-line.ts'

/** These change what the repeated command does, so the caller adds those that it needs. */
const oneTimeFlags: ReadonlySet<string> = new Set(['yes', 'fresh', 'dry-run'])

export function repeatedCommand(
  words: readonly string[],
  values: Readonly<Record<string, unknown>>,
  furtherWords: readonly string[] = [],
): string {
  const typed = Object.entries(values).flatMap(([name, value]) => {
    if (oneTimeFlags.has(name) || value === undefined) return []
    if (typeof value === 'boolean') return [value ? `--${name}` : `--${name}=false`]
    return [value].flat().flatMap((element) => flagWords(name, String(element)))
  })
  return commandLine('ralph', ...words, ...typed, ...furtherWords)
}
