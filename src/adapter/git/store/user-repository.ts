import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isManifest, type ProjectFiles } from '../../../core/detect/manifests.ts'
import { RalphError } from '../../../core/error/error.ts'
import type { Environment } from '../../process/environment.ts'
import { type ConfigEntry, carriedConfiguration } from '../call/engine-config.ts'
import type { Git } from '../call/exec.ts'
import type { Tag } from '../call/history-source.ts'
import { rewrittenAddress, splitCredential, withCredential } from '../call/remote-address.ts'
import { type RetryLimits, remoteCall } from '../call/remote-call.ts'
import { quietFetch } from '../call/remote-url.ts'
import { notARepository, userGit } from '../call/user-git.ts'

/** The repository in which `ralph` was started. Reading it changes nothing. */
export interface UserRepository {
  readonly toplevel: string
  readonly commonDir: string
  readonly objectFormat: 'sha1' | 'sha256'
  readonly head: string
  readonly branch: string | null
  /** A guess: `origin/HEAD`, `init.defaultBranch`, `main` or `master`, whichever exists first. */
  readonly defaultBranch: string | null
  /** Branch → its working tree, over all worktrees. */
  readonly checkedOut: ReadonlyMap<string, string>
  readonly user: { readonly name: string | null; readonly email: string | null }
  uncommitted(): Promise<number>
  readonly shallow: boolean
  /** Some objects are only at a promisor remote. */
  readonly partial: boolean
  readonly origin: string | null
  /** The push address of a remote; null if there is none. */
  remoteUrl(name: string): Promise<string | null>
  rewriteAddress(address: string): string
  /** The settings that the engine's git needs to reach `remote` and to treat content alike. */
  carriedConfiguration(remote: string): readonly ConfigEntry[]
}

/** Throws RalphError NOT_A_REPOSITORY, BARE_REPOSITORY, EMPTY_REPOSITORY or SAFE_DIRECTORY. */
export async function openRepository({ cwd, env }: { cwd: string; env: Environment }): Promise<UserRepository> {
  const [place, config] = await Promise.all([locate(userGit(cwd, env), cwd), readConfig(userGit(cwd, env))])
  const { present, originHead, ...location } = place
  const git = userGit(place.toplevel, env)
  const lastValue = (key: string): string | null => config.findLast(([name]) => name === key)?.[1] ?? null
  return {
    ...location,
    objectFormat: lastValue('extensions.objectformat') === 'sha256' ? 'sha256' : 'sha1',
    defaultBranch: originHead ?? (await guessDefaultBranch(git, present, lastValue('init.defaultbranch'))),
    checkedOut: await readWorktrees(git, place),
    user: {
      name: env['GIT_COMMITTER_NAME'] ?? lastValue('committer.name') ?? lastValue('user.name'),
      email: env['GIT_COMMITTER_EMAIL'] ?? lastValue('committer.email') ?? lastValue('user.email'),
    },
    uncommitted: async () =>
      fields((await git({ args: ['status', '--porcelain', '-z', '--no-renames'] })).stdout).length,
    partial: config.some(([key, value]) => /^remote\..*\.promisor$/.test(key) && value === 'true'),
    origin: lastValue('remote.origin.url'),
    remoteUrl: (name) => remoteUrl(git, config, name),
    rewriteAddress: (url) => rewrittenAddress(config, { url }),
    carriedConfiguration: (remote) => carriedConfiguration(withSshCommand(config, env), remote),
  }
}

/** Default branches if origin does not name one; as globs, so that git lists only existing ones. */
const usualDefaults = ['--glob=refs/heads/mai[n]', '--glob=refs/heads/maste[r]']

