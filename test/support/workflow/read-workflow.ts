import { isMap, isScalar, parse, parseDocument } from 'yaml'
import { usesOf } from './uses.ts'
import {
  convertWorkflowTemplate,
  ensureStatusFunction,
  NoOperationTraceWriter,
  parseWorkflow,
} from './workflow-parser.ts'

/** Values that may hold expressions are `unknown`: what they are is known when they are evaluated. */
export interface StepSpec {
  readonly id?: string
  readonly name?: string
  /** The condition as GitHub completes it: `success() && (…)` where it names no status function. */
  readonly if: string
  readonly uses?: string
  readonly run?: string
  readonly shell?: string
  readonly with?: unknown
  readonly env?: unknown
  readonly 'working-directory'?: string
  readonly 'continue-on-error'?: unknown
  readonly 'timeout-minutes'?: unknown
}

const cacheModes = ['none', 'read', 'write', 'write-only'] as const
export type CacheMode = (typeof cacheModes)[number]

export interface JobSpec {
  readonly id: string
  readonly name?: string
  readonly if: string
  readonly needs: readonly string[]
  readonly env?: unknown
  readonly defaults?: { readonly run?: { readonly shell?: string; readonly 'working-directory'?: string } }
  readonly permissions?: unknown
  readonly concurrency?: unknown
  readonly strategy?: Readonly<Record<string, unknown>>
  readonly outputs?: unknown
  readonly 'timeout-minutes'?: unknown
  readonly 'continue-on-error'?: unknown
  readonly 'runs-on'?: unknown
  /** A name, or a map with one. */
  readonly environment?: unknown
  readonly 'cache-mode'?: CacheMode
  readonly container?: unknown
  readonly services?: unknown
  readonly steps: readonly StepSpec[]
  /** A reusable workflow; then there are no steps. */
  readonly uses?: string
  readonly with?: unknown
  readonly secrets?: unknown
}

export interface WorkflowSpec {
  /** From the top of its repository. */
  readonly path: string
  readonly name: string
  readonly 'run-name'?: unknown
  readonly on: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly env?: unknown
  readonly defaults?: JobSpec['defaults']
  readonly permissions?: unknown
  readonly concurrency?: unknown
  readonly 'cache-mode'?: CacheMode
  readonly jobs: readonly JobSpec[]
}

/**
 * A workflow file, judged by GitHub's own parser, which also completes the conditions. Values are taken from the YAML
 * itself: the parser keeps the indentation of a block that holds an expression. Throws with everything that is wrong.
 */
export async function readWorkflow(path: string, content: string): Promise<WorkflowSpec> {
  const parsed = parseWorkflow({ name: path, content: withoutCacheModes(content) }, new NoOperationTraceWriter())
  const faults = (): string[] => parsed.context.errors.getErrors().map(({ message }) => message)
  if (!parsed.value || faults().length > 0) throw new Error(`Invalid workflow file: ${faults().join('\n')}`)
  const template = await convertWorkflowTemplate(parsed.context, parsed.value)
  if (faults().length > 0) throw new Error(`Invalid workflow file: ${faults().join('\n')}`)
  const raw = parse(content) as Omit<WorkflowSpec, 'jobs'> & { jobs: Record<string, Partial<JobSpec>> }
  const jobs = template.jobs.map((job): JobSpec => {
    const given = raw.jobs[job.id.value] ?? {}
    const converted = job.type === 'job' ? job.steps : []
    for (const { uses } of given.steps ?? []) if (uses !== undefined && !/^(\.[/\\]|docker:)/.test(uses)) usesOf(uses)
    return {
      ...given,
      id: job.id.value,
      if: condition(given.if, job.if),
      needs: (job.needs ?? []).map(({ value }) => value),
      steps: (given.steps ?? []).map((step, at) => ({ ...step, if: condition(step.if, converted[at]?.if) })),
    }
  })
  return { ...raw, path, name: raw.name ?? path, on: eventsOf(raw.on), jobs }
}

/**
 * Without the one key that is newer than this parser. It stands at a workflow and at a job, also one that calls a file, and
 * has one of four values (github.blog/changelog/2026-09-10-control-github-actions-cache-access-with-cache-mode;
 * SchemaStore/schemastore#6339). Anywhere else the parser refuses it.
 */
function withoutCacheModes(content: string): string {
  const document = parseDocument(content)
  const jobs = document.get('jobs')
  const places = isMap(jobs) ? jobs.items.map(({ key }) => ['jobs', String(key), 'cache-mode']) : []
  const lines = content.split('\n')
  for (const place of [['cache-mode'], ...places]) {
    if (!document.hasIn(place)) continue
    const node = document.getIn(place, true)
    const mode = document.getIn(place)
    if (!cacheModes.some((one) => one === mode)) throw new Error(`Invalid workflow file: unknown cache-mode '${mode}'`)
    const offset = isScalar(node) ? (node.range?.[0] ?? 0) : 0
    const line = content.slice(0, offset).split('\n').length - 1
    if (!/^\s*["']?cache-mode["']?\s*:/.test(lines[line] ?? ''))
      throw new Error('cache-mode is played on a line of its own.')
    lines[line] = ''
  }
  return lines.join('\n')
}

type Converted = { readonly definitionInfo?: Parameters<typeof ensureStatusFunction>[1] } | undefined

/** With `success() && (…)` where it names no status function. Text around an expression would always hold: refused. */
function condition(given: unknown, converted: Converted): string {
  const text = String(given ?? '').trim()
  if (text === '') return 'success()'
  const [, inner] = /^\$\{\{([\s\S]*)\}\}$/.exec(String(given)) ?? []
  if (inner === undefined && text.includes('${{'))
    throw new Error(`The condition ${JSON.stringify(given)} always holds.`)
  return ensureStatusFunction((inner ?? text).trim(), converted?.definitionInfo)
}

/** One event, a list, or a map of them. */
function eventsOf(on: unknown): WorkflowSpec['on'] {
  if (typeof on === 'string') return { [on]: {} }
  if (Array.isArray(on)) return Object.fromEntries(on.map((event) => [event, {}]))
  const map = on as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(map).map(([event, given]) => [event, Array.isArray(given) ? { list: given } : { ...(given ?? {}) }]),
  )
}
