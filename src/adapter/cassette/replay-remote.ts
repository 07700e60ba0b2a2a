import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { stateRefOf } from '../../core/ref/state-paths.ts'
import type { CassetteRun } from '../../schema/run/cassette.ts'
import { type Git, gitAt, hardenedEnvironment, runGit } from '../git/call/exec.ts'
import type { Environment } from '../process/environment.ts'

/** Its objects are only read. */
export interface ObjectSource {
  readonly commonDir: string
  readonly objectFormat: 'sha1' | 'sha256'
  readonly shallow: boolean
}

export interface ReplayRemote {
  readonly git: Git
  readonly gitDir: string
  readonly objectFormat: 'sha1' | 'sha256'
  readonly shallow: boolean
  readonly base: { readonly commit: string; readonly branch: string }
}

/**
 * Creates the bare repository of a replay with the refs of the real remote. Objects come from the cassette's
 * `objects.bundle` and from the lender. Throws RalphError CASSETTE_OBJECTS if some are missing.
 */
export async function makeReplayRemote(
  gitDir: string,
  options: { folder: string; run: CassetteRun; lender: ObjectSource | undefined; env: Environment },
): Promise<ReplayRemote> {
  const { folder, run, lender } = options
  const env = hardenedEnvironment(options.env, '/dev/null')
  const objectFormat = formatOf(run, lender)
  const init = ['init', '--quiet', '--bare', '--template=', `--object-format=${objectFormat}`, gitDir]
  await runGit([], env, { args: init })
  if (lender !== undefined) await borrowObjects(gitDir, lender)
  const git = gitAt(gitDir, env)
  const bundle = join(folder, 'objects.bundle')
  if (existsSync(bundle)) await git({ args: ['bundle', 'unbundle', bundle] })
  await requireCommits(git, run)
  const index = join(gitDir, 'replay-index')
  const commitOf = (files: string, parent: string | null) =>
    commitFiles(git, join(folder, files), { started: run.started, index, parent })
  const commit = 'commit' in run.base ? run.base.commit : await commitOf(run.base.files, null)
  const state =
    run.state === null || typeof run.state === 'string' ? run.state : await commitOf(run.state.files, run.work)
  const branch = run.base.branch ?? 'main'
  const refs = [
    [`refs/heads/${branch}`, commit],
    [stateRefOf(run.plan_name), state],
    [`refs/heads/${run.work_branch}`, run.work],
  ] as const
  for (const [ref, oid] of refs) if (oid !== null) await git({ args: ['update-ref', ref, oid] })
  await git({ args: ['symbolic-ref', 'HEAD', `refs/heads/${branch}`] })
  return { git, gitDir, objectFormat, shallow: lender?.shallow ?? false, base: { commit, branch } }
}

const formatOf = ({ base }: CassetteRun, lender: ObjectSource | undefined): 'sha1' | 'sha256' =>
  'commit' in base ? (base.commit.length === 64 ? 'sha256' : 'sha1') : (lender?.objectFormat ?? 'sha1')

async function borrowObjects(gitDir: string, { commonDir, shallow }: ObjectSource): Promise<void> {
  await mkdir(join(gitDir, 'objects/info'), { recursive: true })
  // Git does not follow the lender's own alternates at this depth.
  const alternates = await readFile(join(commonDir, 'objects/info/alternates'), 'utf8').catch(() => '')
  const folders = [join(commonDir, 'objects'), ...alternates.split('\n').filter((line) => line.startsWith('/'))]
  await writeFile(join(gitDir, 'objects/info/alternates'), `${folders.join('\n')}\n`)
  if (shallow) await copyFile(join(commonDir, 'shallow'), join(gitDir, 'shallow'))
}

/** Always the same commit, because author and time are fixed. */
async function commitFiles(
  git: Git,
  directory: string,
  { started, parent, ...options }: { started: string; parent: string | null; index: string },
): Promise<string> {
  const index = { GIT_INDEX_FILE: options.index }
  await git({ args: ['read-tree', '--empty'], env: index })
  await git({ args: ['--work-tree', directory, 'add', '--all', '--force', '.'], env: index, cwd: directory })
  const tree = (await git({ args: ['write-tree'], env: index })).stdout.toString('utf8').trim()
  const identity = {
    NAME: 'ralph',
    EMAIL: 'ralph@ralph.invalid',
    DATE: `${Math.floor(Date.parse(started) / 1000)} +0000`,
  }
  const env = Object.fromEntries(
    Object.entries(identity).flatMap(([key, value]) => [
      [`GIT_AUTHOR_${key}`, value],
      [`GIT_COMMITTER_${key}`, value],
    ]),
  )
  const parents = parent === null ? [] : ['-p', parent]
  const { stdout } = await git({ args: ['commit-tree', ...parents, '-m', 'The files of the cassette', tree], env })
  return stdout.toString('utf8').trim()
}

async function requireCommits(git: Git, run: CassetteRun): Promise<void> {
  const base = 'commit' in run.base ? run.base.commit : null
  const required = [base, run.state, run.work].filter((oid) => typeof oid === 'string')
  const missing = []
  for (const oid of required) {
    const { code } = await git({ args: ['cat-file', '-e', `${oid}^{commit}`], allow: [1, 128] })
    if (code !== 0) missing.push(oid)
  }
  if (missing.length === 0) return
  const refs = [run.base.branch ?? 'HEAD', ...(run.state === null ? [] : [`ralph/state/${run.plan_name}`])]
  throw new RalphError({
    code: 'CASSETTE_OBJECTS',
    message: `The recorded job started from commits that are missing from this clone: ${missing.join(', ')}.`,
    hint: `Run this in the recorded repository, with its branches fetched; or have its owner add them next to cassette.json: git bundle create objects.bundle ${refs.join(' ')}`,
  })
}
