import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { WorkflowRun } from '../github/world.ts'
import { type Action, expectInputs, type StepCall } from './action.ts'

const run = promisify(execFile)
const played =
  'ref token fetch-depth path persist-credentials repository clean filter fetch-tags sparse-checkout set-safe-directory'.split(
    ' ',
  )
const credentials = 'git-credentials-checkout.config'

type Git = (...args: string[]) => Promise<{ stdout: string }>

/**
 * actions/checkout: a real clone over HTTP with the token. Without `ref` it is the commit of the event, on its branch. The
 * credential is kept as version 6 and newer keep it: in a file beside the workspace that git's configuration includes.
 */
export const checkout: Action = {
  async main(call) {
    expectInputs('actions/checkout', call.inputs, played)
    const { world } = call.facts
    const repository = `${world.owner}/${world.name}`
    if ((call.inputs['repository'] ?? repository) !== repository) throw new Error('Not Found')
    const folder = emptied(join(call.machine.workspace, call.inputs['path'] ?? '.'))
    const git: Git = (...args) => run('git', args, { cwd: folder, env: call.env })
    const header = headerOf(world.url, call.inputs['token'] ?? call.token)
    const withToken: Git = (...args) => git('-c', header.join('='), ...args)
    await git('init', '--quiet')
    await git('remote', 'add', 'origin', `${world.url}/${repository}`)
    const wanted = await wantedCommit(withToken, call)
    await fetch(withToken, wanted, Number(call.inputs['fetch-depth'] ?? '1'))
    if (wanted.branch === undefined) await git('checkout', '--quiet', '--force', '--detach', wanted.commit)
    else await git('checkout', '--quiet', '--force', '-B', wanted.branch, `refs/remotes/origin/${wanted.branch}`)
    if (call.inputs['persist-credentials'] !== 'false') {
      const file = join(call.machine.temp, credentials)
      await git('config', '--file', file, ...header)
      await git('config', '--local', `includeIf.gitdir:${join(folder, '.git')}.path`, file)
    }
    const outputs = { ref: call.inputs['ref'] ?? '', commit: wanted.commit }
    return { code: 0, output: `HEAD is now at ${wanted.commit}`, outputs }
  },
  async post({ machine }) {
    rmSync(join(machine.temp, credentials), { force: true })
    return { code: 0, output: '' }
  },
}

function emptied(folder: string): string {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
  return folder
}

const headerOf = (url: string, token: string): [string, string] => [
  `http.${new URL(url).origin}/.extraheader`,
  `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
]

interface Wanted {
  readonly commit: string
  readonly branch?: string
  /** Below `refs/remotes/`, where there is no branch: `pull/2/merge`. */
  readonly tracked?: string
}

/** `ref` as a branch by its short or full name, a tag or a commit; without it what the event speaks of. */
async function wantedCommit(git: Git, { inputs, facts }: StepCall): Promise<Wanted> {
  const ref = inputs['ref'] ?? ''
  if (ref === '') return ofEvent(facts.run)
  if (/^[0-9a-f]{40}$/.test(ref)) return { commit: ref }
  const name = ref.replace(/^refs\/(heads|tags)\//, '')
  const { stdout } = await git('ls-remote', 'origin', `refs/heads/${name}`, `refs/tags/${name}`, ref)
  const [commit = '', found = ''] = stdout.trim().split('\n')[0]?.split('\t') ?? []
  if (commit === '') throw new Error(`A branch or tag with the name '${ref}' could not be found`)
  return found.startsWith('refs/heads/') ? { commit, branch: name } : { commit }
}

const ofEvent = ({ commit, branch, ref }: WorkflowRun): Wanted =>
  ref.startsWith('refs/heads/') ? { commit, branch } : { commit, tracked: ref.replace(/^refs\//, '') }

/** With depth 0 everything; then the branch may have moved since the event, and its name is set back to the commit. */
async function fetch(
  git: Git,
  { commit, branch, tracked = branch && `origin/${branch}` }: Wanted,
  depth: number,
): Promise<void> {
  const target = tracked === undefined ? commit : `+${commit}:refs/remotes/${tracked}`
  const all = ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*']
  const specs = depth > 0 ? [`--depth=${depth}`, 'origin', target] : ['origin', ...all]
  await git('fetch', '--quiet', '--no-tags', ...specs)
  if (depth === 0) await git('fetch', '--quiet', '--no-tags', 'origin', target)
}
