import { z } from 'zod'
import { Knowledge, KnowledgeId, type KnowledgeType } from '../../schema/knowledge/entry.ts'
import { entryText, freeId, soundsHard } from '../knowledge/entry.ts'
import { type ReadFile, readJsonFile } from './json-file.ts'

/** How the older program's page of the index is cut. */
const headings: Readonly<Record<string, KnowledgeType>> = {
  Constraints: 'constraint',
  'Architectural Decisions': 'decision',
  Patterns: 'pattern',
  Gotchas: 'gotcha',
  Unresolved: 'unresolved',
}

/** Its other file: an element for each iteration, which may have taught several entries. */
const Rows = z.array(
  z.object({
    iteration: z.number().int(),
    task: z.string().nullish(),
    summary: z.string().nullish(),
    memory_ids: z.array(z.string()).nullish(),
    source_iterations: z.array(z.number().int()).nullish(),
    status: z.enum(['active', 'superseded', 'deprecated']).nullish(),
    supersedes: z.union([z.string(), z.array(z.string())]).nullish(),
  }),
)
type Row = z.infer<typeof Rows>[number]

export const olderProgram = 'ralph-deluxe'

export interface IndexRead {
  readonly entries: readonly Knowledge[]
  /** Lines of the page that are no entry, by their numbers. */
  readonly strange: readonly number[]
}

/** Both files as entries. The page has the words; the other file has what became of them, and words where the page lacks an id. */
export function readIndex(files: {
  readonly page: string | undefined
  readonly json: { readonly file: string; readonly text: string } | undefined
}): ReadFile<IndexRead> {
  const rows = files.json ? readJsonFile(files.json.file, files.json.text, Rows) : { value: [] }
  if ('findings' in rows) return rows
  const { entries, strange } = readPage(files.page ?? '')
  const known = new Set(entries.map(({ id }) => id))
  const more = rows.value.flatMap((row) => rowEntries(row).filter(({ id }) => !known.has(id)))
  return { value: { entries: settle([...entries, ...more], rows.value), strange } }
}

/** As far as an id can be read: letters and hyphens as an entry here has them. */
const idOf = (written: string): string | undefined => {
  const id = written
    .replace(/^K-/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  const read = KnowledgeId.safeParse(`K-${id}`)
  return read.success ? read.data : undefined
}

const idsIn = (text: string): string[] => text.split(/[\s,]+/).flatMap((one) => idOf(one) ?? [])

function readPage(page: string): IndexRead {
  const entries: Knowledge[] = []
  const strange: number[] = []
  let type: KnowledgeType | undefined
  for (const [at, raw] of page.split(/\r?\n/).entries()) {
    const line = raw.trimEnd()
    const heading = /^## (.+)$/.exec(line)?.[1]
    if (heading !== undefined) type = headings[heading.trim()]
    else if (line.startsWith('- ') && type !== undefined) {
      const entry = pageEntry(line.slice(2), type, (id) => entries.some((other) => other.id === id))
      if (entry) entries.push(entry)
    } else if (line !== '' && !/^#\s|^Last updated:|^<!--|^\(?none\)?\.?$/i.test(line)) strange.push(at + 1)
  }
  return { entries, strange }
}

function pageEntry(line: string, type: KnowledgeType, taken: (id: string) => boolean): Knowledge | undefined {
  const written = /^\[?(K-[\w-]+)\]?:?\s*/.exec(line)
  const sources = [...line.matchAll(/\[source:\s*iter(?:ations?)?\s*([\d,\s]+)\]/gi)].flatMap(([, list = '']) =>
    numbers(list),
  )
  const supersedes = [...line.matchAll(/\[supersedes:\s*([^\]]+)\]/gi)].flatMap(([, ids = '']) => idsIn(ids))
  const text = entryText(line.slice(written?.[0].length ?? 0).replace(/\[(?:source|supersedes):[^\]]*\]/gi, ''))
  if (text === '') return undefined
  const own = written?.[1] === undefined ? undefined : idOf(written[1])
  const id = own === undefined || taken(own) ? freeId(type, text, taken) : own
  return entryOf({ id, text, iterations: sources, supersedes: supersedes.filter((one) => one !== id) })
}

const numbers = (list: string): number[] => [...new Set(list.match(/\d+/g)?.map(Number) ?? [])].sort((a, b) => a - b)

const entryOf = (given: Pick<Knowledge, 'id' | 'text'> & Partial<Knowledge>): Knowledge =>
  Knowledge.parse({
    by: null,
    url: null,
    from: olderProgram,
    hard: given.id.startsWith('K-constraint-') && soundsHard(given.text),
    ...given,
  })

/** What only the other file has: its summary stands for the words of each id. */
function rowEntries(row: Row): Knowledge[] {
  const text = entryText(row.summary ?? '')
  if (text === '') return []
  const iterations = numbers((row.source_iterations ?? [row.iteration]).join(','))
  return (row.memory_ids ?? []).flatMap((written) => {
    const id = idOf(written)
    return id === undefined ? [] : entryOf({ id, text, iterations, task: row.task ?? null })
  })
}

/** Whatever is superseded by another entry, or called so, does not count. */
function settle(entries: readonly Knowledge[], rows: readonly Row[]): Knowledge[] {
  const said = new Map<string, Row>()
  for (const row of rows) for (const id of row.memory_ids?.flatMap((one) => idOf(one) ?? []) ?? []) said.set(id, row)
  const all = entries.map((entry) => {
    const row = said.get(entry.id)
    const extra = [row?.supersedes ?? []].flat().flatMap((one) => idOf(one) ?? [])
    const supersedes = [...new Set([...entry.supersedes, ...extra])].filter((id) => id !== entry.id)
    const iterations = entry.iterations.length > 0 ? entry.iterations : row ? [row.iteration] : []
    return {
      ...entry,
      supersedes,
      iterations,
      task: entry.task ?? row?.task ?? null,
      status: row?.status ?? entry.status,
    }
  })
  const by = new Map(all.flatMap(({ id, supersedes }) => supersedes.map((target) => [target, id] as const)))
  const unique = [...new Map(all.map((entry) => [entry.id, entry])).values()]
  return unique.map((entry) => {
    const successor = by.get(entry.id)
    if (successor !== undefined) return { ...entry, status: 'superseded', why: `superseded by ${successor}` }
    return entry.status === 'active' ? entry : { ...entry, why: `${entry.status} in ${olderProgram}` }
  })
}
