import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { isOwnDirectory, remove } from '../workspace/restore.ts'
import {
  differences,
  readSteering,
  refsAlone,
  type SteeringSnapshot,
  withoutConfiguration,
  writeSteering,
} from './parked-steering.ts'

/** A runner's checkout and the directory for temporary files that it gives to the steps of this job. */
export interface CheckoutPlace {
  readonly workspace: string
  readonly temp: string
  /** What the steps of this job know and its agents do not: a token. */
  readonly secret?: string | undefined
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

/** The checkout's `.git` while it waits. */
interface ParkedGit {
  readonly gitDir: string
  /** As `putGitBack`, by what this process knows. */
  readonly putBack: () => PutBack
}

interface PutBack {
  readonly wasAside: boolean
  /** Files that somebody wrote while it waited; they are as they were. */
  readonly changed: readonly string[]
  /** Its configuration could not be put back: what was kept of it is gone, or was sealed by another token. */
  readonly isBare: boolean
}

/**
 * Renames the checkout's `.git` out of the way (docs/design.md#workspace). One rename: a kill leaves it here or there,
 * whole. Its configuration, with whatever credentials it holds, is taken out and kept here, and sealed for whoever comes
 * after a kill: below C2 an agent can read what lies there and plant what the next step's `git status` would run.
 */
export function setGitAside(place: CheckoutPlace): ParkedGit {
  const { workspace, temp, secret } = place
  const git = join(workspace, '.git')
  const wanted = isOwnDirectory(git) ? readSteering(git, temp) : {}
  // Sealed before it is moved: after a kill, what waits without a seal is not what was put there.
  if (secret && isOwnDirectory(git)) writeFileSync(sealedIn(git), seal(JSON.stringify(wanted), secret), { mode: 0o600 })
  const gitDir = renamed(place)
  if (isOwnDirectory(gitDir)) writeSteering({ gitDir, temp, wanted: withoutConfiguration(wanted) })
  return { gitDir, putBack: () => putBack(place, wanted) }
}

const sealedIn = (gitDir: string): string => join(gitDir, 'ralph-sealed')

function renamed(place: CheckoutPlace): string {
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
  throw notMovable(git, new Error('it is a separate file system'))
}

/** Gives the checkout its own `.git` back in the place of the disposable one, as it was, by what is sealed in it. */
export const putGitBack = (place: CheckoutPlace): PutBack => putBack(place, undefined)

function putBack(place: CheckoutPlace, known: SteeringSnapshot | undefined): PutBack {
  const waiting = waitingGit(place)
  if (waiting === undefined) return { wasAside: false, changed: [], isBare: false }
  const wanted = known ?? sealedSteering(waiting, place.secret)
  const changed = isOwnDirectory(waiting) ? steered({ gitDir: waiting, temp: place.temp, wanted }) : []
  // An agent may have put a link there, and a rename would follow it.
  if (!isOwnDirectory(place.workspace)) {
    if (lstatSync(place.workspace, { throwIfNoEntry: false })) remove(Buffer.from(place.workspace))
    mkdirSync(place.workspace, { recursive: true })
  }
  const git = join(place.workspace, '.git')
  remove(Buffer.from(git))
  renameSync(waiting, git)
  return { wasAside: true, changed, isBare: wanted === undefined }
}

/** Names what is neither as it was parked nor as it will be. */
function steered({ gitDir, temp, wanted }: { gitDir: string; temp: string; wanted: SteeringSnapshot | undefined }) {
  const now = readSteering(gitDir, temp)
  rmSync(sealedIn(gitDir), { force: true })
  if (wanted === undefined) {
    writeSteering({ gitDir, temp, wanted: refsAlone(now) })
    return []
  }
  const differing = differences(now, withoutConfiguration(wanted))
  const changed = differing.filter((path) => differences(now, wanted).includes(path))
  writeSteering({ gitDir, temp, wanted })
  return changed
}

function sealedSteering(gitDir: string, secret: string | undefined): SteeringSnapshot | undefined {
  if (!secret || !existsSync(sealedIn(gitDir))) return undefined
  const text = unseal(readFileSync(sealedIn(gitDir)), secret)
  return text === undefined ? undefined : JSON.parse(text)
}

const notMovable = (git: string, cause: unknown): RalphError =>
  new RalphError({
    code: 'CHECKOUT_GIT_NOT_MOVABLE',
    message: `${git} cannot be moved out of the agent's reach: ${cause instanceof Error ? cause.message : String(cause)}`,
    hint: 'Check out the repository with actions/checkout in this job, into a directory that the runner owns.',
    cause,
  })

export const checkoutChanged = (changed: readonly string[]): RalphError =>
  new RalphError({
    code: 'CHECKOUT_GIT_CHANGED',
    message: `Somebody changed the checkout's .git while it was moved aside: ${changed.slice(0, 5).join(', ')}. It was restored.`,
    hint: 'An agent or a check did, which could affect later steps of this job. Use split jobs, as `ralph init` writes them, or a machine that confines the agent (`ralph doctor`).',
  })

export const configurationLost =
  "The checkout's git configuration could not be restored: the step was killed, and the copy is gone. Later steps need `actions/checkout` again."

const algorithm = 'aes-256-gcm'

const keyOf = (secret: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, '', 'ralph-checkout', 32))

/** A text that nobody can read or change who does not know `secret`: a token, so no slow derivation is needed. */
function seal(text: string, secret: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Undefined where it was sealed by another secret, or is not as it was sealed. */
function unseal(sealed: Buffer, secret: string): string | undefined {
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret), sealed.subarray(0, 12))
    decipher.setAuthTag(sealed.subarray(12, 28))
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
