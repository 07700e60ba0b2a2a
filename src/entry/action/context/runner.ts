import { appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import * as core from '@actions/core'
import { RalphError } from '../../../core/error/error.ts'
import type { RunnersCheckout } from '../../project/checkout.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface Runner {
  readonly checkout: RunnersCheckout
  /** `RUNNER_DEBUG`: the job was run again with debug logging. */
  readonly debug: boolean
  /** Such as `ralph.yml`; empty if unknown. */
  readonly workflow: string
  /** The platform's limit for this job; undefined on a user's own machine. */
  readonly limitMs: number | undefined
}

const requiredVariables = ['GITHUB_WORKSPACE', 'GITHUB_SHA', 'GITHUB_RUN_ID'] as const

/** Throws RalphError NOT_A_RUNNER outside a workflow's step. */
export function readRunner(env: Environment): Runner {
  const missing = requiredVariables.filter((name) => !env[name])
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

/** A hosted job is ended after six hours (platform fact 20), including earlier steps. */
const hostedLimitMs = 335 * 60_000

const limitOf = (env: Environment): number | undefined =>
  env['RUNNER_ENVIRONMENT'] === 'github-hosted' ? hostedLimitMs : undefined

/** The login, with letters, digits and `-`; a bot's ends in `[bot]`. A schedule's actor is only the last author of its line (fact 15). */
function personIn(env: Environment): string | null {
  if (env['GITHUB_EVENT_NAME'] === 'schedule') return null
  const actor = env['GITHUB_TRIGGERING_ACTOR'] || env['GITHUB_ACTOR'] || ''
  return /^[A-Za-z\d][A-Za-z\d_-]{0,60}$/.test(actor) ? actor : null
}

/** The account of GITHUB_TOKEN at github.com. */
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

/** Writes nothing if the runner named no file for outputs. */
export const setOutput = (name: string, value: string): void =>
  withFile('GITHUB_OUTPUT', () => core.setOutput(name, value))

/** For this action's `post`. */
export const saveState = (name: string, value: string): void =>
  withFile('GITHUB_STATE', () => core.saveState(name, value))

/** Replaces existing content, which an agent may have written. */
export async function writeSummary(markdown: string): Promise<void> {
  await withFile('GITHUB_STEP_SUMMARY', () => core.summary.addRaw(markdown).write({ overwrite: true }))
}

/** Creates the file if an agent removed it, since the toolkit refuses a missing one. */
function withFile<T>(variable: string, write: () => T): T | undefined {
  const file = process.env[variable]
  if (!file) return undefined
  appendFileSync(file, '')
  return write()
}

/** The event that started this workflow, if it is readable. Loaded on demand, because the toolkit is large; `main` calls it before anything of an agent's runs. */
export async function eventPayload(): Promise<unknown> {
  try {
    const { context } = await import('@actions/github')
    return context.payload
  } catch {
    return undefined
  }
}
