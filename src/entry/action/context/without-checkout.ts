import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Store } from '../../../adapter/git/store/store.ts'
import { fetchBaseRepository, remoteAccess } from '../../../adapter/git/store/user-repository.ts'
import type { GitHub } from '../../../adapter/github/client/client.ts'
import type { StepCommand } from '../../../core/config/table/action-inputs.ts'
import { RalphError } from '../../../core/error/error.ts'
import { type StepContext, serverOf } from './step-context.ts'

/** Commands that run nothing of the repository and so need no files. */
const needsNoFiles: ReadonlySet<StepCommand> = new Set(['intake', 'compose', 'apply', 'ready'])

/**
 * Gives a step that needs no checkout its own repository, with the base fetched by the step's token. It ignores the
 * workspace: on a reused machine its git settings could send a powerful token elsewhere. Throws RalphError `REMOTE_…` or
 * BASE_GONE.
 */
export async function withoutCheckout(context: StepContext): Promise<StepContext> {
  return needsNoFiles.has(context.inputs.command) ? atBase(context) : context
}

/** For any command. */
export async function atBase(context: StepContext): Promise<StepContext> {
  const { checkout, env, inputs, token } = context
  const folder = join(checkout.temp, 'ralph-base')
  // As actions/checkout writes it, so all jobs of a run have the same remote.
  const remote = `${serverOf(env)}/${env['GITHUB_REPOSITORY'] ?? ''}`
  await fetchBaseRepository({ folder, remote, commit: checkout.commit, env }).catch((error: unknown) => {
    throw token() === undefined && isRefused(error) ? tokenMissing(inputs.command, error) : error
  })
  return { ...context, cwd: folder, checkout: { ...checkout, workspace: folder, holdsFiles: false } }
}

const isRefused = (error: unknown): error is RalphError =>
  error instanceof RalphError && (error.code === 'REMOTE_AUTH' || error.code === 'REMOTE_NOT_FOUND')

const tokenMissing = (command: StepCommand, { code, exit, message }: RalphError): RalphError =>
  new RalphError({
    code,
    exit,
    message,
    hint: `\`command: ${command}\` fetches the repository itself and needs a token: add \`github-token: \${{ github.token }}\` to its inputs.`,
  })

/** Reads the repository through a temporary store with the step's token; needs no checkout. */
export async function withRemoteStore<T>(
  context: StepContext,
  { owner, repo }: Pick<GitHub, 'owner' | 'repo'>,
  read: (store: Store) => Promise<T>,
): Promise<T> {
  const address = `${serverOf(context.env)}/${owner}/${repo}.git`
  const home = await mkdtemp(join(tmpdir(), 'ralph-remote-'))
  try {
    const { remote, carried: carriedSettings } = await remoteAccess(address, { cwd: home, env: context.env })
    const repository = {
      commonDir: home,
      objectFormat: 'sha1',
      shallow: false,
      // No local repository lends objects.
      partial: true,
      carriedConfiguration: () => carriedSettings,
    } as const
    const store = await openStore({ home, repository, remote, env: context.env })
    try {
      return await read(store)
    } finally {
      await store.close()
    }
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
