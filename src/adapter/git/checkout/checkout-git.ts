import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { RalphError } from '../../../core/error/error.ts'
import { isOwnDirectory, remove } from '../workspace/restore.ts'
import {
  differingPaths,
  onlyRefs,
  readSteering,
  type SteeringSnapshot,
  withoutConfiguration,
  writeSteering,
} from './parked-steering.ts'

/** `temp` is the runner's directory for temporary files of this job. */
export interface CheckoutPlace {
  readonly workspace: string
  readonly temp: string
  /** A token that the steps of this job know and its agents do not. */
  readonly secret?: string | undefined
}

/**
 * Where the checkout's `.git` is parked while a disposable one replaces it. Depends only on the two paths, so that a
 * later process finds it and no agent can redirect it. The second place is for a `temp` on another file system.
 */
function parkingPlaces({ workspace, temp }: CheckoutPlace): readonly string[] {
  const name = createHash('sha256').update(workspace).digest('hex').slice(0, 12)
  return [
    join(temp, `ralph-checkout-${name}.git`),
    join(dirname(workspace), `.${basename(workspace)}.ralph-checkout.git`),
  ]
}

/** Undefined if it is not parked. */
export const parkedGitDir = (place: CheckoutPlace): string | undefined => parkingPlaces(place).find(existsSync)

interface ParkedGit {
  readonly gitDir: string
  /** Like `putGitBack`, with the configuration that this process remembers. */
  readonly unpark: () => UnparkResult
}

interface UnparkResult {
  readonly wasParked: boolean
  /** Files that were changed meanwhile; they are restored. */
  readonly changed: readonly string[]
  /** Its configuration is lost, or sealed with another token. */
  readonly configLost: boolean
}

/**
 * Renames the checkout's `.git` (docs/design.md#workspace), so a kill leaves it whole in one of the places. The
 * configuration, which may hold credentials, is taken out and sealed: below C2 an agent could read it, or plant
 * commands for the next step's `git status`.
 */
export function parkGit(place: CheckoutPlace): ParkedGit {
  const { workspace, temp, secret } = place
  const git = join(workspace, '.git')
  const original = isOwnDirectory(git) ? readSteering(git, temp) : {}
  // Sealed before the rename: after a kill, a parked folder without a seal is not trusted.
  if (secret && isOwnDirectory(git))
    writeFileSync(sealFile(git), seal(JSON.stringify(original), secret), { mode: 0o600 })
  const gitDir = moveToParking(place)
  if (isOwnDirectory(gitDir)) writeSteering({ gitDir, temp, snapshot: withoutConfiguration(original) })
  return { gitDir, unpark: () => unpark(place, original) }
}

const sealFile = (gitDir: string): string => join(gitDir, 'ralph-sealed')

function moveToParking(place: CheckoutPlace): string {
  const git = join(place.workspace, '.git')
  for (const parkingPlace of parkingPlaces(place)) {
    try {
      mkdirSync(dirname(parkingPlace), { recursive: true })
      renameSync(git, parkingPlace)
      return parkingPlace
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw notMovable(git, error)
    }
  }
  throw notMovable(git, new Error('it is a separate file system'))
}

/** Replaces the disposable `.git` by the checkout's own, with the sealed configuration. */
export const unparkGit = (place: CheckoutPlace): UnparkResult => unpark(place, undefined)

function unpark(place: CheckoutPlace, remembered: SteeringSnapshot | undefined): UnparkResult {
  const parked = parkedGitDir(place)
  if (parked === undefined) return { wasParked: false, changed: [], configLost: false }
  const original = remembered ?? readSeal(parked, place.secret)
  const changed = isOwnDirectory(parked) ? restoreSteering({ gitDir: parked, temp: place.temp, original }) : []
  // A rename would follow a link of an agent's.
  if (!isOwnDirectory(place.workspace)) {
    if (lstatSync(place.workspace, { throwIfNoEntry: false })) remove(Buffer.from(place.workspace))
    mkdirSync(place.workspace, { recursive: true })
  }
  const git = join(place.workspace, '.git')
  remove(Buffer.from(git))
  renameSync(parked, git)
  return { wasParked: true, changed, configLost: original === undefined }
}

/** Returns paths that equal neither the parked nor the original state. */
function restoreSteering({
  gitDir,
  temp,
  original,
}: {
  gitDir: string
  temp: string
  original: SteeringSnapshot | undefined
}) {
  const current = readSteering(gitDir, temp)
  rmSync(sealFile(gitDir), { force: true })
  if (original === undefined) {
    writeSteering({ gitDir, temp, snapshot: onlyRefs(current) })
    return []
  }
  const changedSinceParking = differingPaths(current, withoutConfiguration(original))
  const changed = changedSinceParking.filter((path) => differingPaths(current, original).includes(path))
  writeSteering({ gitDir, temp, snapshot: original })
  return changed
}

function readSeal(gitDir: string, secret: string | undefined): SteeringSnapshot | undefined {
  if (!secret || !existsSync(sealFile(gitDir))) return undefined
  const text = unseal(readFileSync(sealFile(gitDir)), secret)
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

/** Needs no slow key derivation, since `secret` is a token. */
function seal(text: string, secret: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(algorithm, keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Undefined if it was sealed with another secret or changed. */
function unseal(sealed: Buffer, secret: string): string | undefined {
  try {
    const decipher = createDecipheriv(algorithm, keyOf(secret), sealed.subarray(0, 12))
    decipher.setAuthTag(sealed.subarray(12, 28))
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
