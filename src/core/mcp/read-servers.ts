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
import { type Path, printPath, quoteValue } from '../plan/lint/fault.ts'
import { issueWords } from '../text/issue-words.ts'
import { asksForModelKey, namesIn } from './fill-in.ts'

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
  const sorted = read.faults.toSorted((one, other) => begins(one) - begins(other))
  if (sorted.length === 0) return { servers: read.servers, findings: [] }
  const sentence = (fault: Fault): string => {
    const place = fault.at.length === 0 ? '' : `${printPath(fault.at)}: `
    return `${file}:${placeOf(text, begins(fault))}: ${place}${fault.message}`
  }
  return { servers: [], findings: sorted.map(sentence) }
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
      faults: [...faults, { at: ['mcpServers'], message: `expected an object, got ${quoteValue(mcpServers)}` }],
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
  if (!isObject(given))
    return { faults: [...misnamed, { at, message: `expected an object, got ${quoteValue(given)}` }] }
  const { type = 'url' in given ? undefined : 'stdio' } = given
  if (type !== 'stdio' && type !== 'http')
    return { faults: [...misnamed, { at: type === undefined ? at : [...at, 'type'], message: unknownTransport(type) }] }
  const read = (type === 'http' ? HttpServer : StdioServer).safeParse(given)
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => ({
      at: [...at, ...(issue.path as Path)],
      message: messageOf(issue, given),
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
  `${quoteValue(name)} may be another package tomorrow; write the exact version, as in context7-mcp@4.1.1`

/** Of a key that is wrong zod says what it is not, one level deeper. */
const messageOf = (issue: z.core.$ZodIssue, given: unknown): string =>
  (issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined) ?? issueWords(issue, given)

const unknownTransport = (type: unknown): string =>
  type === undefined
    ? 'a server with a `url` needs `"type": "http"`'
    : `expected "stdio" or "http", the transports that ralph knows, got ${quoteValue(type)}`

function wrongName(at: Path, { name }: { name: string | null }): Fault[] {
  if (name === null)
    return [{ at, message: `a "\${" must start the name of a variable, as in \${NAME} or \${NAME:-default}` }]
  if (!asksForModelKey(name)) return []
  return [{ at, message: `asks for ${name}: credentials that pay for the model are never given to a server` }]
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

/** Programs that fetch a package and run it, and how an exact version of one is written. */
const runners: Readonly<Record<string, RegExp>> = {
  npx: /.@\d+\.\d+\.\d+[\w.+-]*$/,
  bunx: /.@\d+\.\d+\.\d+[\w.+-]*$/,
  uvx: /.(?:==|@)\d[\w.+-]*$/,
}

/**
 * Which argument names a package without an exact version: it would be whatever the registry has at that moment, and it
 * would run with what the server is given (threat T18). Undefined where each is exact, or nothing is fetched.
 */
function floatingPackage(server: McpServer): { readonly at: number; readonly name: string } | undefined {
  if (server.type === 'http') return undefined
  const { command, args } = server
  const exact = runners[command.split('/').at(-1) ?? '']
  if (exact === undefined || args.some((arg) => arg === '--no' || arg === '--no-install')) return undefined
  const packages = named(args)
  return packages.find(({ name }) => !exact.test(name))
}

/** After a flag, or the first word that is none. */
function named(args: readonly string[]): { at: number; name: string }[] {
  const flagged = args.flatMap((arg, at) => {
    const name = packageFlag.test(args[at - 1] ?? '') ? arg : /^--(?:package|from)=(.+)$/.exec(arg)?.[1]
    return name === undefined ? [] : [{ at, name }]
  })
  const first = args.findIndex((arg) => !arg.startsWith('-'))
  return flagged.length > 0 || first < 0 ? flagged : [{ at: first, name: args[first] ?? '' }]
}

const packageFlag = /^(?:-p|--package|--from)$/

/** Whose call it is: the coding agent's, the context agent's before and after it, or the indexer's. */
export type ServerRole = 'code' | 'prep' | 'post' | 'index'

/** How servers are reached: programs on this machine, or addresses. */
type Transport = 'stdio' | 'http'

const files: Readonly<Record<ServerRole, string>> = {
  code: 'mcp-coding.json',
  prep: 'mcp-context.json',
  post: 'mcp-context.json',
  index: 'mcp-memory.json',
}

/** The servers of an interactive session in this repository; they count where `mcp-project` says so. */
export const projectServers = '.mcp.json'

/** The file below `.ralph/config/` whose servers a call of this role has, read at the base. */
export const serverFileOf = (role: ServerRole): string => files[role]

/** Where a file is looked for, the first that is there counts: by address there is a file of its own (docs/mcp.md). */
export function placesOf(file: string, transport: Transport): readonly string[] {
  const path = `.ralph/config/${file}`
  return transport === 'http' ? [path.replace(/\.json$/, '-http.json'), path] : [path]
}
