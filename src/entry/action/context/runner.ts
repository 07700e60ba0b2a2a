import { appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import * as core from '@actions/core'
import { RalphError } from '../../../core/error/error.ts'
import type { RunnersCheckout } from '../../project/checkout.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What the runner tells a step about itself. */
export interface Runner {
  readonly checkout: RunnersCheckout
  /** `RUNNER_DEBUG`: somebody ran the job again with debug logging. */
  readonly debug: boolean
  /** The workflow's file name, such as `ralph.yml`; empty where the runner does not say. */
  readonly workflow: string
  /** How long the platform lets this job live; undefined on a machine of the user's own. */
  readonly limitMs: number | undefined
}

const needed = ['GITHUB_WORKSPACE', 'GITHUB_SHA', 'GITHUB_RUN_ID'] as const

/** Throws RalphError NOT_A_RUNNER where this is no step of a workflow. */
export function readRunner(env: Environment): Runner {
  const missing = needed.filter((name) => !env[name])
  if (missing.length > 0) throw notARunner(missing)
  const workspace = env['GITHUB_WORKSPACE'] ?? ''
  const temp = env['RUNNER_TEMP'] || tmpdir()
  const server = env['GITHUB_SERVER_URL'] || 'https://github.com'
  const run = env['GITHUB_RUN_ID'] ?? ''
  const workflow = basename((env['GITHUB_WORKFLOW_REF'] ?? '').replace(/@.*$/, ''))
  return {
    checkout: {
      workspace,
      temp,
      holdsFiles: true,
      home: join(temp, 'ralph'),
      commit: env['GITHUB_SHA'] ?? '',
      branch: /^refs\/heads\/(.+)$/.exec(env['GITHUB_REF'] ?? '')?.[1] ?? null,
      holder: {
        kind: 'workflow',
        run_id: run,
        attempt: Number(env['GITHUB_RUN_ATTEMPT']) || 1,
        job: `${env['GITHUB_JOB'] ?? 'job'} on ${env['RUNNER_NAME'] ?? 'a runner'}`,
        url: `${server}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${run}`,
      },
      startedBy: personIn(env),
      committer: server === 'https://github.com' ? actionsBot : null,
    },
    debug: env['RUNNER_DEBUG'] === '1',
    workflow,
    limitMs: limitOf(env),
  }
}

/** A hosted job is ended after six hours (platform fact 20), and the steps before this one have a part of them. */
const hostedMs = 335 * 60_000

const limitOf = (env: Environment): number | undefined =>
  env['RUNNER_ENVIRONMENT'] === 'github-hosted' ? hostedMs : undefined

/** A login has letters, digits and `-`; a bot's ends in `[bot]`. The schedule's actor is whoever last wrote its line (fact 15). */
function personIn(env: Environment): string | null {
  if (env['GITHUB_EVENT_NAME'] === 'schedule') return null
  const actor = env['GITHUB_TRIGGERING_ACTOR'] || env['GITHUB_ACTOR'] || ''
  return /^[A-Za-z\d][A-Za-z\d_-]{0,60}$/.test(actor) ? actor : null
}

/** The account behind GITHUB_TOKEN at github.com. */
const actionsBot = {
  name: 'github-actions[bot]',
  email: '41898282+github-actions[bot]@users.noreply.github.com',
}

const notARunner = (missing: readonly string[]): RalphError =>
  new RalphError({
    code: 'NOT_A_RUNNER',
    message: `This program is a step of the action, but the environment lacks ${missing.join(', ')}.`,
    hint: 'Use it in a workflow with `uses:`; on the command line, use `ralph run`.',
  })

/** What a step tells the runner by the toolkit; where the runner named no file for it, nothing is said. */
export const setOutput = (name: string, value: string): void =>
  there('GITHUB_OUTPUT', () => core.setOutput(name, value))

/** For this action's `post`. */
export const saveState = (name: string, value: string): void => there('GITHUB_STATE', () => core.saveState(name, value))

/** Takes the place of whatever stands there: what an agent wrote is not ours to publish. */
export async function writeSummary(markdown: string): Promise<void> {
  await there('GITHUB_STEP_SUMMARY', () => core.summary.addRaw(markdown).write({ overwrite: true }))
}

/** The toolkit refuses a file that is gone, and whoever works on this machine can remove one. */
function there<T>(variable: string, tell: () => T): T | undefined {
  const file = process.env[variable]
  if (!file) return undefined
  appendFileSync(file, '')
  return tell()
}

/**
 * What GitHub says of the event that started this workflow; undefined where it says nothing that can be read. Loaded when
 * it is asked for: the toolkit brings a client along that is a megabyte. `main` asks before anything of an agent's runs.
 */
export async function eventPayload(): Promise<unknown> {
  try {
    const { context } = await import('@actions/github')
    return context.payload
  } catch {
    return undefined
  }
}
