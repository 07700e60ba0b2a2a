import { visible } from './visible.ts'

/** A line for a POSIX shell that gives exactly these words. All commands are quoted here. */
export const commandLine = (...words: readonly string[]): string => words.map(shellWord).join(' ')

/** Commits only these files, without an editor. `force`: also if git ignores them. */
export const commitLine = (message: string, paths: readonly string[], { force = false } = {}): string =>
  [
    commandLine('git', 'add', ...(force ? ['--force'] : []), ...paths),
    commandLine('git', 'commit', '-m', message, ...paths),
  ].join(' && ')

/** Quoted if needed. Invisible or dangerous characters are written for `printf`, which loses a line feed at the end. */
export function shellWord(text: string): string {
  if (/^[\w./:@%+=,-]+$/.test(text)) return text
  const spelled = [...text]
    .map(spell)
    .join('')
    .replaceAll('##[', `##${bytes('[')}`)
  const plain = [...text].map((char) => (char === '\\' ? '\\\\' : char)).join('')
  return spelled === plain ? quoted(text) : `"$(printf %b ${quoted(spelled)})"`
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

const short: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\t': '\\t' }

const spell = (char: string): string => short[char] ?? (visible(char) === char ? char : bytes(char))

const bytes = (char: string): string =>
  [...new TextEncoder().encode(char)].map((byte) => `\\0${byte.toString(8).padStart(3, '0')}`).join('')

/** A value that looks like an option itself must be attached to the name. */
export const flagWords = (name: string, value: string): readonly string[] =>
  value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value]

/** A shell word with its quotes; nested commands are not recognised. */
const word = /(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\])+/g

/** Breaks a command into lines of at most `columns`, continued by backslashes; a longer word stays whole. */
export function breakCommand(line: string, columns: number): readonly string[] {
  if (line.length <= columns || line.includes('"$(')) return [line]
  const [first = '', ...words] = line.match(word) ?? []
  const lines = [first]
  for (const argument of words) {
    const longer = `${lines.at(-1)} ${argument}`
    if (longer.length + 2 <= columns) lines[lines.length - 1] = longer
    else lines.push(`  ${argument}`)
  }
  return lines.map((part, index) => (index < lines.length - 1 ? `${part} \\` : part))
}
