import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { modelKey } from '../claude-run.ts'
import type { Files } from '../git-repositories.ts'
import { addApp } from '../github/apps.ts'
import { type LoopbackGitHub, loopbackGitHub } from '../github/loopback.ts'
import { makeProject, type Project } from '../project.ts'
import { publishedAction } from '../published-repository.ts'
import { realClaude, realClaudeFolder } from '../real-claude.ts'
import type { EnvironmentGates } from './environments.ts'
import { type EndedRun, type WorkflowRunner, workflowRunner } from './run-workflow.ts'

/** A user's repository on GitHub that `ralph init` set up: Ada may write there, Eve may read. */
export interface OwnRepository {
  readonly github: LoopbackGitHub
  readonly actions: WorkflowRunner
  readonly project: Project
  /** From now on the stub agent is this shell script. */
  agent(script: string): void
  /** GitHub's clock and the engine's go forward: what was to be waited for is over. */
  later(ms: number): void
  /** From now on each step of ours loads this module first; empty: none. */
  preload(module: string): void
}

interface Given {
  readonly init?: readonly string[]
  /** Added to `.github/ralph.yml`. */
  readonly settings?: string
  /** Address of the model that the real Claude Code CLI talks to; without it the agent is a shell script. */
  readonly model?: string
  readonly environments?: EnvironmentGates['known']
  /** Made and installed by its owner, who stores the key as APP_PRIVATE_KEY. */
  readonly app?: string
  /** Whether jobs that are run again find artifacts of the attempt before; what GitHub does is not known. */
  readonly seesEarlierArtifacts?: boolean
}

/** `ralph init` in a clone, these settings added to what it wrote, all of it pushed to main. */
export async function ownRepository(files: Files, given: Given = {}): Promise<OwnRepository> {
  const here = await cloned(files, given)
  await setUp(here, { ...given, init: ['--no-baseline', ...(given.init ?? ['--one-job'])] })
  here.project.repo.git('push', '--quiet', here.github.world.git.path, 'main')
  return here
}

/** The same from its beginning, as a person does it: on a branch, with a pull request of Ada's, whose number is `setUp`. */
export async function proposedRepository(
  files: Files,
  given: Given = {},
): Promise<OwnRepository & { readonly setUp: number }> {
  const here = await cloned(files, given)
  const { github, project } = here
  github.push('ada', project.repo, 'main')
  project.repo.git('switch', '--quiet', '--create', 'set-up-ralph')
  await setUp(here, given)
  github.push('ada', project.repo, 'set-up-ralph')
  return { ...here, setUp: github.pull('ada', { title: 'Let ralph work on this', head: 'set-up-ralph' }).number }
}

async function setUp({ project }: OwnRepository, { init = [], settings = '', model }: Given): Promise<void> {
  const { code, stdout, stderr } = await project.ralph(['init', '--action', publishedAction(), ...init])
  if (code !== 0) throw new Error(stdout + stderr)
  const [, , , command = ''] = project.agent('exit 1')
  const agent = model === undefined ? `agent: command\nagent-command: ${JSON.stringify(command)}\n` : ''
  writeFileSync(join(project.repo.path, '.github/ralph.yml'), `${agent}${settings}`, { flag: 'a' })
  project.repo.commit('Let ralph work on this')
}

async function cloned(files: Files, given: Given): Promise<OwnRepository> {
  let ahead = 0
  const github = await loopbackGitHub({ now: () => Date.now() + ahead })
  github.user('ada', 'write')
  github.user('eve', 'read')
  const project = makeProject(files)
  const bin = join(project.root, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'claude'), `#!/bin/sh\nexec '${realClaude}' "$@"\n`)
  chmodSync(join(bin, 'claude'), 0o755)
  const model = given.model && { ANTHROPIC_BASE_URL: given.model, CLAUDE_CODE_MAX_RETRIES: '0' }
  const own = { MOMENTS: project.moments, RALPH_AGENT_WRITABLE: project.env['RALPH_AGENT_WRITABLE'] ?? '' }
  const env: Record<string, string> = { PATH: `${bin}:${project.env['PATH']}:${realClaudeFolder}`, ...own, ...model }
  const { environments = {}, seesEarlierArtifacts = false } = given
  const app = given.app === undefined ? undefined : addApp(github.world, { slug: given.app })
  const secrets = { ANTHROPIC_API_KEY: modelKey, ...(app && { APP_PRIVATE_KEY: app.pem }) }
  const actions = workflowRunner(github, { secrets, env, environments, seesEarlierArtifacts })
  return {
    github,
    actions,
    project,
    agent: (script) => void project.agent(script),
    later(ms) {
      ahead += ms
      env['NODE_OPTIONS'] = loading(clockAhead(ahead))
    },
    preload(module) {
      env['NODE_OPTIONS'] = module === '' ? '' : loading(module)
    },
  }
}

const loading = (module: string): string => `--import data:text/javascript,${encodeURIComponent(module)}`
const clockAhead = (ms: number): string => `const real = Date.now; Date.now = () => real() + ${ms}`

/** What ralph's own step said of the run: its outputs, or none where the step did not run. */
export const ralphOutputs = (run: EndedRun | undefined): Readonly<Record<string, string>> =>
  Object.values(run?.jobs ?? {})
    .flatMap(({ steps }) => steps)
    .find(({ outputs }) => 'status' in outputs)?.outputs ?? {}

export const logOf = (run: EndedRun | undefined): string =>
  [run?.problem, ...Object.values(run?.jobs ?? {}).map(({ log }) => log)].join('\n')

/** Waits for what an agent touches; several jobs come before the one that gets there. */
export async function reached({ moments }: Project, name: string): Promise<void> {
  for (let tries = 0; !existsSync(join(moments, name)); tries++) {
    if (tries > 5000) throw new Error(`${name} was never reached`)
    await sleep(50)
  }
}
