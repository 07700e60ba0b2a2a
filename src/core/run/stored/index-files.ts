import type { Knowledge } from '../../../schema/knowledge/entry.ts'
import type { IndexFile } from '../../../schema/knowledge/index-file.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { isHard, putEntries, typeOf } from '../../knowledge/entry.ts'
import { indexPage } from '../../knowledge/render-index.ts'
import { memoize } from '../../text/memoize.ts'

/** An index of so many entries is written whole when one of them changes. */
const shortIndex = 200
/** Of a longer one so many changes are in `run.json` until all are gathered anew. */
const mostInRunJson = 50

export interface IndexFiles {
  /** `knowledge-index.json` and `.md`, where they change. */
  readonly files: ReadonlyMap<string, string>
  /** What `knowledge-index.json` holds when these are written. */
  readonly indexed: readonly Knowledge[]
  /** The entries that it does not hold as they are now: they belong into `run.json`. */
  readonly apart: readonly Knowledge[]
}

/** Makes the files of the index; `indexed` is what the written one holds, by the very objects of the state. */
export function indexFilesWriter(
  redact: (text: string) => string,
  most = { shortIndex, mostInRunJson },
): (state: Pick<RunState, 'knowledge' | 'iteration'>, indexed: readonly Knowledge[]) => IndexFiles {
  const lineOf = memoize((entry: Knowledge) => redact(JSON.stringify(stored(entry))))

  return ({ knowledge, iteration }, indexed) => {
    const apart = knowledge.filter((entry, at) => indexed[at] !== entry)
    const gone = knowledge.length < indexed.length
    if (apart.length === 0 && !gone) return { files: new Map(), indexed, apart }
    const isShort = knowledge.length <= most.shortIndex
    if (!isShort && !gone && apart.length <= most.mostInRunJson) return { files: new Map(), indexed, apart }
    const files = [
      ['knowledge-index.json', `[\n${knowledge.map(lineOf).join(',\n')}\n]\n`],
      ['knowledge-index.md', redact(page(knowledge, { iteration, isShort, most: most.mostInRunJson }))],
    ] as const
    return { files: new Map(files), indexed: knowledge, apart: [] }
  }
}

function page(
  knowledge: readonly Knowledge[],
  { iteration, isShort, most }: { iteration: number; isShort: boolean; most: number },
): string {
  const text = indexPage(knowledge, iteration)
  return isShort
    ? text
    : `${text}\nA long index is written again after ${most} changes; \`ralph knowledge\` has the newest.\n`
}

const stored = (entry: Knowledge) => {
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

/** What is known by both files: `apart` is what `run.json` holds. */
export function knowledgeOfFiles(
  file: IndexFile,
  apart: readonly Knowledge[],
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
  return { knowledge: apart.length === 0 ? indexed : putEntries(indexed, apart), indexed }
}
