import { join } from 'node:path'
import type { Tag } from '../../adapter/git/call/history-source.ts'
import { lazyFetch } from '../../adapter/git/call/remote-url.ts'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { type AdoptedCheckout, adoptCheckout, restoreCheckout } from '../../adapter/git/checkout/adopt-checkout.ts'
import { checkoutChanged, parkGit } from '../../adapter/git/checkout/checkout-git.ts'
import { committedFiles } from '../../adapter/git/store/committed-files.ts'
import { readTags } from '../../adapter/git/store/user-repository.ts'
import { type LifeOfRun, workflowLiveness } from '../../adapter/github/workflow/workflow-liveness.ts'
import { processLiveness } from '../../adapter/local/liveness.ts'
import { readAtStart } from '../../adapter/local/steering-files.ts'
import { trustedFilesIn } from '../../adapter/local/trusted-files.ts'
import type { Liveness } from '../../port/liveness.ts'
import type { TrustedFiles } from '../../port/steering.ts'
import type { RunnersCheckout } from '../project/checkout.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import { openState, type StateAccess } from './state-access.ts'

/** What of the world around a job depends on where it runs (docs/design.md#workspace). */
export interface Surroundings {
  readonly access: StateAccess
  /** The directory where the agent and the checks work, and what is remembered about it. */
  readonly workspace: { readonly directory: string; readonly stateDir: string }
  /** Read when they are first needed. */
  readonly tags: () => Promise<readonly Tag[]>
  readonly base: TrustedFiles
  readonly liveness: Liveness
  /** Leaves everything as it was found. */
  leave(): Promise<void>
}

export const surroundingsOf = (project: Project, context: CommandContext, life?: LifeOfRun): Promise<Surroundings> =>
  context.checkout ? runner(project, context, { checkout: context.checkout, life }) : ownMachine(project, context)

async function ownMachine(project: Project, context: CommandContext): Promise<Surroundings> {
  const { home } = project
  const access = await openState(project, context, { home, copy: join(home, 'state') })
  const leave = async (): Promise<void> => {
    // A copy that cannot be made costs the next job a fetch.
    await access.state.remember().catch(() => undefined)
    await access.store.close()
  }
  return { ...(await ownPlaces(project, context, access)), leave }
}

/** A workspace of the engine's own below the project's home; the user's tree is only read. */
export async function ownPlaces(
  project: Project,
  context: CommandContext,
  access: StateAccess,
): Promise<Omit<Surroundings, 'leave'>> {
  const { home, repository } = project
  return {
    access,
    workspace: { directory: join(home, 'workspace'), stateDir: join(home, 'workspace-state') },
    tags: () => readTags(repository.toplevel, context.env),
    base: await readAtStart(repository.toplevel, trustedFilesIn(repository.toplevel)),
    liveness: await processLiveness(),
  }
}

async function runner(
  project: Project,
  context: CommandContext,
  { checkout, life }: { checkout: RunnersCheckout; life: LifeOfRun | undefined },
): Promise<Surroundings> {
  if (!checkout.holdsFiles) return commitAlone(project, context, { checkout, life })
  const tags = await readTags(project.repository.toplevel, context.env)
  const entered = await enterCheckout(project, context, checkout)
  try {
    await entered.adopt()
  } catch (error) {
    await entered.leave()
    throw error
  }
  const { access, workspace, leave } = entered
  const base = committedFiles(access.store.git, { commit: checkout.commit, lazy: lazyFetch })
  return {
    access,
    workspace,
    tags: () => Promise.resolve(tags),
    base,
    liveness: workflowLiveness(checkout.holder, life),
    leave,
  }
}

/** Nothing is put aside and nothing is laid out: such a job neither calls the agent nor runs a check. */
async function commitAlone(
  project: Project,
  context: CommandContext,
  { checkout, life }: { checkout: RunnersCheckout; life: LifeOfRun | undefined },
): Promise<Surroundings> {
  const { home } = project
  const access = await openState(project, context, { home })
  return {
    access,
    workspace: { directory: join(home, 'workspace'), stateDir: join(home, 'workspace-state') },
    tags: () => Promise.resolve([]),
    base: committedFiles(access.store.git, { commit: checkout.commit, lazy: lazyFetch }),
    liveness: workflowLiveness(checkout.holder, life),
    leave: () => access.store.close(),
  }
}

/** The state of a project whose checkout is the workspace: its `.git` is out of the way until `leave`. */
export async function enterCheckout(project: Project, context: CommandContext, checkout: RunnersCheckout) {
  const { home, repository } = project
  const { toplevel } = repository
  const { stdout } = await userGit(toplevel, context.env)({ args: ['rev-parse', 'HEAD'] })
  const head = stdout.toString('utf8').trim()
  const { gitDir, unpark: putBack } = parkGit({ ...checkout, workspace: toplevel })
  const access = await openState({ ...project, repository: { ...repository, commonDir: gitDir } }, context, {
    home,
  }).catch((error: unknown) => {
    putBack()
    throw error
  })
  const workspace = { directory: toplevel, stateDir: join(home, 'workspace-state') }
  const adopted: AdoptedCheckout = { store: access.store, ...workspace, head }
  return {
    access,
    workspace,
    adopt: () => adoptCheckout(adopted, gitDir),
    async leave(): Promise<void> {
      let changed: readonly string[] = []
      try {
        await restoreCheckout(adopted)
      } finally {
        changed = putBack().changed
        await access.store.close()
      }
      if (changed.length > 0) throw checkoutChanged(changed)
    },
  }
}
