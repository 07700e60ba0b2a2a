import { Ajv, type ValidateFunction } from 'ajv'
import { z } from 'zod'
import { ContextAgent } from '../../schema/agent/context-agent.ts'
import { AgentPass } from '../../schema/agent/pass.ts'
import { RalphError } from '../error/error.ts'
import { issueWords } from '../text/issue-words.ts'

/** Names the agents beside the coding agent; read at the base (docs/agents.md#agentsjson). */
export const agentsFile = '.ralph/config/agents.json'

const Shape = z.strictObject({
  context_agent: ContextAgent.prefault({}),
  passes: z.array(AgentPass).max(20).default([]),
})

/** Files that the agents file names. */
interface NamedFiles {
  /** Below `.ralph/config/`. */
  readonly schema: (path: string) => Promise<string | undefined>
  /** Below `.ralph/templates/`. */
  readonly template: (path: string) => Promise<string | undefined>
  /** A pass template that is part of ralph. */
  readonly shipped: (name: string) => Promise<string | undefined>
}

export type Pass = Omit<AgentPass, 'schema'> & {
  /** Undefined: `passJsonSchema`. */
  readonly schema: object | undefined
  readonly template: string
}

/** `template` is undefined if the file names none: then the usual template is used. */
type ContextCall = Pick<ContextAgent['prep'], 'max_turns'> & { readonly template: string | undefined }

export interface AgentsFile {
  /** Enabled ones only. */
  readonly passes: readonly Pass[]
  readonly context: { readonly model: string | null; readonly prep: ContextCall; readonly post: ContextCall }
}

export const noAgentsFile: AgentsFile = {
  passes: [],
  context: { model: null, prep: { max_turns: 25, template: undefined }, post: { max_turns: 10, template: undefined } },
}

/** Throws RalphError AGENTS_FILE_INVALID with every problem and its place in the file. */
export async function readAgentsFile(source: string, files: NamedFiles): Promise<AgentsFile> {
  const value = parseJson(source)
  const parsed = Shape.safeParse(value)
  if (!parsed.success)
    throw invalid(parsed.error.issues.map((issue) => `${place(issue.path)}: ${issueWords(issue, value)}`))
  const { context_agent: context, passes } = parsed.data
  const enabled = passes.filter((pass) => pass.enabled)
  const duplicates = enabled.filter(({ name }, index) => enabled.findIndex((other) => other.name === name) < index)
  const loadedPasses = await Promise.all(enabled.map((pass) => loadPass(pass, files)))
  const prep = await loadContextCall('prep', context.prep, files)
  const post = await loadContextCall('post', context.post, files)
  const faults = [
    ...[prep, post].flatMap(({ fault }) => fault ?? []),
    ...duplicates.map(({ name }) => `passes: two of them are called "${name}"`),
    ...loadedPasses.flatMap(({ pass, faults }) => faults.map((fault) => `pass "${pass.name}": ${fault}`)),
  ]
  if (faults.length > 0) throw invalid(faults)
  return {
    passes: loadedPasses.map(({ pass }) => pass),
    context: { model: context.model, prep: prep.call, post: post.call },
  }
}

/** Older programs wrote these names into every file; without such a template ralph's own is used. */
const olderDefaults = { prep: 'context-prep-prompt.md', post: 'context-post-prompt.md' } as const

async function loadContextCall(
  name: keyof typeof olderDefaults,
  { max_turns, prompt_template: templatePath }: ContextAgent['prep'],
  files: NamedFiles,
): Promise<{ call: ContextCall; fault?: string }> {
  const template = templatePath === undefined ? undefined : await readInside(templatePath, files.template)
  const call = { max_turns, template }
  const missing = templatePath !== undefined && templatePath !== olderDefaults[name] && template === undefined
  return {
    call,
    ...(missing && { fault: `context_agent.${name}.prompt_template: there is no template ${templatePath}` }),
  }
}

async function loadPass(pass: AgentPass, files: NamedFiles): Promise<{ pass: Pass; faults: readonly string[] }> {
  const [{ schema, fault }, template] = await Promise.all([
    loadSchema(pass, files.schema),
    readInside(pass.prompt_template, async (path) => (await files.template(path)) ?? files.shipped(path)),
  ])
  const missing = template === undefined ? [`there is no template ${pass.prompt_template}`] : []
  const faults = [...(fault === undefined ? [] : [fault]), ...missing]
  return { pass: { ...pass, schema, template: template ?? '' }, faults }
}

/** A path that leads out of its folder names nothing; the folder itself may be a prefix. */
function readInside(
  namedPath: string,
  read: (path: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const path = namedPath.replace(/^\.ralph\/(?:templates|config)\//, '')
  return /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(path) ? read(path) : Promise.resolve(undefined)
}

async function loadSchema(
  { schema }: AgentPass,
  readSchema: (path: string) => Promise<string | undefined>,
): Promise<{ schema: object | undefined; fault?: string }> {
  if (schema === undefined) return { schema }
  const text = typeof schema === 'string' ? await readInside(schema, readSchema) : undefined
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

function parseJson(source: string): unknown {
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
 * A user's JSON Schema, ready to judge an answer. Fetches nothing: an external `$ref` is a fault, as is a schema that
 * no answer can match. Throws an Error with the reason.
 */
function compileSchema(schema: object): ValidateFunction {
  const { $async, type } = schema as { $async?: unknown; type?: unknown }
  if (Array.isArray(schema)) throw new Error('it is not an object')
  if ($async !== undefined) throw new Error('$async is not supported')
  if (type !== undefined && type !== 'object') throw new Error('an answer is an object: its type must be "object"')
  // Its warnings would stand among ralph's own lines.
  return new Ajv({ strict: false, logger: false, validateFormats: false }).compile(schema)
}

function schemaFault(schema: object): string | undefined {
  try {
    compileSchema(schema)
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

/** How an answer differs from a schema, or why it cannot be judged; undefined if it matches. */
export function faultBy(schema: object, value: unknown, withinTime: <T>(work: () => T) => T): string | undefined {
  try {
    return withinTime(() => {
      const matches = compileSchema(schema)
      if (matches(value)) return undefined
      const [error] = matches.errors ?? []
      return `its answer does not match its schema: ${error?.instancePath || 'it'} ${error?.message ?? 'differs'}`
    })
  } catch (error) {
    // A pattern or recursion without end may be the fault of the answer or of the schema.
    return `its schema could not be evaluated on its answer: ${messageOf(error)}`
  }
}
