import { Ajv } from 'ajv'
import { z } from 'zod'
import { ContextAgent } from '../../schema/agent/context-agent.ts'
import { AgentPass } from '../../schema/agent/pass.ts'
import { RalphError } from '../error/error.ts'

/** Where a repository says which agents look at each change, read at the base (docs/agents.md#passes). */
export const agentsFile = '.ralph/config/agents.json'

/** What else stands in the file is about other agents. */
const Passes = z.object({ passes: z.array(AgentPass).max(20).default([]) })
const Context = z.object({ context_agent: ContextAgent.prefault({}) })

/** The files that a pass names. */
export interface PassFiles {
  /** Below `.ralph/config/`. */
  readonly schema: (path: string) => Promise<string | undefined>
  /** Below `.ralph/templates/`, else one that ralph brings along. */
  readonly template: (path: string) => Promise<string | undefined>
}

/**
 * The passes that are switched on, in their order, each with its template and its schema. Throws RalphError
 * AGENTS_FILE_INVALID with every problem at once.
 */
export async function readAgentsFile(source: string, files: PassFiles): Promise<readonly Pass[]> {
  const enabled = shaped(Passes, source).passes.filter((pass) => pass.enabled)
  const twice = enabled.filter(({ name }, index) => enabled.findIndex((other) => other.name === name) < index)
  const found = await Promise.all(enabled.map((pass) => complete(pass, files)))
  const faults = [
    ...twice.map(({ name }) => `passes: two of them are called "${name}"`),
    ...found.flatMap(({ pass, faults }) => faults.map((fault) => `pass "${pass.name}": ${fault}`)),
  ]
  if (faults.length > 0) throw invalid(faults)
  return found.map(({ pass }) => pass)
}

/** The older programs' names for the templates of the agent around the coding agent: where there is no such file, ralph's own is meant. */
const olderNames = { prep: 'context-prep-prompt.md', post: 'context-post-prompt.md' } as const

/** What the file says of the agent around the coding agent, with the text of each template that it names. Throws RalphError AGENTS_FILE_INVALID. */
export async function readContextAgent(
  source: string | undefined,
  templateAt: PassFiles['template'],
): Promise<ContextAgent & { readonly templates: { readonly prep?: string; readonly post?: string } }> {
  const { context_agent: agent } = shaped(Context, source ?? '{}')
  const [prep, post] = await Promise.all(
    (['prep', 'post'] as const).map(async (role) => {
      const { prompt_template: name } = agent[role]
      const text = name === undefined ? undefined : await insideOnly(name, templateAt)
      if (name !== undefined && text === undefined && basename(name) !== olderNames[role])
        throw invalid([`context_agent.${role}: there is no template ${name}`])
      return text
    }),
  )
  return { ...agent, templates: { ...(prep !== undefined && { prep }), ...(post !== undefined && { post }) } }
}

const basename = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

function shaped<T>(shape: z.ZodType<T>, source: string): T {
  const read = shape.safeParse(json(source))
  if (read.success) return read.data
  throw invalid(read.error.issues.map(({ path, message }) => `${place(path)}: ${message}`))
}

export type Pass = Omit<AgentPass, 'schema'> & {
  /** Undefined: `passJsonSchema`. */
  readonly schema: object | undefined
  /** What its prompt begins with. */
  readonly template: string
}

async function complete(pass: AgentPass, files: PassFiles): Promise<{ pass: Pass; faults: readonly string[] }> {
  const [{ schema, fault }, template] = await Promise.all([
    schemaOf(pass, files.schema),
    insideOnly(pass.prompt_template, files.template),
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
    return { schema: undefined, fault: `there is no ${schema} below .ralph/config` }
  try {
    const value: unknown = text === undefined ? schema : JSON.parse(text)
    if (typeof value !== 'object' || value === null) return { schema: undefined, fault: 'its schema is no object' }
    new Ajv({ strict: false }).compile(value)
    return { schema: value }
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
