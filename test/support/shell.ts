import { execFileSync } from 'node:child_process'

/** The words of a command line as a real POSIX shell hands them on; the line must be one command. */
export function wordsInShell(lines: readonly string[]): string[][] {
  // Each word ends with a NUL, each line with two: no word is empty but by a mark before it.
  const script = `say() { for word; do printf '=%s\\0' "$word"; done; printf '\\0'; }\n${lines.map((line) => `say ${line}`).join('\n')}\n`
  const said = execFileSync('sh', { input: script, encoding: 'utf8' })
  return said
    .split('\0\0')
    .slice(0, -1)
    .map((line) => line.split('\0').map((word) => word.slice(1)))
}
