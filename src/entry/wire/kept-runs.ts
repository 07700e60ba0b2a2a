import { existsSync } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { temporaryFolder } from '../../adapter/disk/process-directory.ts'
import { splitCredential, withCredential } from '../../adapter/git/call/remote-address.ts'
import { withoutCredentials } from '../../adapter/git/call/remote-url.ts'
import { type Remote, remoteAt } from '../../adapter/git/remote/remote.ts'
import { type StateSurvey, surveyStates } from '../../adapter/git/state/survey-states.ts'
import { openStore, type Store } from '../../adapter/git/store/store.ts'
import type { UserRepository } from '../../adapter/git/store/user-repository.ts'
import { processLiveness } from '../../adapter/local/liveness.ts'
import { knownPrefixes } from '../../core/ref/state-paths.ts'
import { leaseVerdict } from '../../core/run/lease/lease-verdict.ts'
import type { Liveness } from '../../port/liveness.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { CommandContext } from '../project/context.ts'
import { engineHome, homeOf, remoteAddress } from '../project/project.ts'
import { placeOf, placesFile, placesIn } from '../project/run-place.ts'
import { type OpenedSettings, openSettings } from '../project/setting-sources.ts'

/** A repository that may store runs: the user's own, or a remote of it. */
export interface RunRepository {
  /** The remote as the user names it; null for the repository itself. */
  readonly name: string | null
  /** For people: `this repository`, `origin`. */
  readonly shown: string
  /** The address without its secrets. */
  readonly address: string
  readonly repository: UserRepository
  /** Folders of state refs to search. */
  readonly prefixes: readonly string[]
  /** The engine's folder of a plan's run there. */
  readonly home: (plan: string) => string
  readonly secrets: readonly string[]
}

/** Repositories that may store runs of this one, by configuration and by what this machine remembers. */
export async function findRunRepositories(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  settings: OpenedSettings | Promise<OpenedSettings> = openSettings(context, flags),
) {
  const { base, before } = await settings
  const { repository } = base
  const { remote = base.remote, 'state-ref': prefix } = before.settings
  const file = placesFile(engineHome(context.env), repository.commonDir)
  const remembered = placesIn(file)
  const prefixes = [...new Set([...knownPrefixes(prefix), ...remembered.map(({ stateRef }) => stateRef)])]
  const origin = repository.origin === null ? [] : ['origin']
  const remoteNames = remote === undefined ? [null, ...remembered.map((place) => place.remote), ...origin] : [remote]
  const repositories = new Map<string, RunRepository>()
  for (const name of new Set(remoteNames)) {
    const runRepository = await openRunRepository({ name, repository, prefixes, context })
    if (!repositories.has(runRepository.address)) repositories.set(runRepository.address, runRepository)
  }
  return {
    runRepositories: [...repositories.values()],
    file,
    placeOf: (plan: string) => placeOf(file, plan),
    repository,
  }
}

/** The repository itself, or a remote of it by name. Throws RalphError REMOTE_UNKNOWN. */
export async function openRunRepository({
  name,
  repository,
  prefixes,
  context,
}: {
  name: string | null
  repository: UserRepository
  prefixes: readonly string[]
  context: CommandContext
}): Promise<RunRepository> {
  const { address, ...access } = splitCredential(await remoteAddress(repository, name ?? undefined, context))
  return {
    name,
    shown: name === null ? 'this repository' : withoutCredentials(name),
    address,
    repository: {
      ...repository,
      carriedConfiguration: (of) => withCredential(repository.carriedConfiguration(of), access),
    },
    prefixes,
    home: (plan) => homeOf(engineHome(context.env), repository, { remote: address, plan }),
    secrets: access.secrets,
  }
}

/** Opens it temporarily; everything local is removed afterwards. */
export async function withRunRepository<T>(
  { repository, address }: RunRepository,
  { env }: Pick<CommandContext, 'env'>,
  use: (request: { store: Store; remote: Remote; home: string }) => Promise<T>,
): Promise<T> {
  const home = temporaryFolder('look', await folderWithSpace())
  try {
    const store = await openStore({ home, repository, remote: address, env })
    return await use({ store, remote: remoteAt({ store }), home }).finally(() => store.close())
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

/** A folder with free space: runs are also removed because the disk is full. */
export async function folderWithSpace(): Promise<string> {
  const tempFolder = tmpdir()
  const isFull = await statfs(tempFolder).then(
    ({ bavail, bsize }) => bavail * bsize < minFreeBytes,
    () => false,
  )
  return isFull && existsSync(memoryFolder) ? memoryFolder : tempFolder
}

const minFreeBytes = 1024 ** 2
const memoryFolder = '/dev/shm'

/** Throws RalphError `REMOTE_…`. */
export const runsAt = (runRepository: RunRepository, store: Store): Promise<StateSurvey[]> =>
  surveyStates({ store, prefixes: runRepository.prefixes })

/** True if a job has ended without releasing the run. */
export const isLost = async (state: RunState, now: number, liveness?: Pick<Liveness, 'check'>): Promise<boolean> =>
  state.lease !== null && (await leaseHeldReason(state, now, liveness)) === undefined

/** The holder of the run, as a sentence without its full stop; undefined if nobody holds it. */
export async function leaseHeldReason(
  { lease, handed }: RunState,
  now: number,
  liveness?: Pick<Liveness, 'check'>,
): Promise<string | undefined> {
  if (!lease) return undefined
  const life = await (liveness ?? (await processLiveness())).check(lease.holder)
  const verdict = leaseVerdict(lease, life, { now, handed: handed !== null })
  return verdict.kind === 'held' ? verdict.why : undefined
}
