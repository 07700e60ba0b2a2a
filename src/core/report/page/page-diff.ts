import { commandLine } from '../../text/command-line.ts'
import { excerpt } from '../../text/excerpt.ts'

/** In characters. One long file must not hide the others. */
const longest = { all: 200_000, file: 60_000 }

/** The diff of one attempt as far as a page shows it. */
export interface PageDiff {
  readonly text: string
  /** How many of its files are shown, and what shows all of it; null where nothing was cut. */
  readonly cut: { readonly shown: number; readonly files: number; readonly command: string } | null
}

/** Whole files from the start, as many as there is room for; of a longer file the middle is left out, and said. */
export function pageDiff(diff: string, { from, to }: { from: string; to: string }): PageDiff {
  const files = diff.split(/^(?=diff --git )/m)
  const shown: string[] = []
  let room = longest.all
  for (const file of files) {
    const part = excerpt(file, longest.file)
    room -= part.length
    if (room < 0) break
    shown.push(part)
  }
  const text = shown.join('')
  if (text === diff) return { text, cut: null }
  return { text, cut: { shown: shown.length, files: files.length, command: commandLine('git', 'diff', from, to) } }
}