/** One call of `rev-parse`: it answers line by line, up to the first question without an answer. */
async function locate(git: Git, cwd: string) {
  const questions = ['--is-bare-repository', '--git-common-dir', '--is-shallow-repository', '--show-toplevel']
  const names = ['HEAD^{commit}', '--symbolic-full-name', 'HEAD', ...usualDefaults, 'refs/remotes/origin/HEAD']
  const { stdout } = await git({ args: ['rev-parse', ...questions, ...names], allow: [128] })
  const [bare, commonDir, shallow, toplevel, head = '', branch = '', ...refs] = stdout.toString('utf8').split('\n')
  if (bare === 'true') {
    throw new RalphError({
      code: 'BARE_REPOSITORY',
      message: `${cwd} is a bare repository: it has no files to work on.`,
      hint: 'Run ralph in a clone or a worktree of it: git worktree add <directory> <branch>',
    })
  }
  if (!commonDir || !toplevel) throw notARepository(`${cwd} is inside a git directory, not a working tree.`)
  // Git repeats a name that it cannot resolve.
  if (!/^[0-9a-f]{40,}$/.test(head)) throw emptyRepository(toplevel)
  const origin = refs.find((ref) => ref.startsWith('refs/remotes/origin/') && ref !== 'refs/remotes/origin/HEAD')
  return {
    toplevel: resolve(toplevel),
    commonDir: resolve(cwd, commonDir),
    shallow: shallow === 'true',
    head,
    branch: branch.startsWith('refs/heads/') ? branch.slice('refs/heads/'.length) : null,
    present: refs.filter((ref) => ref.startsWith('refs/heads/')).map((ref) => ref.slice('refs/heads/'.length)),
    originHead: origin?.slice('refs/remotes/origin/'.length) ?? null,
  }
}

const emptyRepository = (toplevel: string): RalphError =>
  new RalphError({
    code: 'EMPTY_REPOSITORY',
    message: `${toplevel} has no commits yet, so there is nothing to start from.`,
    hint: 'Commit your files first: git add . && git commit --allow-empty -m "Begin"',
  })

async function readWorktrees(
  git: Git,
  current: { toplevel: string; commonDir: string; branch: string | null },
): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(join(current.commonDir, 'worktrees'))) {
    return new Map(current.branch === null ? [] : [[current.branch, current.toplevel]])
  }
  const { stdout } = await git({ args: ['worktree', 'list', '--porcelain'] })
  const worktrees = new Map<string, string>()
  for (const block of stdout.toString('utf8').split('\n\n')) {
    const path = /^worktree (.+)$/m.exec(block)?.[1]
    const branch = /^branch refs\/heads\/(.+)$/m.exec(block)?.[1]
    if (path !== undefined && branch !== undefined) worktrees.set(branch, path)
  }
  return worktrees
}

async function readConfig(git: Git): Promise<readonly ConfigEntry[]> {
  const { stdout } = await git({ args: ['config', '--list', '-z'] })
  return fields(stdout).map((entry) => {
    const end = entry.indexOf('\n')
    // A key without `=` is true.
    return end === -1 ? [entry, 'true'] : [entry.slice(0, end), entry.slice(end + 1)]
  })
}

async function guessDefaultBranch(
  git: Git,
  present: readonly string[],
  configured: string | null,
): Promise<string | null> {
  const usual = ['main', 'master'].find((name) => present.includes(name)) ?? null
  if (configured === null || present.includes(configured)) return configured ?? usual
  const { code } = await git({ args: ['show-ref', '--verify', '--quiet', `refs/heads/${configured}`], allow: [1] })
  return code === 0 ? configured : usual
}

/** Git may know a remote from an old file. */
async function remoteUrl(git: Git, config: readonly ConfigEntry[], name: string): Promise<string | null> {
  const firstValue = (key: string): string | undefined =>
    config.find(([entryKey]) => entryKey === `remote.${name}.${key}`)?.[1]
  const [url, pushUrl] = [firstValue('url'), firstValue('pushurl')]
  if (url !== undefined) return rewrittenAddress(config, { url, pushUrl })
  // A path or a URL: a remote of such a name would be in the configuration.
  if (/[/\\:]/.test(name)) return null
  const { code, stdout } = await git({ args: ['remote', 'get-url', '--push', name], allow: [2, 128] })
  return code === 0 ? stdout.toString('utf8').trim() : null
}

