import { tryRead } from '../text/try-read.ts'
import type { ExcerptLine } from './reading.ts'

/** A part of a file's change that is short enough to read at a time. */
export interface ChangedPiece {
  readonly path: string
  /** First line of the surrounding function; empty if unknown. */
  readonly heading: string
  readonly isNewFile: boolean
  readonly lines: readonly ExcerptLine[]
  /** Lines added and removed. */
  readonly changed: number
}

const maxLines = 30
const header = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,\d+)? @@ ?(.*)$/

/** Cuts hunks at blank lines and function heads, so that a new file has several pieces. */
export function piecesOf(patch: string): ChangedPiece[] {
  return patch.split(/^(?=diff --git )/m).flatMap((file) => {
    const path = pathOf(file)
    return path === undefined ? [] : filePieces(path, file)
  })
}

function pathOf(file: string): string | undefined {
  const after = /^\+\+\+ (.+)$/m.exec(file)?.[1]
  const before = /^--- (.+)$/m.exec(file)?.[1]
  const name = after === undefined || after === '/dev/null' ? before : after
  return name === undefined || name === '/dev/null' ? undefined : unquoted(name.replace(/\t$/, '')).slice(2)
}

/** Git quotes a name with unusual bytes and writes each byte as three octal digits. */
function unquoted(name: string): string {
  const inner = /^"(.*)"$/.exec(name)?.[1]
  if (inner === undefined) return name
  const encoded = inner.replace(/[^\\]|\\(?:[0-7]{3}|.)/gu, (part) => {
    if (/^\\[0-7]{3}$/.test(part)) return `%${Number.parseInt(part.slice(1), 8).toString(16).padStart(2, '0')}`
    return encodeURIComponent(part.startsWith('\\') ? part.slice(1) : part)
  })
  return tryRead(() => decodeURIComponent(encoded)) ?? inner
}

function filePieces(path: string, file: string): ChangedPiece[] {
  const isNewFile = /^new file mode/m.test(file)
  return file.split(/^(?=@@ -)/m).flatMap((hunk) => {
    const [first = '', ...lines] = hunk.split('\n')
    const hunkHeader = header.exec(first)
    if (!hunkHeader) return []
    return cutHunk(numberedLines(lines, Number(hunkHeader[1])), { path, heading: hunkHeader[2] ?? '', isNewFile })
  })
}

/** Omits git's remarks (`\ No newline at end of file`). */
function numberedLines(lines: readonly string[], from: number): ExcerptLine[] {
  let next = from
  return lines.flatMap((line): ExcerptLine[] => {
    const sign = line[0]
    const text = line.slice(1)
    if (sign === '-') return [{ sign, line: null, text }]
    return sign === '+' || sign === ' ' ? [{ sign, line: next++, text }] : []
  })
}

const heads: readonly RegExp[] = [
  /^\s*(?:export\s+)?(?:default\s+)?(?:async\s+)?function\b/,
  /^\s*(?:export\s+)?(?:abstract\s+)?(?:class|interface|enum|type|struct|trait|impl|module|namespace)\b/,
  /^\s*(?:export\s+)?(?:const|let)\s+\w+\s*(?::[^=]+)?=\s*(?:async\s*)?(?:\([^)]*\)|\w+)(?:\s*:\s*[^=]+)?\s*=>/,
  /^\s*(?:async\s+)?def\s+\w/,
  /^\s*(?:pub(?:\([^)]*\))?\s+)?(?:async\s+)?(?:unsafe\s+)?fn\s+\w/,
  /^func\b/,
  /^\s*(?:public|private|protected|internal|static|final|override)\b.*\(/,
  /^\s*(?:test|it|describe)(?:\.\w+)*\(/,
]

export const isHead = (text: string): boolean => heads.some((pattern) => pattern.test(text))

function cutHunk(
  hunk: readonly ExcerptLine[],
  file: Pick<ChangedPiece, 'path' | 'heading' | 'isNewFile'>,
): ChangedPiece[] {
  const pieces: ChangedPiece[] = []
  let heading = file.heading
  for (const lines of groupBlocks(hunk)) {
    const changed = lines.filter(({ sign }) => sign !== ' ').length
    const ownHead = lines.find(({ text }) => isHead(text))?.text
    const first = lines.findIndex(({ sign }) => sign !== ' ')
    const pieceHeading =
      ownHead !== undefined && lines.findIndex(({ text }) => text === ownHead) <= first ? ownHead : heading
    if (changed > 0) pieces.push({ ...file, heading: pieceHeading, lines: withContext(lines), changed })
    heading = lines.findLast(({ text }) => isHead(text))?.text ?? heading
  }
  return pieces
}

/** Joins whole blocks up to the size of a piece; a longer block is cut. */
function groupBlocks(hunk: readonly ExcerptLine[]): ExcerptLine[][] {
  if (hunk.length <= maxLines) return [[...hunk]]
  const blocks: ExcerptLine[][] = [[]]
  for (const line of hunk) {
    const block = blocks.at(-1) ?? []
    if (block.length >= maxLines || (block.length > 0 && (isHead(line.text) || line.text.trim() === '')))
      blocks.push([line])
    else block.push(line)
  }
  const groups: ExcerptLine[][] = [[]]
  for (const block of blocks) {
    const group = groups.at(-1) ?? []
    if (group.length > 0 && group.length + block.length > maxLines) groups.push(block)
    else group.push(...block)
  }
  return groups
}

/** Keeps one line around the change. */
function withContext(lines: readonly ExcerptLine[]): ExcerptLine[] {
  const first = lines.findIndex(({ sign }) => sign !== ' ')
  const last = lines.findLastIndex(({ sign }) => sign !== ' ')
  return lines.slice(Math.max(0, first - 1), last + 2)
}
