import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { modelKey } from '../claude-run.ts'
import type { Files } from '../git-repositories.ts'
import { type LoopbackGitHub, loopbackGitHub } from '../github/loopback.ts'
import { makeProject, type Project } from '../project.ts'
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
}

const program = resolve(import.meta.dirname, '../../../node_modules/.bin/claude')

/**
 * `ralph init` in a clone, these settings added to what it wrote, and the branch merged: main is what is pushed here.
 * Without `model` the agent is a shell script; with it the real Claude Code CLI, which talks to that address.
 */
export async function ownRepository(
  files: Files,
  given: { init?: readonly string[]; settings?: string; model?: string } = {},
): Promise<OwnRepository> {
  let ahead = 0
  const github = await loopbackGitHub({ now: () => Date.now() + ahead })
  github.user('ada', 'write')
  github.user('eve', 'read')
  const project = makeProject(files)
  const { code, stdout, stderr } = await project.ralph(['init', '--no-baseline', ...(given.init ?? ['--one-job'])])
  if (code !== 0) throw new Error(stdout + stderr)
  const [, , , command = ''] = project.agent('exit 1')
  const agent = given.model === undefined ? `agent: command\nagent-command: ${JSON.stringify(command)}\n` : ''
  const config = join(project.repo.path, '.github/ralph.yml')
  writeFileSync(config, `${agent}${given.settings ?? ''}`, { flag: 'a' })
  project.repo.commit('Let ralph work on this')
  project.repo.git('push', '--quiet', github.world.git.path, 'main')
  const bin = join(project.root, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'claude'), `#!/bin/sh\nexec '${program}' "$@"\n`)
  chmodSync(join(bin, 'claude'), 0o755)
  const model = given.model && { ANTHROPIC_BASE_URL: given.model, CLAUDE_CODE_MAX_RETRIES: '0' }
  const env: Record<string, string> = { PATH: `${bin}:${project.env['PATH']}`, MOMENTS: project.moments, ...model }
  const actions = workflowRunner(github, { secrets: { ANTHROPIC_API_KEY: modelKey }, env })
  return {
    github,
    actions,
    project,
    agent: (script) => void project.agent(script),
    later(ms) {
      ahead += ms
      env['NODE_OPTIONS'] = `--import data:text/javascript,${encodeURIComponent(clockAhead(ahead))}`
    },
  }
}

const clockAhead = (ms: number): string => `const real = Date.now; Date.now = () => real() + ${ms}`

/** What ralph's own step said of the run: its outputs, or none where the step did not run. */
export const ralphOutputs = (run: EndedRun | undefined): Readonly<Record<string, string>> =>
  Object.values(run?.jobs ?? {})
    .flatMap(({ steps }) => steps)
    .find(({ outputs }) => 'status' in outputs)?.outputs ?? {}

export const logOf = (run: EndedRun | undefined): string =>
  [run?.problem, ...Object.values(run?.jobs ?? {}).map(({ log }) => log)].join('\n')
