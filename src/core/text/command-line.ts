import { visible } from './visible.ts'

/** Words as one line for a POSIX shell: whoever types it gives exactly these. The one place where commands are quoted. */
export const commandLine = (...words: readonly string[]): string => words.map(shellWord).join(' ')

/** Commits these files and nothing else that is staged, without an editor. `force`: also if git ignores them. */
export const commitLine = (message: string, paths: readonly string[], { force = false } = {}): string =>
  [
    commandLine('git', 'add', ...(force ? ['--force'] : []), ...paths),
    commandLine('git', 'commit', '-m', message, ...paths),
  ].join(' && ')

/**
 * One word, quoted only where that is needed. What could not be seen on one line, or would be an order to a workflow's
 * log, is spelled for `printf`; a line end at the very end is lost then.
 */
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

/** An option with its value; one that looks like an option itself has to hang on to its name. */
export const flagWords = (name: string, value: string): readonly string[] =>
  value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value]

/** A shell word with its quotes; one that runs a command of its own in between is more than can be told apart here. */
const word = /(?:"(?:[^"\\]|\\.)*"|'[^']*'|\\.|[^\s"'\\])+/g

/** The same command on lines of at most `columns`, continued by a backslash as a shell reads it; a longer word stays whole. */
export function breakCommand(line: string, columns: number): readonly string[] {
  if (line.length <= columns || line.includes('"$(')) return [line]
  const [first = '', ...words] = line.match(word) ?? []
  const lines = [first]
  for (const next of words) {
    const longer = `${lines.at(-1)} ${next}`
    if (longer.length + 2 <= columns) lines[lines.length - 1] = longer
    else lines.push(`  ${next}`)
  }
  return lines.map((one, at) => (at < lines.length - 1 ? `${one} \\` : one))
}
