import { commandLine } from '../../text/command-line.ts'
import { excerpt } from '../../text/excerpt.ts'

/** In characters. One long file must not hide the others. */
const maxChars = { all: 200_000, file: 60_000 }

export interface PageDiff {
  readonly text: string
  /** The number of shown files and the command for all of them; null if nothing was cut. */
  readonly cut: { readonly shown: number; readonly files: number; readonly command: string } | null
}

/** As many whole files as fit; a longer file loses its middle. */
export function pageDiff(diff: string, { from, to }: { from: string; to: string }): PageDiff {
  const files = diff.split(/^(?=diff --git )/m)
  const shown: string[] = []
  let room = maxChars.all
  for (const file of files) {
    const part = excerpt(file, maxChars.file)
    room -= part.length
    if (room < 0) break
    shown.push(part)
  }
  const text = shown.join('')
  if (text === diff) return { text, cut: null }
  return { text, cut: { shown: shown.length, files: files.length, command: commandLine('git', 'diff', from, to) } }
}
