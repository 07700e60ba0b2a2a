import { findNodeAtLocation, type Node } from 'jsonc-parser'
import type { z } from 'zod'
import {
  HttpServer,
  type McpServer,
  McpServerName,
  type NamedServer,
  StdioServer,
} from '../../schema/agent/mcp-server.ts'
import { duplicateKeys, type JsonDocument, parseDocument } from '../plan/format/json/json-syntax.ts'
import { type Path, printPath, shown } from '../plan/lint/fault.ts'
import { asksForModelKey, namesIn } from './fill-in.ts'
import { floatingPackage } from './floating-package.ts'

const mostServers = 20

interface Fault {
  readonly at: Path
  readonly offset?: number
  readonly message: string
}

/**
 * The servers of a file in the form of Claude Code (`mcpServers`), or everything that is wrong with it: a sentence each,
 * with file, line and place. One finding is enough that none of them counts.
 */
export function readServers(
  text: string,
  file: string,
): { readonly servers: readonly NamedServer[]; readonly findings: readonly string[] } {
  const document = parseDocument(text)
  const read = Array.isArray(document) ? { servers: [], faults: document } : serversIn(document)
  const begins = ({ at, offset }: Fault): number =>
    offset ?? (Array.isArray(document) ? 0 : offsetOf(document.root, at))
  const inOrder = read.faults.toSorted((one, other) => begins(one) - begins(other))
  if (inOrder.length === 0) return { servers: read.servers, findings: [] }
  const sentence = (fault: Fault): string => {
    const place = fault.at.length === 0 ? '' : `${printPath(fault.at)}: `
    return `${file}:${placeOf(text, begins(fault))}: ${place}${fault.message}`
  }
  return { servers: [], findings: inOrder.map(sentence) }
}

function serversIn({ value, root }: JsonDocument): { servers: NamedServer[]; faults: Fault[] } {
  const faults: Fault[] = [...duplicateKeys(root)]
  if (!isObject(value)) return { servers: [], faults: [{ at: [], message: 'expected an object with `mcpServers`' }] }
  const unknown = Object.keys(value).filter((key) => key !== 'mcpServers')
  faults.push(...unknown.map((key) => ({ at: [key], message: 'is not known here; servers stand in `mcpServers`' })))
  const { mcpServers } = value
  if (!isObject(mcpServers))
    return {
      servers: [],
      faults: [...faults, { at: ['mcpServers'], message: `expected an object, got ${shown(mcpServers)}` }],
    }
  const entries = Object.entries(mcpServers)
  if (entries.length > mostServers)
    faults.push({ at: ['mcpServers'], message: `has ${entries.length} servers; at most ${mostServers} are read` })
  const servers = entries.flatMap(([name, given]) => {
    const found = serverOf(name, given)
    if ('server' in found) return [{ name, server: found.server }]
    faults.push(...found.faults)
    return []
  })
  return { servers, faults }
}

function serverOf(name: string, given: unknown): { server: McpServer } | { faults: Fault[] } {
  const at = ['mcpServers', name]
  const named = McpServerName.safeParse(name)
  const misnamed = named.success ? [] : [{ at, message: named.error.issues[0]?.message ?? '' }]
  if (!isObject(given)) return { faults: [...misnamed, { at, message: `expected an object, got ${shown(given)}` }] }
  const { type = 'url' in given ? undefined : 'stdio' } = given
  if (type !== 'stdio' && type !== 'http')
    return { faults: [...misnamed, { at: type === undefined ? at : [...at, 'type'], message: unknownTransport(type) }] }
  const read = (type === 'http' ? HttpServer : StdioServer).safeParse(given)
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => ({
      at: [...at, ...(issue.path as Path)],
      message: messageOf(issue),
    }))
    return { faults: [...misnamed, ...wrong] }
  }
  const faults = [
    ...misnamed,
    ...namesIn(read.data).flatMap(({ at: inside, ...one }) => wrongName([...at, ...inside], one)),
  ]
  const floating = floatingPackage(read.data)
  if (floating) faults.push({ at: [...at, 'args', floating.at], message: notExact(floating.name) })
  return faults.length > 0 ? { faults } : { server: read.data }
}

const notExact = (name: string): string =>
  `${shown(name)} may be another package tomorrow; write its exact version, as in context7-mcp@4.1.1`

/** Of a key that is wrong zod says what it is not, one level deeper. */
const messageOf = (issue: z.core.$ZodIssue): string =>
  (issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined) ?? issue.message

const unknownTransport = (type: unknown): string =>
  type === undefined
    ? 'a server with a `url` needs `"type": "http"`'
    : `expected "stdio" or "http", the transports that ralph knows, got ${shown(type)}`

function wrongName(at: Path, { name }: { name: string | null }): Fault[] {
  if (name === null)
    return [{ at, message: `a "\${" must begin the name of a variable, as in \${NAME} or \${NAME:-default}` }]
  if (!asksForModelKey(name)) return []
  return [{ at, message: `asks for ${name}: what belongs to the model and pays for it goes to no server` }]
}

/** Of the value, else of what would hold it. */
function offsetOf(root: Node, at: Path): number {
  const node = findNodeAtLocation(root, [...at])
  return node?.offset ?? (at.length === 0 ? root.offset : offsetOf(root, at.slice(0, -1)))
}

function placeOf(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
