/** Times and durations, which differ between repetitions of a line. */
const moments =
  /^\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?\]?\s*|\b\d+(?:\.\d+)?\s?(?:ms|µs|s)\b/g

const sameLine = (line: string): string => line.replace(moments, '').trim()

const failureWords =
  /error|fail|assert|expect|exception|panic|fatal|traceback|not ok|denied|refused|timed? ?out|cannot|✗|✕|×|●|^\s+at |^\s*E {3}/i

export const speaksOfFailure = (line: string): boolean => failureWords.test(line)

/** Shorter lines, such as a bracket, belong to something larger. */
const minFoldLength = 12

/** Lines of the longest repeated block, such as a stack trace. */
const maxBlockLines = 12

/**
 * Folds repeated lines into one with a count: the same line or block in a row, and a failure line anywhere. Times and
 * durations are ignored. Linear.
 */
export function foldLines(text: string): string {
  return foldFailures(foldRows(text.split('\n'))).join('\n')
}

function foldRows(lines: readonly string[]): string[] {
  const keys = lines.map(sameLine)
  const folded: string[] = []
  for (let from = 0; from < lines.length; ) {
    const { length, times } = repetition(keys, from)
    const block = lines.slice(from, from + length)
    if (times > 1) block[block.length - 1] += length === 1 ? ` (×${times})` : ` (these ${length} lines ×${times})`
    folded.push(...block)
    from += length * times
  }
  return folded
}

/** The shortest block of lines from `from` that repeats. */
function repetition(keys: readonly string[], from: number): { length: number; times: number } {
  for (let length = 1; length <= maxBlockLines; length++) {
    let times = 1
    while (isSameBlock(keys, { from, other: from + length * times, length })) times++
    const isWorthFolding =
      length === 1 ? times > 2 || (times > 1 && (keys[from]?.length ?? 0) >= minFoldLength) : times > 1
    if (isWorthFolding && keys.slice(from, from + length).some((key) => key !== '')) return { length, times }
  }
  return { length: 1, times: 1 }
}

function isSameBlock(
  keys: readonly string[],
  { from, other, length }: { from: number; other: number; length: number },
): boolean {
  if (other + length > keys.length) return false
  for (let index = 0; index < length; index++) if (keys[from + index] !== keys[other + index]) return false
  return true
}

function foldFailures(lines: readonly string[]): string[] {
  const counts = new Map<string, number>()
  const mayFold = (line: string): boolean => line.trim().length >= minFoldLength && speaksOfFailure(line)
  for (const line of lines) if (mayFold(line)) counts.set(sameLine(line), (counts.get(sameLine(line)) ?? 0) + 1)
  const shown = new Set<string>()
  return lines.flatMap((line) => {
    if (!mayFold(line)) return [line]
    const key = sameLine(line)
    if (shown.has(key)) return []
    shown.add(key)
    const times = counts.get(key) ?? 1
    return [times > 1 ? `${line} (×${times})` : line]
  })
}
