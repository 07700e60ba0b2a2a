import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, renameSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { RalphError } from '../../core/error.ts'
import { isOwnDirectory, remove } from './restore.ts'

/** A runner's checkout and the directory for temporary files that it gives to the steps of this job. */
export interface CheckoutPlace {
  readonly workspace: string
  readonly temp: string
}

/**
 * Where the checkout's own `.git` waits while a disposable one is in its place. Known from the two paths alone, so that
 * whoever comes after a killed engine finds it: nothing that an agent could write says where. The second place is for
 * a temporary directory on another file system, where a rename does not reach.
 */
function waitingPlaces({ workspace, temp }: CheckoutPlace): readonly string[] {
  const name = createHash('sha256').update(workspace).digest('hex').slice(0, 12)
  return [
    join(temp, `ralph-checkout-${name}.git`),
    join(dirname(workspace), `.${basename(workspace)}.ralph-checkout.git`),
  ]
}

/** Where it waits now; undefined where the checkout has it. */
export const waitingGit = (place: CheckoutPlace): string | undefined => waitingPlaces(place).find(existsSync)

/**
 * Renames the checkout's `.git`, with whatever credentials it holds, out of the way (DESIGN §5 "Workspace"). One
 * rename: a kill leaves it here or there, whole. Returns where it is.
 */
export function setGitAside(place: CheckoutPlace): string {
  const git = join(place.workspace, '.git')
  for (const waiting of waitingPlaces(place)) {
    try {
      mkdirSync(dirname(waiting), { recursive: true })
      renameSync(git, waiting)
      return waiting
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw notMovable(git, error)
    }
  }
  throw notMovable(git, new Error('it is a file system of its own'))
}

/** Gives the checkout its own `.git` back in the place of the disposable one; whether there was one to give. */
export function putGitBack(place: CheckoutPlace): boolean {
  const waiting = waitingGit(place)
  if (waiting === undefined) return false
  // An agent may have put a link there, and a rename would follow it.
  if (!isOwnDirectory(place.workspace)) {
    if (lstatSync(place.workspace, { throwIfNoEntry: false })) remove(Buffer.from(place.workspace))
    mkdirSync(place.workspace, { recursive: true })
  }
  const git = join(place.workspace, '.git')
  remove(Buffer.from(git))
  renameSync(waiting, git)
  return true
}

const notMovable = (git: string, cause: unknown): RalphError =>
  new RalphError({
    code: 'CHECKOUT_GIT_NOT_MOVABLE',
    kind: 'failed',
    message: `${git} cannot be moved out of the agent's reach: ${cause instanceof Error ? cause.message : String(cause)}`,
    hint: 'Check the repository out with actions/checkout in this job, into a directory that the runner owns.',
    cause,
  })
