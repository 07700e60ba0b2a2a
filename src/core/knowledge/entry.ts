import { type Knowledge, type KnowledgeType, knowledgeTypes } from '../../schema/knowledge/entry.ts'
import { oneLine } from '../text/one-line.ts'

export const typeOf = (id: string): KnowledgeType =>
  knowledgeTypes.find((type) => id.startsWith(`K-${type}-`)) ?? 'decision'

export const isActive = ({ status }: Knowledge): boolean => status === 'active'

/** Whether no prompt may leave it out: a person's constraint, or one that an agent called hard. */
export const isHard = ({ id, by, hard }: Knowledge): boolean => typeOf(id) === 'constraint' && (hard || by !== null)

/** Words by which the older programs knew a hard constraint; as words, so that "mustard" is none (failure model B4). */
const binding = /\b(?:must|must not|never|shall|shall not|forbidden)\b/i

export const soundsHard = (text: string): boolean => binding.test(text)

/** The same words in other spacing or case are the same entry. */
export const sameWords = (a: string, b: string): boolean => folded(a) === folded(b)
export const folded = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Foreign text as an entry holds it: one visible line, whole. */
export const entryText = (text: string): string => oneLine(text, Number.MAX_SAFE_INTEGER)

/** Letters that no normalisation takes apart. */
const spelt: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** Its first words; a text without Latin letters is only numbered. `taken` says which ids are used already. */
export function freeId(type: KnowledgeType, text: string, taken: (id: string) => boolean): string {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[ßæœøłđ]/g, (letter) => spelt[letter] ?? '')
      .match(/[a-z0-9]+/g) ?? []
  const slug = words.slice(0, 5).join('-').slice(0, 40).replace(/-$/, '') || 'entry'
  for (let n = 1; ; n++) {
    const id = `K-${type}-${slug}${n === 1 ? '' : `-${n}`}`
    if (!taken(id)) return id
  }
}

/** The entries with these in the place of those with the same id; new ones go to the end. */
export function putEntries(entries: readonly Knowledge[], changed: readonly Knowledge[]): Knowledge[] {
  if (changed.length === 0) return [...entries]
  const byId = new Map(changed.map((entry) => [entry.id, entry]))
  const kept = entries.map((entry) => byId.get(entry.id) ?? entry)
  const known = new Set(entries.map(({ id }) => id))
  return [...kept, ...[...byId.values()].filter(({ id }) => !known.has(id))]
}

export const superseded = (entry: Knowledge, by: string): Knowledge => ({
  ...entry,
  status: 'superseded',
  why: `superseded by ${by}`,
})
