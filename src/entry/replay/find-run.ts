import type { Git } from '../../adapter/git/call/exec.ts'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { RalphError } from '../../core/error/error.ts'
import { plainLine } from '../../core/text/one-line.ts'
import type { CommandContext } from '../project/context.ts'

const patterns = ['refs/heads/ralph/state/**', 'refs/remotes/*/ralph/state/**', 'refs/ralph/state/**']

/**
 * The state commit that a user means by a plan's name, a run's id or any name of a commit, looked for in this repository
 * alone. Throws RalphError RUN_UNKNOWN with the runs that are here.
 */
export async function findRun(name: string, { cwd, env }: CommandContext): Promise<{ git: Git; tip: string }> {
  const git = userGit(cwd, env)
  const refs = await stateRefs(git)
  const byPlan = refs.find(({ ref }) => planOf(ref) === name)
  const byRun = byPlan ?? refs.find(({ run }) => run === name || (name.length >= 8 && run.startsWith(name)))
  const tip = byRun?.oid ?? (await commitWithState(git, name))
  if (tip !== undefined) return { git, tip }
  throw new RalphError({
    code: 'RUN_UNKNOWN',
    message: `Neither a recording nor a run is called '${plainLine(name, 100)}' here.`,
    hint:
      refs.length === 0
        ? 'This repository has no state of a run. Where it is kept at a remote, fetch it first: git fetch origin'
        : `Name a folder with a cassette.json, a plan (${plansOf(refs)}), a run's id, or a commit of a state ref.`,
  })
}

interface StateRef {
  readonly ref: string
  readonly oid: string
  readonly run: string
}

async function stateRefs(git: Git): Promise<StateRef[]> {
  const { stdout } = await git({ args: ['for-each-ref', '--format=%(objectname) %(refname)', ...patterns] })
  const found = []
  for (const line of stdout
    .toString('utf8')
    .split('\n')
    .filter((text) => text !== '')) {
    const [oid = '', ref = ''] = line.split(' ')
    const run = await runIn(git, oid)
    if (run !== undefined) found.push({ oid, ref, run })
  }
  return found
}

/** The run's id; undefined where the commit holds no state. */
async function runIn(git: Git, oid: string): Promise<string | undefined> {
  const { code, stdout } = await git({ args: ['cat-file', 'blob', `${oid}:run.json`], allow: [128] })
  if (code !== 0) return undefined
  try {
    return String((JSON.parse(stdout.toString('utf8')) as { run?: unknown }).run)
  } catch {
    return undefined
  }
}

async function commitWithState(git: Git, name: string): Promise<string | undefined> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
  const { code, stdout } = await git({ args, allow: [1, 128] })
  const oid = stdout.toString('utf8').trim()
  return code === 0 && (await runIn(git, oid)) !== undefined ? oid : undefined
}

const planOf = (ref: string): string => ref.replace(/^.*?\/ralph\/state\//, '')

const plansOf = (refs: readonly StateRef[]): string => [...new Set(refs.map(({ ref }) => planOf(ref)))].join(', ')
