import { parse } from 'yaml'
import { Refusal } from './route.ts'
import { tryGit } from './tips.ts'
import type { Workflow, World } from './world.ts'

/** Every workflow file of the default branch is known as soon as it is there; of another commit when an event is about it. */
export function syncWorkflows(world: World, at = `refs/heads/${world.defaultBranch}`): void {
  const listed = tryGit(world, 'ls-tree', '--name-only', at, '.github/workflows/') ?? ''
  const known = new Set([...world.workflows.values()].map(({ path }) => path))
  for (const path of listed.split('\n').filter((one) => /\.ya?ml$/.test(one) && !known.has(one))) {
    const id = world.nextId()
    world.workflows.set(id, { id, path, name: path, state: 'active' })
  }
}

/**
 * What a dispatch gives, as texts with the defaults of the file at that ref. Refuses as the API does: a file without the
 * trigger, inputs that it does not declare, required ones that are missing.
 */
export function dispatchInputs(
  world: World,
  workflow: Workflow,
  ref: string,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const text = tryGit(world, 'show', `refs/heads/${ref}:${workflow.path}`)
  // A workflow that a test made known without a file.
  if (text === undefined) return given
  const { on } = parse(text) as { on: unknown }
  const listens =
    typeof on === 'string' || Array.isArray(on)
      ? [on].flat().includes('workflow_dispatch')
      : 'workflow_dispatch' in Object(on)
  if (!listens) throw new Refusal(422, "Workflow does not have 'workflow_dispatch' trigger")
  const { inputs } = ((on as Record<string, unknown>)['workflow_dispatch'] ?? {}) as { inputs?: Declared }
  const declared = Object.entries(inputs ?? {})
  const foreign = Object.keys(given).filter((name) => !declared.some(([known]) => known === name))
  if (foreign.length > 0) throw new Refusal(422, `Unexpected inputs provided: ${JSON.stringify(foreign)}`)
  const missing = declared.find(
    ([name, one]) => one?.required && one.default === undefined && given[name] === undefined,
  )
  if (missing) throw new Refusal(422, `Required input '${missing[0]}' not provided`)
  const defaults = declared
    .filter(([, one]) => one?.default !== undefined)
    .map(([name, one]) => [name, String(one?.default)])
  return { ...Object.fromEntries(defaults), ...given }
}

type Declared = Record<string, { required?: boolean; default?: unknown } | null>
