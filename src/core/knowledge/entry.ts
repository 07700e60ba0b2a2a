import { type Knowledge, type KnowledgeType, knowledgeTypes } from '../../schema/knowledge/entry.ts'
import { oneLine } from '../text/one-line.ts'

export const typeOf = (id: string): KnowledgeType =>
  knowledgeTypes.find((type) => id.startsWith(`K-${type}-`)) ?? 'decision'

export const isActive = ({ status }: Knowledge): boolean => status === 'active'

/** No prompt may omit a hard entry: a person's constraint, or an agent's that is marked as hard. */
export const isHard = ({ id, by, hard }: Knowledge): boolean => typeOf(id) === 'constraint' && (hard || by !== null)

/** As in the older programs; whole words, so that "mustard" is none (failure model B4). */
const bindingWords = /\b(?:must|must not|never|shall|shall not|forbidden)\b/i

export const soundsHard = (text: string): boolean => bindingWords.test(text)

export const sameWords = (a: string, b: string): boolean => normalized(a) === normalized(b)
export const normalized = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Turns foreign text into one visible line of any length. */
export const entryText = (text: string): string => oneLine(text, Number.MAX_SAFE_INTEGER)

const asciiSpelling: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** Built from the first words; a text without Latin letters gets only a number. */
export function freeId(type: KnowledgeType, text: string, isTaken: (id: string) => boolean): string {
  const words =
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[ßæœøłđ]/g, (letter) => asciiSpelling[letter] ?? '')
      .match(/[a-z0-9]+/g) ?? []
  const slug = words.slice(0, 5).join('-').slice(0, 40).replace(/-$/, '') || 'entry'
  for (let n = 1; ; n++) {
    const id = `K-${type}-${slug}${n === 1 ? '' : `-${n}`}`
    if (!isTaken(id)) return id
  }
}

/** Replaces entries that have the same id; appends new ones. */
export function putEntries(entries: readonly Knowledge[], changed: readonly Knowledge[]): Knowledge[] {
  if (changed.length === 0) return [...entries]
  const byId = new Map(changed.map((entry) => [entry.id, entry]))
  const updated = entries.map((entry) => byId.get(entry.id) ?? entry)
  const knownIds = new Set(entries.map(({ id }) => id))
  return [...updated, ...[...byId.values()].filter(({ id }) => !knownIds.has(id))]
}

export const superseded = (entry: Knowledge, by: string): Knowledge => ({
  ...entry,
  status: 'superseded',
  why: `superseded by ${by}`,
})
