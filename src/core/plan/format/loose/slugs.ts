/**
 * Ids from titles, each of them once. A title keeps its id where tasks are put before it or taken out, as a number would
 * not: what a run has done is told by ids.
 */
export function slugs(): (title: string) => string {
  const taken = new Map<string, number>()
  return (title) => {
    const words =
      title
        .normalize('NFKD')
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? []
    const slug = words.join('-').slice(0, 40).replace(/-+$/, '')
    const short = /[^\p{ASCII}]/u.test(title.normalize('NFKD').replace(/\p{M}/gu, '')) || slug === ''
    const base = short ? [slug.slice(0, 30), hash(title)].filter(Boolean).join('-') : slug
    const count = (taken.get(base) ?? 0) + 1
    taken.set(base, count)
    return count === 1 ? base : `${base}-${count}`
  }
}

/** FNV-1a of the text, for titles that letters and digits do not tell apart. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value.toString(16).padStart(8, '0')
}
