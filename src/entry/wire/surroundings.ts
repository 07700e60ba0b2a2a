import { join } from 'node:path'
import type { Tag } from '../../adapter/git/call/history-source.ts'
import { lazyFetch } from '../../adapter/git/call/remote-url.ts'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { type AdoptedCheckout, adoptCheckout, restoreCheckout } from '../../adapter/git/checkout/adopt-checkout.ts'
import { checkoutChanged, parkGit } from '../../adapter/git/checkout/checkout-git.ts'
import { committedFiles } from '../../adapter/git/store/committed-files.ts'
import { readTags } from '../../adapter/git/store/user-repository.ts'
import { type CheckRunLife, workflowLiveness } from '../../adapter/github/workflow/workflow-liveness.ts'
import { processLiveness } from '../../adapter/local/liveness.ts'
import { pinAtStart } from '../../adapter/local/steering-files.ts'
import { trustedFilesIn } from '../../adapter/local/trusted-files.ts'
import type { Liveness } from '../../port/liveness.ts'
import type { TrustedFiles } from '../../port/steering.ts'
import type { RunnersCheckout } from '../project/checkout.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import { openState, type StateAccess } from './state-access.ts'

/** The parts of a job that depend on its machine (docs/design.md#workspace). */
export interface Surroundings {
  readonly access: StateAccess
  /** Where the agent and the checks work, and what is stored about it. */
  readonly workspace: { readonly directory: string; readonly stateDir: string }
  /** Read on first use. */
  readonly tags: () => Promise<readonly Tag[]>
  readonly base: TrustedFiles
  readonly liveness: Liveness
  /** Restores what was there before. */
  leave(): Promise<void>
}

export const surroundingsOf = (project: Project, context: CommandContext, life?: CheckRunLife): Promise<Surroundings> =>
  context.checkout
    ? surroundingsOnRunner(project, context, { checkout: context.checkout, life })
    : surroundingsOnOwnMachine(project, context)

async function surroundingsOnOwnMachine(project: Project, context: CommandContext): Promise<Surroundings> {
  const { home } = project
  const access = await openState(project, context, { home, copy: join(home, 'state') })
  const leave = async (): Promise<void> => {
    // Without a copy, the next job needs a fetch.
    await access.state.remember().catch(() => undefined)
    await access.store.close()
  }
  return { ...(await localSurroundings(project, context, access)), leave }
}

/** A workspace below the project's home; the user's tree is only read. */
export async function localSurroundings(
  project: Project,
  context: CommandContext,
  access: StateAccess,
): Promise<Omit<Surroundings, 'leave'>> {
  const { home, repository } = project
  return {
    access,
    workspace: { directory: join(home, 'workspace'), stateDir: join(home, 'workspace-state') },
    tags: () => readTags(repository.toplevel, context.env),
    base: await pinAtStart(repository.toplevel, trustedFilesIn(repository.toplevel)),
    liveness: await processLiveness(),
  }
}

async function surroundingsOnRunner(
  project: Project,
  context: CommandContext,
  { checkout, life }: { checkout: RunnersCheckout; life: CheckRunLife | undefined },
): Promise<Surroundings> {
  if (!checkout.holdsFiles) return surroundingsOfCommit(project, context, { checkout, life })
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

/** Moves nothing and checks out nothing: such a job runs neither the agent nor a check. */
async function surroundingsOfCommit(
  project: Project,
  context: CommandContext,
  { checkout, life }: { checkout: RunnersCheckout; life: CheckRunLife | undefined },
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

/** Opens the state of a project whose checkout is the workspace. Its `.git` is moved away until `leave`. */
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
