import { z } from 'zod'
import type { NamedServer } from '../../schema/agent/mcp-server.ts'

/** Bytes of `memory.jsonl`: what a model that reads all of it can still take in. */
export const maxMemoryBytes = 256 * 1024
const maxLines = 5_000
const maxLineChars = 16 * 1024

const text = z.string()
const Entity = z.object({ type: z.literal('entity'), name: text, entityType: text, observations: z.array(text) })
const Relation = z.object({ type: z.literal('relation'), from: text, to: text, relationType: text })
/** A line as `@modelcontextprotocol/server-memory` writes it. */
const Line = z.discriminatedUnion('type', [Entity, Relation])
type Line = z.infer<typeof Line>

/** By it a server is told where its memory is. */
export const memoryVariable = 'MEMORY_FILE_PATH'

/** One whose configuration names such a file keeps the run's, wherever that says that it is. */
export const keepsMemory = ({ server }: NamedServer): boolean => server.type === 'stdio' && memoryVariable in server.env

/** What a call left of the memory of a run, as it is kept; or why it is not. Hostile: an agent can write there, too. */
export function readMemory(lines: readonly string[]): { readonly text: string } | { readonly why: string } {
  const read = linesOf(lines)
  if ('why' in read) return read
  const text = inText(read.lines)
  return bytesOf(text) > maxMemoryBytes ? { why: tooLarge } : { text }
}

/** What is known with what an approved iteration had remembered besides: nothing of either is lost. */
export function withMemory(known: string, approved: string): { readonly text: string } | { readonly why: string } {
  const [mine, theirs] = [linesOf(known.split('\n')), linesOf(approved.split('\n'))]
  if ('why' in mine) return readMemory(approved.split('\n'))
  if ('why' in theirs) return theirs
  const entities = new Map(mine.lines.flatMap((line) => (line.type === 'entity' ? [[line.name, line] as const] : [])))
  for (const line of theirs.lines) {
    if (line.type !== 'entity') continue
    const observations = [...new Set([...(entities.get(line.name)?.observations ?? []), ...line.observations])]
    entities.set(line.name, { ...(entities.get(line.name) ?? line), observations })
  }
  const relations = [...mine.lines, ...theirs.lines].filter(({ type }) => type === 'relation')
  const once = [...new Set(relations.map((line) => JSON.stringify(line)))]
  return readMemory([...[...entities.values()].map((line) => JSON.stringify(line)), ...once])
}

function linesOf(texts: readonly string[]): { lines: Line[] } | { why: string } {
  const filled = texts.filter((line) => line.trim() !== '')
  if (filled.length > maxLines) return { why: `it has more than ${maxLines} lines` }
  const lines: Line[] = []
  for (const [at, line] of filled.entries()) {
    const read = line.length > maxLineChars ? undefined : lineOf(line)
    if (!read) return { why: `its line ${at + 1} is not an entity or relation of at most ${maxLineChars} characters` }
    lines.push(read)
  }
  return { lines }
}

function lineOf(line: string): Line | undefined {
  try {
    return Line.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

const inText = (lines: readonly Line[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('')

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

const tooLarge = `it is larger than ${maxMemoryBytes / 1024} KiB`
