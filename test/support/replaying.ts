import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Finished } from './cli.ts'
import { filesBelow, type Project } from './project.ts'

/** What `ralph replay --json` says. */
export interface ReplayReport {
  readonly workspace: string
  readonly repository: string
  readonly state: string
  readonly ended: string | null
  readonly differences: readonly { iteration: number | null; recorded: string; replayed: string }[]
  readonly prompts: readonly { iteration: number; section: string; recorded: string[]; replayed: string[] }[]
  readonly events: readonly { type: string; iteration?: number; why?: string }[]
}

/** No agent, no key, and every proxy and provider is a port where nobody listens. */
const nowhere = 'http://127.0.0.1:9'
const offline = {
  HTTP_PROXY: nowhere,
  HTTPS_PROXY: nowhere,
  ALL_PROXY: nowhere,
  ANTHROPIC_BASE_URL: nowhere,
  ANTHROPIC_API_KEY: '',
}

/** `ralph replay <args> --json`, offline, with nothing of the user's touched. */
export async function replay(project: Project, args: readonly string[], code = 0): Promise<ReplayReport> {
  const before = project.repo.git('for-each-ref')
  const end = await project.ralph(['replay', ...args, '--json', '--keep'], { env: offline })
  expect(end, end.stderr).toMatchObject({ code, stderr: '' })
  expect(project.repo.git('for-each-ref')).toBe(before)
  return JSON.parse(end.stdout) as ReplayReport
}

/** The same for its text. */
export const replayText = (project: Project, args: readonly string[]): Promise<Finished> =>
  project.ralph(['replay', ...args], { env: offline })

const gitIn = (repository: string, ...args: readonly string[]): string =>
  execFileSync('git', ['--git-dir', repository, ...args], { encoding: 'utf8' })

/** Every ref of a replay's remote. */
export const refsOf = ({ repository }: ReplayReport): string => gitIn(repository, 'for-each-ref')

export const fileAt = ({ repository }: ReplayReport, name: string): string => gitIn(repository, 'show', name)

export const workTreeOf = ({ repository }: ReplayReport): string =>
  gitIn(repository, 'rev-parse', 'ralph/work/demo^{tree}').trim()

/** The secret, in any file of the folder. */
export const filesWith = (folder: string, secret: string): string[] =>
  filesBelow(folder).filter((name) => readFileSync(join(folder, name)).includes(secret))

export const callsIn = (folder: string): Record<string, unknown>[] =>
  existsSync(join(folder, 'calls'))
    ? readdirSync(join(folder, 'calls'))
        .sort()
        .map((name) => JSON.parse(readFileSync(join(folder, 'calls', name, 'call.json'), 'utf8')))
    : []
