import { z } from 'zod'
import type { NamedServer } from '../../schema/agent/mcp-server.ts'
import { tryRead } from '../text/try-read.ts'

/** Bytes of `memory.jsonl`: small enough for a model that reads all of it. */
export const maxMemoryBytes = 256 * 1024
const maxLines = 5_000
const maxLineChars = 16 * 1024

const text = z.string()
const Entity = z.object({ type: z.literal('entity'), name: text, entityType: text, observations: z.array(text) })
const Relation = z.object({ type: z.literal('relation'), from: text, to: text, relationType: text })
/** Written by `@modelcontextprotocol/server-memory`. */
const Line = z.discriminatedUnion('type', [Entity, Relation])
type Line = z.infer<typeof Line>

export const memoryVariable = 'MEMORY_FILE_PATH'

/** A server whose configuration names such a file keeps the run's memory, at any path. */
export const keepsMemory = ({ server }: NamedServer): boolean => server.type === 'stdio' && memoryVariable in server.env

/** The memory that a call left, normalised, or why it is rejected. Hostile: an agent can write the file, too. */
export function readMemory(lines: readonly string[]): { readonly text: string } | { readonly why: string } {
  const parsed = linesOf(lines)
  if ('why' in parsed) return parsed
  const normalised = textOf(parsed.lines)
  return bytesOf(normalised) > maxMemoryBytes ? { why: tooLarge } : { text: normalised }
}

/** Merges the current memory with that of an approved iteration; both keep all their observations. */
export function mergeMemory(current: string, approved: string): { readonly text: string } | { readonly why: string } {
  const [currentLines, approvedLines] = [linesOf(current.split('\n')), linesOf(approved.split('\n'))]
  if ('why' in currentLines) return readMemory(approved.split('\n'))
  if ('why' in approvedLines) return approvedLines
  const entities = new Map(
    currentLines.lines.flatMap((line) => (line.type === 'entity' ? [[line.name, line] as const] : [])),
  )
  for (const line of approvedLines.lines) {
    if (line.type !== 'entity') continue
    const observations = [...new Set([...(entities.get(line.name)?.observations ?? []), ...line.observations])]
    entities.set(line.name, { ...(entities.get(line.name) ?? line), observations })
  }
  const relations = [...currentLines.lines, ...approvedLines.lines].filter(({ type }) => type === 'relation')
  const distinctRelations = [...new Set(relations.map((line) => JSON.stringify(line)))]
  return readMemory([...[...entities.values()].map((line) => JSON.stringify(line)), ...distinctRelations])
}

function linesOf(texts: readonly string[]): { lines: Line[] } | { why: string } {
  const filled = texts.filter((line) => line.trim() !== '')
  if (filled.length > maxLines) return { why: `it has more than ${maxLines} lines` }
  const lines: Line[] = []
  for (const [index, line] of filled.entries()) {
    const parsed = line.length > maxLineChars ? undefined : lineOf(line)
    if (!parsed)
      return { why: `its line ${index + 1} is not an entity or relation of at most ${maxLineChars} characters` }
    lines.push(parsed)
  }
  return { lines }
}

const lineOf = (line: string): Line | undefined => tryRead(() => Line.safeParse(JSON.parse(line)).data)

const textOf = (lines: readonly Line[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('')

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

const tooLarge = `it is larger than ${maxMemoryBytes / 1024} KiB`
