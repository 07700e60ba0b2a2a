import { resolve } from 'node:path'
import { RalphError } from '../../core/error.ts'
import { type ConfigEntry, carriedConfiguration } from './carried-configuration.ts'
import type { Git } from './exec.ts'
import { type Environment, notARepository, userGit } from './user-git.ts'

/** The repository that `ralph` was started in, as it was found. Reading it changed nothing. */
export interface UserRepository {
  readonly toplevel: string
  /** Where objects and refs are: shared by all worktrees. */
  readonly commonDir: string
  readonly objectFormat: 'sha1' | 'sha256'
  readonly head: string
  /** Null where HEAD is detached. */
  readonly branch: string | null
  /** A guess: `origin/HEAD`, else `init.defaultBranch`, `main` or `master` where that branch exists. */
  readonly defaultBranch: string | null
  /** Branch → the working tree where it is checked out, over all worktrees. */
  readonly checkedOut: ReadonlyMap<string, string>
  readonly user: { readonly name: string | null; readonly email: string | null }
  /** Files that `git status` lists. */
  readonly uncommitted: number
  readonly shallow: boolean
  /** Some objects are only at a promisor remote. */
  readonly partial: boolean
  readonly origin: string | null
  /** What the engine's own git must take over to reach `remote` and to treat content alike. */
  carriedConfiguration(remote: string): readonly ConfigEntry[]
}

/**
 * Reads the repository around `cwd` with the user's own configuration. Throws RalphError NOT_A_REPOSITORY,
 * BARE_REPOSITORY, EMPTY_REPOSITORY or SAFE_DIRECTORY.
 */
export async function openRepository({ cwd, env }: { cwd: string; env: Environment }): Promise<UserRepository> {
  const place = await locate(userGit(cwd, env), cwd)
  const git = userGit(place.toplevel, env)
  const [head, branch, checkedOut, config, status] = await Promise.all([
    readHead(git, place.toplevel),
    line(git, ['symbolic-ref', '--quiet', 'HEAD']),
    readWorktrees(git),
    readConfig(git),
    git({ args: ['status', '--porcelain', '-z', '--no-renames'] }),
  ])
  const last = (key: string): string | null => config.findLast(([name]) => name === key)?.[1] ?? null
  return {
    ...place,
    objectFormat: last('extensions.objectformat') === 'sha256' ? 'sha256' : 'sha1',
    head,
    branch: branch?.replace(/^refs\/heads\//, '') ?? null,
    defaultBranch: await guessDefaultBranch(git, last('init.defaultbranch')),
    checkedOut,
    user: {
      name: env['GIT_COMMITTER_NAME'] ?? last('committer.name') ?? last('user.name'),
      email: env['GIT_COMMITTER_EMAIL'] ?? last('committer.email') ?? last('user.email'),
    },
    uncommitted: fields(status.stdout).length,
    partial: config.some(([key, value]) => /^remote\..*\.promisor$/.test(key) && value === 'true'),
    origin: last('remote.origin.url'),
    carriedConfiguration: (remote) => carriedConfiguration(withSshCommand(config, env), remote),
  }
}

async function locate(git: Git, cwd: string) {
  const questions = ['--is-bare-repository', '--git-common-dir', '--is-shallow-repository', '--show-toplevel']
  const { stdout } = await git({ args: ['rev-parse', ...questions], allow: [128] })
  const [bare, commonDir, shallow, toplevel] = stdout.toString('utf8').split('\n')
  if (bare === 'true') {
    throw new RalphError({
      code: 'BARE_REPOSITORY',
      kind: 'usage',
      message: `${cwd} is a bare repository: it has no files to work on.`,
      hint: 'Run ralph in a clone or a worktree of it: git worktree add <directory> <branch>',
    })
  }
  if (!commonDir || !toplevel) throw notARepository(`${cwd} lies in a git directory, not in a working tree.`)
  return { toplevel: resolve(toplevel), commonDir: resolve(cwd, commonDir), shallow: shallow === 'true' }
}

async function readHead(git: Git, toplevel: string): Promise<string> {
  const head = await line(git, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])
  if (head !== null) return head
  throw new RalphError({
    code: 'EMPTY_REPOSITORY',
    kind: 'usage',
    message: `${toplevel} has no commit yet: there is nothing to start from.`,
    hint: 'Commit your files first: git add . && git commit -m "Begin"',
  })
}

async function readWorktrees(git: Git): Promise<ReadonlyMap<string, string>> {
  const { stdout } = await git({ args: ['worktree', 'list', '--porcelain'] })
  const found = new Map<string, string>()
  for (const block of stdout.toString('utf8').split('\n\n')) {
    const path = /^worktree (.+)$/m.exec(block)?.[1]
    const branch = /^branch refs\/heads\/(.+)$/m.exec(block)?.[1]
    if (path !== undefined && branch !== undefined) found.set(branch, path)
  }
  return found
}

async function readConfig(git: Git): Promise<readonly ConfigEntry[]> {
  const { stdout } = await git({ args: ['config', '--list', '-z'] })
  return fields(stdout).map((entry) => {
    const end = entry.indexOf('\n')
    // A key without `=` is a boolean that is true.
    return end === -1 ? [entry, 'true'] : [entry.slice(0, end), entry.slice(end + 1)]
  })
}

async function guessDefaultBranch(git: Git, configured: string | null): Promise<string | null> {
  const origin = await line(git, ['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'])
  if (origin !== null) return origin.replace(/^refs\/remotes\/origin\//, '')
  const candidates = [configured, 'main', 'master'].filter((name) => name !== null)
  const refs = candidates.map((name) => `refs/heads/${name}`)
  const { stdout } = await git({ args: ['for-each-ref', '--format=%(refname)', ...refs] })
  const present = new Set(stdout.toString('utf8').split('\n'))
  return candidates.find((name) => present.has(`refs/heads/${name}`)) ?? null
}

/** The environment's ssh command counts before the configured one; unattended, ssh must not ask for a passphrase. */
function withSshCommand(config: readonly ConfigEntry[], env: Environment): readonly ConfigEntry[] {
  const ours = env['GIT_SSH_COMMAND']
  if (ours !== undefined) return [...config, ['core.sshcommand', ours]]
  if (config.some(([key]) => key === 'core.sshcommand')) return config
  return [...config, ['core.sshcommand', 'ssh -o BatchMode=yes']]
}

async function line(git: Git, args: readonly string[]): Promise<string | null> {
  const { code, stdout } = await git({ args, allow: [1, 128] })
  return code === 0 ? stdout.toString('utf8').trim() : null
}

const fields = (bytes: Buffer): string[] => bytes.toString('utf8').split('\0').slice(0, -1)
