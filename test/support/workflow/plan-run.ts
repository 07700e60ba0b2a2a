import { tryGit } from '../github/tips.ts'
import type { World } from '../github/world.ts'
import { commitOf } from './known-actions.ts'
import { excess, type Granted, granted } from './permissions.ts'
import { type CacheMode, type JobSpec, readWorkflow, type WorkflowSpec } from './read-workflow.ts'
import { usesOf } from './uses.ts'

/** Where a workflow file is from. */
interface Origin {
  readonly repository: string
  readonly sha: string
}

/** A workflow file of a run with those that its jobs call. */
export interface PlannedWorkflow {
  readonly spec: WorkflowSpec & Origin
  readonly jobs: readonly PlannedJob[]
}

export interface PlannedJob {
  readonly spec: JobSpec
  readonly granted: Granted
  readonly called: PlannedWorkflow | undefined
}

/** The caller and up to nine levels of called files (docs.github.com, "Reuse workflows", nesting). */
const maxDepth = 10

/**
 * Reads the file and all that it calls, before any job starts. What is wrong then fails the run without a job: a file that
 * is missing or invalid, a called job that asks for more than its caller has, inputs and secrets that do not fit.
 */
export async function planRun(
  world: World,
  request: Origin & { path: string; allowed: Granted; top: boolean; cacheMode?: CacheMode | undefined },
  depth = 1,
): Promise<PlannedWorkflow> {
  if (depth > maxDepth) throw new Error(`Nested reusable workflow depth exceeded ${maxDepth}.`)
  const text = contentOf(world, request)
  if (text === undefined) throw new Error(`error parsing called workflow: "${request.path}": workflow was not found.`)
  const spec = { ...(await readWorkflow(request.path, text)), repository: request.repository, sha: request.sha }
  const ofFile = granted(spec.permissions, request.allowed)
  // Also if each of its jobs asks for less (PermissionsHelper.cs, ValidateEmbeddedPermissions without a job).
  const ofFileBeyond = request.top ? [] : excess(ofFile, request.allowed)
  if (ofFileBeyond.length > 0)
    throw new Error(
      `The workflow is requesting '${ofFileBeyond.join(', ')}', but is only allowed '${listed(request.allowed)}'.`,
    )
  const jobs: PlannedJob[] = []
  for (const job of spec.jobs) {
    const own = granted(job.permissions, ofFile)
    const beyond = request.top ? [] : excess(own, request.allowed)
    if (beyond.length > 0) {
      throw new Error(
        `The nested job '${job.id}' is requesting '${beyond.join(', ')}', but is only allowed '${listed(request.allowed)}'.`,
      )
    }
    const cacheMode = cacheModeOf(job, spec, request.cacheMode)
    jobs.push({
      spec: cacheMode === undefined ? job : { ...job, 'cache-mode': cacheMode },
      granted: own,
      called: job.uses === undefined ? undefined : await calledBy(job, job.uses, { allowed: own, cacheMode }),
    })
  }
  return { spec, jobs }

  async function calledBy(
    job: JobSpec,
    uses: string,
    given: { allowed: Granted; cacheMode: CacheMode | undefined },
  ): Promise<PlannedWorkflow> {
    const called = await planRun(world, { ...placeOf(world, uses, request), ...given, top: false }, depth + 1)
    const call = called.spec.on['workflow_call']
    if (!call) throw new Error(`${uses} has no trigger workflow_call`)
    expectFit(`Input`, job.with, call['inputs'])
    if (job.secrets !== 'inherit') expectFit(`Secret`, job.secrets, call['secrets'])
    return called
  }
}

const cacheRights = { none: '', read: 'r', 'write-only': 'w', write: 'rw' }

/**
 * That of the job, else of its file, else of the caller. "A called workflow cannot receive more cache access than its caller
 * granted" (github.blog/changelog, 2026-09-10). Whether GitHub refuses such a call or grants less is not public: the play is strict.
 */
function cacheModeOf(job: JobSpec, file: WorkflowSpec, allowed: CacheMode | undefined): CacheMode | undefined {
  const mode = job['cache-mode'] ?? file['cache-mode'] ?? allowed
  if (mode === undefined || allowed === undefined) return mode
  if ([...cacheRights[mode]].every((right) => cacheRights[allowed].includes(right))) return mode
  throw new Error(`The nested job '${job.id}' is requesting 'cache-mode: ${mode}', but is only allowed '${allowed}'.`)
}

function placeOf(world: World, uses: string, from: Origin): Origin & { path: string } {
  if (uses.startsWith('./')) return { ...from, path: uses.slice(2) }
  const named = usesOf(uses)
  if (named.self) return { ...from, path: named.path }
  return { repository: named.repository, path: named.path, sha: commitOf(world, named).commit }
}

function contentOf(world: World, { repository, sha, path }: Origin & { path: string }): string | undefined {
  const { git, commit } = commitOf(world, { repository, ref: sha })
  return tryGit(world, '--git-dir', git, 'show', `${commit}:${path}`)
}

/** A file of the repository at a commit or ref. */
export const contentAt = (world: World, commit: string, path: string): string | undefined =>
  tryGit(world, 'show', `${commit}:${path}`)

/** Everything that is given is declared, and everything that is required is given. */
function expectFit(kind: string, given: unknown, declared: unknown): void {
  const names = Object.keys((given ?? {}) as object)
  const known = (declared ?? {}) as Record<string, { required?: boolean } | null>
  const foreign = names.filter((name) => !(name in known) && !(kind === 'Secret' && name === 'GITHUB_TOKEN'))
  if (foreign.length > 0)
    throw new Error(`Invalid ${kind.toLowerCase()}, ${foreign[0]} is not defined in the referenced workflow.`)
  const missing = Object.entries(known).filter(([name, one]) => one?.required && !names.includes(name))
  if (missing.length > 0) throw new Error(`${kind} ${missing[0]?.[0]} is required, but not provided while calling.`)
}

const listed = (given: Granted): string =>
  Object.entries(given)
    .map(([scope, access]) => `${scope}: ${access}`)
    .join(', ') || 'none'
