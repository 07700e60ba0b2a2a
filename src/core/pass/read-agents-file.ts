import { Ajv, type ValidateFunction } from 'ajv'
import { z } from 'zod'
import { ContextAgent } from '../../schema/agent/context-agent.ts'
import { AgentPass } from '../../schema/agent/pass.ts'
import { RalphError } from '../error/error.ts'
import { issueWords } from '../text/issue-words.ts'

/** Where a repository says which agents work beside the coding agent, read at the base (docs/agents.md#agentsjson). */
export const agentsFile = '.ralph/config/agents.json'

const Shape = z.strictObject({
  context_agent: ContextAgent.prefault({}),
  passes: z.array(AgentPass).max(20).default([]),
})

/** The files that it names. */
interface NamedFiles {
  /** Below `.ralph/config/`. */
  readonly schema: (path: string) => Promise<string | undefined>
  /** Below `.ralph/templates/`. */
  readonly template: (path: string) => Promise<string | undefined>
  /** The template of a pass that ralph brings along. */
  readonly shipped: (name: string) => Promise<string | undefined>
}

export type Pass = Omit<AgentPass, 'schema'> & {
  /** Undefined: `passJsonSchema`. */
  readonly schema: object | undefined
  /** What its prompt begins with. */
  readonly template: string
}

/** A call of the context agent: its settings, and the template that the file names for it; undefined: that of the templates' own name. */
type ContextCall = Pick<ContextAgent['prep'], 'max_turns'> & { readonly template: string | undefined }

export interface AgentsFile {
  /** Those that are switched on, in their order. */
  readonly passes: readonly Pass[]
  readonly context: { readonly model: string | null; readonly prep: ContextCall; readonly post: ContextCall }
}

/** Of a repository without that file. */
export const noAgentsFile: AgentsFile = {
  passes: [],
  context: { model: null, prep: { max_turns: 25, template: undefined }, post: { max_turns: 10, template: undefined } },
}

/** Throws RalphError AGENTS_FILE_INVALID with every problem at once, each with its place in the file. */
export async function readAgentsFile(source: string, files: NamedFiles): Promise<AgentsFile> {
  const value = json(source)
  const read = Shape.safeParse(value)
  if (!read.success)
    throw invalid(read.error.issues.map((issue) => `${place(issue.path)}: ${issueWords(issue, value)}`))
  const { context_agent: context, passes } = read.data
  const enabled = passes.filter((pass) => pass.enabled)
  const twice = enabled.filter(({ name }, index) => enabled.findIndex((other) => other.name === name) < index)
  const found = await Promise.all(enabled.map((pass) => complete(pass, files)))
  const prep = await contextCall('prep', context.prep, files)
  const post = await contextCall('post', context.post, files)
  const faults = [
    ...[prep, post].flatMap(({ fault }) => fault ?? []),
    ...twice.map(({ name }) => `passes: two of them are called "${name}"`),
    ...found.flatMap(({ pass, faults }) => faults.map((fault) => `pass "${pass.name}": ${fault}`)),
  ]
  if (faults.length > 0) throw invalid(faults)
  return {
    passes: found.map(({ pass }) => pass),
    context: { model: context.model, prep: prep.call, post: post.call },
  }
}

/** As the older programs wrote it; a repository that never had their templates means ralph's. */
const stock = { prep: 'context-prep-prompt.md', post: 'context-post-prompt.md' } as const

async function contextCall(
  name: keyof typeof stock,
  { max_turns, prompt_template: named }: ContextAgent['prep'],
  files: NamedFiles,
): Promise<{ call: ContextCall; fault?: string }> {
  const template = named === undefined ? undefined : await insideOnly(named, files.template)
  const call = { max_turns, template }
  const missing = named !== undefined && named !== stock[name] && template === undefined
  return { call, ...(missing && { fault: `context_agent.${name}.prompt_template: there is no template ${named}` }) }
}

async function complete(pass: AgentPass, files: NamedFiles): Promise<{ pass: Pass; faults: readonly string[] }> {
  const [{ schema, fault }, template] = await Promise.all([
    schemaOf(pass, files.schema),
    insideOnly(pass.prompt_template, async (path) => (await files.template(path)) ?? files.shipped(path)),
  ])
  const missing = template === undefined ? [`there is no template ${pass.prompt_template}`] : []
  const faults = [...(fault === undefined ? [] : [fault]), ...missing]
  return { pass: { ...pass, schema, template: template ?? '' }, faults }
}

/** A name that leads out of its folder names nothing; the folder itself may stand before it. */
function insideOnly(given: string, read: (path: string) => Promise<string | undefined>): Promise<string | undefined> {
  const path = given.replace(/^\.ralph\/(?:templates|config)\//, '')
  return /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(path) ? read(path) : Promise.resolve(undefined)
}

async function schemaOf(
  { schema }: AgentPass,
  schemaAt: (path: string) => Promise<string | undefined>,
): Promise<{ schema: object | undefined; fault?: string }> {
  if (schema === undefined) return { schema }
  const text = typeof schema === 'string' ? await insideOnly(schema, schemaAt) : undefined
  if (typeof schema === 'string' && text === undefined)
    return { schema: undefined, fault: `there is no ${schema} in .ralph/config` }
  try {
    const value: unknown = text === undefined ? schema : JSON.parse(text)
    if (typeof value !== 'object' || value === null) return { schema: undefined, fault: 'its schema is not an object' }
    const fault = schemaFault(value)
    return fault === undefined ? { schema: value } : { schema: undefined, fault: `its schema cannot be used: ${fault}` }
  } catch (error) {
    return { schema: undefined, fault: `its schema cannot be used: ${messageOf(error)}` }
  }
}

function json(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch (error) {
    throw invalid([messageOf(error)])
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const place = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '') || 'it'

const invalid = (findings: readonly string[]): RalphError =>
  new RalphError({
    code: 'AGENTS_FILE_INVALID',
    message: `${agentsFile} cannot be used.`,
    hint: `Fix the problems above in ${agentsFile} and commit it to the base, or set \`agent-passes-enabled: false\`.`,
    findings,
  })

/**
 * A person's JSON Schema, ready to judge an answer. Nothing is fetched: a `$ref` that leads out of it is a fault, as is
 * what no agent's answer can be. Throws an Error with the reason.
 */
function compiled(schema: object): ValidateFunction {
  const { $async, type } = schema as { $async?: unknown; type?: unknown }
  if (Array.isArray(schema)) throw new Error('it is not an object')
  if ($async !== undefined) throw new Error('$async is not supported')
  if (type !== undefined && type !== 'object') throw new Error('an answer is an object: its type must be "object"')
  // What it warns of would stand among our own lines.
  return new Ajv({ strict: false, logger: false, validateFormats: false }).compile(schema)
}

/** Why a schema can judge no answer; undefined where it can. */
function schemaFault(schema: object): string | undefined {
  try {
    compiled(schema)
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

/** How an answer differs from a schema, or why nobody can tell; undefined where it matches. */
export function faultBy(schema: object, value: unknown, withinTime: <T>(work: () => T) => T): string | undefined {
  try {
    return withinTime(() => {
      const matches = compiled(schema)
      if (matches(value)) return undefined
      const [error] = matches.errors ?? []
      return `its answer does not match its schema: ${error?.instancePath || 'it'} ${error?.message ?? 'differs'}`
    })
  } catch (error) {
    // A pattern or a recursion without an end: whose fault that is, its answer or its schema, is not to be known.
    return `its schema could not be evaluated on its answer: ${messageOf(error)}`
  }
}
