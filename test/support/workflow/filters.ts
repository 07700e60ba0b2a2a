/** What `on.push` and `on.pull_request` may say besides their types (workflow syntax; filter pattern cheat sheet). */
export type Filters = Readonly<Partial<Record<Kind | `${Kind}-ignore`, unknown>>>
type Kind = 'branches' | 'tags' | 'paths'

/** What an event is about. `paths` is only asked where a filter needs it. */
export interface About {
  readonly branch?: string
  readonly tag?: string
  readonly paths: () => readonly string[]
}

/** Whether an event passes all filters: that of its name and that of its paths. Paths do not count for tags. */
export function passes(filters: Filters, { branch, tag, paths }: About): boolean {
  if (tag !== undefined) return named(filters, { kind: 'tags', name: tag, other: 'branches' })
  return named(filters, { kind: 'branches', name: branch ?? '', other: 'tags' }) && touched(filters, paths)
}

/** Whoever names only the other kind of ref does not mean this one. */
function named(filters: Filters, request: { kind: Kind; name: string; other: Kind }): boolean {
  const { kind, name, other } = request
  const [only, not] = [filters[kind], filters[`${kind}-ignore`]]
  if (only !== undefined) return matches(only, name)
  if (not !== undefined) return !matches(not, name)
  return filters[other] === undefined && filters[`${other}-ignore`] === undefined
}

/** One file is enough; with `paths-ignore` one that is not ignored. */
function touched({ paths: only, 'paths-ignore': not }: Filters, paths: About['paths']): boolean {
  if (only !== undefined) return paths().some((path) => matches(only, path))
  return not === undefined || paths().some((path) => !matches(not, path))
}

/** In their order: a later pattern has the last word, and one behind `!` takes out again. */
const matches = (patterns: unknown, name: string): boolean =>
  [patterns]
    .flat()
    .map(String)
    .reduce(
      (found, pattern) =>
        pattern.startsWith('!') ? found && !fits(pattern.slice(1), name) : found || fits(pattern, name),
      false,
    )

const fits = (pattern: string, name: string): boolean => new RegExp(`^${expressionOf(pattern)}$`).test(name)

/** `*` stays within a folder, `**` does not; `?` and `+` speak of the character before them. */
const expressionOf = (pattern: string): string =>
  pattern.replace(/\*\*\/|\*\*|\*|\[[^\]]*\]|\\.|[.^${}()|/]/g, (part) => {
    if (part === '**/') return '(?:.*/)?'
    if (part === '**') return '.*'
    if (part === '*') return '[^/]*'
    return part.startsWith('[') || part.startsWith('\\') ? part : `\\${part}`
  })
