/** What two spellings of one name share: case, separators and leading zeros do not count. */
function normalised(word: string): string {
  return word
    .toLowerCase()
    .replace(/[-_. ]/g, '')
    .replace(/(^|\D)0+(?=\d)/g, '$1')
}

/**
 * Edits between two words: insert, delete, replace a character or swap two neighbours (optimal string alignment).
 * Time is the product of the lengths; for short words only.
 */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cost = Math.min(replaced, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = previous
    previous = row
  }
  return previous[b.length] ?? 0
}

const longestName = 40

/** The known name that `word` was probably meant to be: within two edits, within one of a name of up to five letters. */
export function meantName(word: string, known: readonly string[]): string | undefined {
  if (word.length > longestName) return undefined
  const wanted = normalised(word)
  let best: { name: string; edits: number } | undefined
  for (const name of known) {
    const target = normalised(name)
    const allowed = target.length > 5 ? 2 : 1
    if (Math.abs(target.length - wanted.length) > allowed) continue
    const edits = editDistance(wanted, target)
    if (edits <= allowed && (best === undefined || edits < best.edits)) best = { name, edits }
  }
  return best?.name
}

/**
 * Finds a similar id among many: equal when normalised, or equal after dropping at most one character on each side.
 * Building is linear in the ids and done at the first question; a question costs the length of the word, so that
 * a plan with 20,000 unknown ids is not compared pair by pair.
 */
export function similarIn(ids: readonly string[]): (word: string) => string | undefined {
  let index: Map<string, string> | undefined
  return (word) => {
    index ??= indexed(ids)
    for (const variant of variants(normalised(word))) {
      const id = index.get(variant)
      if (id !== undefined) return id
    }
    return undefined
  }
}

/** Long enough for one letter to be a slip. */
const leastTwin = 4

/**
 * Names that are probably slips of an earlier one: equal but for case and separators, or for one letter. Names that
 * differ by a number (`phase-1`, `phase-2`) are meant so. Linear in the names.
 */
export function nearTwins(names: readonly string[]): { name: string; like: string }[] {
  const earlier = new Map<string, string>()
  const twins: { name: string; like: string }[] = []
  for (const name of names) {
    const digits = name.replace(/\D+/g, ' ').trim()
    const word = normalised(name)
    const keys = [...(word.length < leastTwin ? [word] : variants(word))].map((variant) => `${digits}:${variant}`)
    const like = keys.map((key) => earlier.get(key)).find((found) => found !== undefined)
    if (like !== undefined) twins.push({ name, like })
    for (const key of keys) if (!earlier.has(key)) earlier.set(key, name)
  }
  return twins
}

function indexed(ids: readonly string[]): Map<string, string> {
  const index = new Map<string, string>()
  for (const id of ids) index.set(normalised(id), id)
  for (const id of ids) {
    for (const variant of variants(normalised(id))) if (!index.has(variant)) index.set(variant, id)
  }
  return index
}

/** The word itself, then the word without each one of its first 64 characters. */
function* variants(word: string): Generator<string> {
  yield word
  for (let i = 0; i < Math.min(word.length, 64); i += 1) yield word.slice(0, i) + word.slice(i + 1)
}
