import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Store } from '../../../adapter/git/store/store.ts'
import { fetchBaseRepository, remoteAccess } from '../../../adapter/git/store/user-repository.ts'
import type { GitHub } from '../../../adapter/github/client/client.ts'
import type { StepCommand } from '../../../core/config/table/action-inputs.ts'
import { RalphError } from '../../../core/error/error.ts'
import { type StepContext, serverOf } from './step-context.ts'

/** What runs nothing of the repository's, and so needs none of its files. */
const needsNoFiles: ReadonlySet<StepCommand> = new Set(['intake', 'compose', 'apply', 'ready'])

/**
 * The step with a repository of its own, where its job needs no checkout: of the base alone, fetched by the step's
 * token. What lies in the workspace is not looked at, since an earlier job of a machine that stays may have left it:
 * its git settings could send a token that writes elsewhere. Throws RalphError `REMOTE_…` or BASE_GONE.
 */
export async function withoutCheckout(context: StepContext): Promise<StepContext> {
  return needsNoFiles.has(context.inputs.command) ? atBase(context) : context
}

/** The same whatever the step is. */
export async function atBase(context: StepContext): Promise<StepContext> {
  const { checkout, env, inputs, token } = context
  const folder = join(checkout.temp, 'ralph-base')
  // As actions/checkout writes it: the run keeps its remote, whichever job begins it.
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

/** A look at the repository where there may be no checkout: a store of the moment that reaches it by the step's token. */
export async function withRemoteStore<T>(
  context: StepContext,
  { owner, repo }: Pick<GitHub, 'owner' | 'repo'>,
  look: (store: Store) => Promise<T>,
): Promise<T> {
  const given = `${serverOf(context.env)}/${owner}/${repo}.git`
  const home = await mkdtemp(join(tmpdir(), 'ralph-remote-'))
  try {
    const { remote, carried } = await remoteAccess(given, { cwd: home, env: context.env })
    const repository = {
      commonDir: home,
      objectFormat: 'sha1',
      shallow: false,
      // It lends nothing: there is no repository.
      partial: true,
      carriedConfiguration: () => carried,
    } as const
    const store = await openStore({ home, repository, remote, env: context.env })
    try {
      return await look(store)
    } finally {
      await store.close()
    }
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}
