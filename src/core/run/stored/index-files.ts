import type { Knowledge } from '../../../schema/knowledge/entry.ts'
import type { IndexFile } from '../../../schema/knowledge/index-file.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { isHard, putEntries, typeOf } from '../../knowledge/entry.ts'
import { indexPage } from '../../knowledge/render-index.ts'
import { memoize } from '../../text/memoize.ts'

/** An index up to this size is always written whole. */
const shortIndex = 200
/** Changes of a longer index that `run.json` may hold before the index is written again. */
const maxInRunJson = 50

export interface IndexFiles {
  readonly files: ReadonlyMap<string, string>
  readonly indexed: readonly Knowledge[]
  /** Entries that differ from `knowledge-index.json`; they go into `run.json`. */
  readonly inRunJson: readonly Knowledge[]
}

/** `indexed` is the content of the written index; its objects are compared by identity. */
export function indexFilesWriter(
  redact: (text: string) => string,
  limits = { shortIndex, maxInRunJson },
): (state: Pick<RunState, 'knowledge' | 'iteration'>, indexed: readonly Knowledge[]) => IndexFiles {
  const lineOf = memoize((entry: Knowledge) => redact(JSON.stringify(indexEntry(entry))))

  return ({ knowledge, iteration }, indexed) => {
    const inRunJson = knowledge.filter((entry, index) => indexed[index] !== entry)
    const hasRemoved = knowledge.length < indexed.length
    if (inRunJson.length === 0 && !hasRemoved) return { files: new Map(), indexed, inRunJson }
    const isShort = knowledge.length <= limits.shortIndex
    if (!isShort && !hasRemoved && inRunJson.length <= limits.maxInRunJson)
      return { files: new Map(), indexed, inRunJson }
    const files = [
      ['knowledge-index.json', `[\n${knowledge.map(lineOf).join(',\n')}\n]\n`],
      ['knowledge-index.md', redact(page(knowledge, { iteration, isShort, max: limits.maxInRunJson }))],
    ] as const
    return { files: new Map(files), indexed: knowledge, inRunJson: [] }
  }
}

function page(
  knowledge: readonly Knowledge[],
  { iteration, isShort, max }: { iteration: number; isShort: boolean; max: number },
): string {
  const text = indexPage(knowledge, iteration)
  return isShort
    ? text
    : `${text}\nA long index is written again after ${max} changes; \`ralph knowledge\` has the newest.\n`
}

const indexEntry = (entry: Knowledge) => {
  const { id, text, by, url, status, iterations, task, supersedes, why, from, said_over, contradicts } = entry
  return {
    memory_ids: [id],
    summary: text,
    iteration: iterations.at(-1) ?? 0,
    task,
    source_iterations: iterations,
    tags: [typeOf(id)],
    status,
    supersedes,
    source: { by, url, from },
    hard: isHard(entry),
    why,
    said_over,
    contradicts,
  } satisfies IndexFile[number]
}

/** `inRunJson`: the entries of `run.json`, which replace those of the file. */
export function knowledgeOfFiles(
  file: IndexFile,
  inRunJson: readonly Knowledge[],
): { knowledge: Knowledge[]; indexed: readonly Knowledge[] } {
  const indexed = file.map(
    ({
      memory_ids: [id],
      summary: text,
      source_iterations: iterations,
      source,
      tags: _,
      iteration: __,
      ...rest
    }): Knowledge => {
      return { id, text, ...source, ...rest, hard: rest.hard && source.by === null, iterations }
    },
  )
  return { knowledge: inRunJson.length === 0 ? indexed : putEntries(indexed, inRunJson), indexed }
}
