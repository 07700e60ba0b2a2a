import type { GuardFinding } from './finding.ts'

/**
 * Changes outside of what the task may touch (its `paths`); no patterns allow everything. A pattern without wildcards
 * is a file, or a directory with all below it; `*` and `?` stay within a name, `**` spans directories. Compared exactly.
 */
export function outsideFindings(
  changes: readonly { readonly path: string }[],
  patterns: readonly string[],
): GuardFinding[] {
  if (patterns.length === 0) return []
  const allowed = patterns.map(matcher)
  const why = `is outside of the paths of this task (${patterns.join(', ')})`
  return changes.flatMap(({ path }) => (allowed.some((one) => one.test(path)) ? [] : [{ path, why }]))
}

const wildcards: Record<string, string> = { '**/': '(?:[^/]+/)*', '**': '.*', '*': '[^/]*', '?': '[^/]' }

function matcher(pattern: string): RegExp {
  const source = pattern
    .replace(/^(\.\/)+|\/+$/g, '')
    .split(/(\*\*\/|\*\*|\*|\?)/)
    .map((part) => wildcards[part] ?? part.replace(/[\\^$.|+()[\]{}]/g, '\\$&'))
    .join('')
  // What is named may be a directory: all below it is meant.
  return new RegExp(`^${source}(?:/.*)?$`, 'su')
}