export async function remoteAccess(remote: string, options: { cwd: string; env: Environment }) {
  const config = withSshCommand(await readConfig(userGit(options.cwd, options.env)), options.env)
  const { address, ...access } = splitCredential(rewrittenAddress(config, { url: remote }))
  return { remote: address, carried: withCredential(carriedConfiguration(config, address), access) }
}

/** The environment's ssh command wins over the configured one; unattended, ssh must not prompt. */
function withSshCommand(config: readonly ConfigEntry[], env: Environment): readonly ConfigEntry[] {
  const sshCommand = env['GIT_SSH_COMMAND']
  if (sshCommand !== undefined) return [...config, ['core.sshcommand', sshCommand]]
  if (config.some(([key]) => key === 'core.sshcommand')) return config
  return [...config, ['core.sshcommand', 'ssh -o BatchMode=yes']]
}

const fields = (bytes: Buffer): string[] => bytes.toString('utf8').split('\0').slice(0, -1)

/** Without tags `git describe` and many builds fail in the workspace (measured). */
export async function readTags(toplevel: string, env: Environment): Promise<Tag[]> {
  const git = userGit(toplevel, env)
  const { stdout } = await git({ args: ['for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', 'refs/tags'] })
  const lines = stdout
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
  return lines.map((line) => ({ oid: line.slice(0, line.indexOf(' ')), name: line.slice(line.indexOf(' ') + 1) }))
}

const maxManifestBytes = 1024 * 1024

export async function projectFilesAt(
  cwd: string,
  env: Environment,
): Promise<{ toplevel: string; files: ProjectFiles }> {
  const top = await userGit(cwd, env)({ args: ['rev-parse', '--show-toplevel'] })
  const toplevel = top.stdout.toString('utf8').replace(/\n$/, '')
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = await userGit(toplevel, env)({ args })
  const paths = [...new Set(stdout.toString('utf8').split('\0').filter(Boolean))]
  const texts = new Map<string, string>()
  for (const path of paths.filter(isManifest)) {
    const text = await textOf(join(toplevel, path))
    if (text !== undefined) texts.set(path, text)
  }
  return { toplevel, files: { paths, texts } }
}

async function textOf(path: string): Promise<string | undefined> {
  const fileStat = await stat(path).catch(() => undefined)
  return fileStat?.isFile() && fileStat.size <= maxManifestBytes ? readFile(path, 'utf8') : undefined
}

/**
 * One commit with all trees and blobs, without history and checkout: merges, bundles and state commits need every
 * object. Throws RalphError `REMOTE_…` or BASE_GONE.
 */
export async function fetchBaseRepository(
  options: { folder: string; remote: string; commit: string; env: Environment } & RetryLimits,
): Promise<void> {
  const { folder, remote, commit, env, ...retryLimits } = options
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const git = userGit(folder, env)
  const format = commit.length === 64 ? 'sha256' : 'sha1'
  await git({ args: ['init', '--quiet', '--template=', `--object-format=${format}`] })
  await git({ args: ['remote', 'add', 'origin', remote] })
  const fetch = ['fetch', ...quietFetch, '--depth=1', 'origin', commit]
  await remoteCall(git, remote, retryLimits)
    .repeatedly(fetch)
    .catch((error: unknown) => {
      throw isMissingCommit(error) ? baseGone(commit) : error
    })
  await git({ args: ['update-ref', '--no-deref', 'HEAD', commit] })
}

const isMissingCommit = (error: unknown): boolean =>
  error instanceof RalphError && /not our ref|unadvertised object|find remote ref/i.test(error.message)

const baseGone = (commit: string): RalphError =>
  new RalphError({
    code: 'BASE_GONE',
    message: `The workflow runs for ${commit.slice(0, 12)}, but the repository no longer has that commit.`,
    hint: 'A force-push removed it: start a new workflow run instead of re-running this one.',
  })
