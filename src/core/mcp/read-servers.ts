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
import { isModelVariable, variablesIn } from './fill-in.ts'

const maxServers = 20

interface Fault {
  readonly at: Path
  readonly offset?: number
  readonly message: string
}

/**
 * The servers of a file in Claude Code's format (`mcpServers`), or a sentence with file, line and position for each fault.
 * One fault is enough to reject all servers.
 */
export function readServers(
  text: string,
  file: string,
): { readonly servers: readonly NamedServer[]; readonly findings: readonly string[] } {
  const document = parseDocument(text)
  const parsed = Array.isArray(document) ? { servers: [], faults: document } : serversIn(document)
  const startOf = ({ at, offset }: Fault): number =>
    offset ?? (Array.isArray(document) ? 0 : offsetOf(document.root, at))
  const sorted = parsed.faults.toSorted((a, b) => startOf(a) - startOf(b))
  if (sorted.length === 0) return { servers: parsed.servers, findings: [] }
  const sentence = (fault: Fault): string => {
    const path = fault.at.length === 0 ? '' : `${printPath(fault.at)}: `
    return `${file}:${positionOf(text, startOf(fault))}: ${path}${fault.message}`
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
  if (entries.length > maxServers)
    faults.push({ at: ['mcpServers'], message: `has ${entries.length} servers; at most ${maxServers} are read` })
  const servers = entries.flatMap(([name, entry]) => {
    const parsed = serverOf(name, entry)
    if ('server' in parsed) return [{ name, server: parsed.server }]
    faults.push(...parsed.faults)
    return []
  })
  return { servers, faults }
}

function serverOf(name: string, entry: unknown): { server: McpServer } | { faults: Fault[] } {
  const path = ['mcpServers', name]
  const parsedName = McpServerName.safeParse(name)
  const nameFaults = parsedName.success ? [] : [{ at: path, message: parsedName.error.issues[0]?.message ?? '' }]
  if (!isObject(entry))
    return { faults: [...nameFaults, { at: path, message: `expected an object, got ${quoteValue(entry)}` }] }
  const { type = 'url' in entry ? undefined : 'stdio' } = entry
  if (type !== 'stdio' && type !== 'http')
    return {
      faults: [...nameFaults, { at: type === undefined ? path : [...path, 'type'], message: unknownTransport(type) }],
    }
  const parsed = (type === 'http' ? HttpServer : StdioServer).safeParse(entry)
  if (!parsed.success) {
    const entryFaults = parsed.error.issues.map((issue) => ({
      at: [...path, ...(issue.path as Path)],
      message: messageOf(issue, entry),
    }))
    return { faults: [...nameFaults, ...entryFaults] }
  }
  const faults = [
    ...nameFaults,
    ...variablesIn(parsed.data).flatMap(({ path: textPath, ...variable }) =>
      variableFaults([...path, ...textPath], variable),
    ),
  ]
  const unpinned = findUnpinnedPackage(parsed.data)
  if (unpinned) faults.push({ at: [...path, 'args', unpinned.at], message: unpinnedMessage(unpinned.name) })
  return faults.length > 0 ? { faults } : { server: parsed.data }
}

const unpinnedMessage = (name: string): string =>
  `${quoteValue(name)} may be another package tomorrow; write the exact version, as in context7-mcp@4.1.1`

/** zod reports why a key is invalid one level deeper. */
const messageOf = (issue: z.core.$ZodIssue, entry: unknown): string =>
  (issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined) ?? issueWords(issue, entry)

const unknownTransport = (type: unknown): string =>
  type === undefined
    ? 'a server with a `url` needs `"type": "http"`'
    : `expected "stdio" or "http", the transports that ralph knows, got ${quoteValue(type)}`

function variableFaults(path: Path, { name }: { name: string | null }): Fault[] {
  if (name === null)
    return [{ at: path, message: `a "\${" must start the name of a variable, as in \${NAME} or \${NAME:-default}` }]
  if (!isModelVariable(name)) return []
  return [{ at: path, message: `asks for ${name}: credentials that pay for the model are never given to a server` }]
}

/** The value's offset, or that of the nearest parent that exists. */
function offsetOf(root: Node, path: Path): number {
  const node = findNodeAtLocation(root, [...path])
  return node?.offset ?? (path.length === 0 ? root.offset : offsetOf(root, path.slice(0, -1)))
}

function positionOf(text: string, offset: number): string {
  const linesBefore = text.slice(0, offset).split('\n')
  return `${linesBefore.length}:${(linesBefore.at(-1)?.length ?? 0) + 1}`
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Programs that fetch a package and run it, and how each writes an exact version. */
const runners: Readonly<Record<string, RegExp>> = {
  npx: /.@\d+\.\d+\.\d+[\w.+-]*$/,
  bunx: /.@\d+\.\d+\.\d+[\w.+-]*$/,
  uvx: /.(?:==|@)\d[\w.+-]*$/,
}

/** The argument that names a package without an exact version: a new release would run with the server's input (threat T18). */
function findUnpinnedPackage(server: McpServer): { readonly at: number; readonly name: string } | undefined {
  if (server.type === 'http') return undefined
  const { command, args } = server
  const exactVersion = runners[command.split('/').at(-1) ?? '']
  if (exactVersion === undefined || args.some((arg) => arg === '--no' || arg === '--no-install')) return undefined
  const packages = packageArgs(args)
  return packages.find(({ name }) => !exactVersion.test(name))
}

/** The packages after a flag, else the first argument that is no flag. */
function packageArgs(args: readonly string[]): { at: number; name: string }[] {
  const flaggedPackages = args.flatMap((arg, index) => {
    const name = packageFlag.test(args[index - 1] ?? '') ? arg : /^--(?:package|from)=(.+)$/.exec(arg)?.[1]
    return name === undefined ? [] : [{ at: index, name }]
  })
  const firstIndex = args.findIndex((arg) => !arg.startsWith('-'))
  return flaggedPackages.length > 0 || firstIndex < 0
    ? flaggedPackages
    : [{ at: firstIndex, name: args[firstIndex] ?? '' }]
}

const packageFlag = /^(?:-p|--package|--from)$/

/** The caller: the coding agent, the context agent before and after it, or the indexer. */
export type ServerRole = 'code' | 'prep' | 'post' | 'index'

type Transport = 'stdio' | 'http'

const files: Readonly<Record<ServerRole, string>> = {
  code: 'mcp-coding.json',
  prep: 'mcp-context.json',
  post: 'mcp-context.json',
  index: 'mcp-memory.json',
}

/** The servers of an interactive session in this repository; used if `mcp-project` says so. */
export const projectServers = '.mcp.json'

/** The file below `.ralph/config/` with the servers of this role, read at the base. */
export const serverFileOf = (role: ServerRole): string => files[role]

/** The paths of a file, first match first: servers by address have a file of their own (docs/mcp.md). */
export function pathsOf(file: string, transport: Transport): readonly string[] {
  const path = `.ralph/config/${file}`
  return transport === 'http' ? [path.replace(/\.json$/, '-http.json'), path] : [path]
}
