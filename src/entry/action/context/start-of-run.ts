import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readNamedFile } from '../../../adapter/disk/named-file.ts'
import { choosesPlan, startCommand } from '../../../core/github/workflow-file.ts'

type Environment = Readonly<Record<string, string | undefined>>
type Fields = Readonly<Record<string, unknown>>

/** How a person starts the next job of this plan's run in the workflow that this job belongs to. */
export async function startOfRun(env: Environment, plan: string): Promise<string> {
  const path = (env['GITHUB_WORKFLOW_REF'] ?? '').replace(/@.*$/, '')
  const event = fieldsOf(await eventIn(env))
  const byHand = env['GITHUB_EVENT_NAME'] === 'workflow_dispatch'
  const chosen = byHand ? fieldsOf(event['inputs']) : {}
  const branch = /^refs\/heads\/(.+)$/.exec(env['GITHUB_REF'] ?? '')?.[1]
  const usual = fieldsOf(event['repository'])['default_branch']
  return startCommand({
    // Where the runner does not say the file, the workflow's own name does.
    workflow: basename(path) || env['GITHUB_WORKFLOW'] || 'WORKFLOW',
    plan,
    ref: typeof usual === 'string' && branch !== usual ? branch : undefined,
    takesPlan: Object.hasOwn(chosen, 'plan') || (await fileTakesPlan(env, path)),
    chosen,
  })
}

/** Read by itself, and not by the toolkit: at the end of a job nothing more is loaded, since an agent could have changed it. */
const eventIn = (env: Environment): Promise<unknown> =>
  readFile(env['GITHUB_EVENT_PATH'] ?? '', 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)

/** Undefined where the job has no such file: its checkout may be of other files, or there is none. */
async function fileTakesPlan(env: Environment, path: string): Promise<boolean | undefined> {
  const inside = /\.github\/workflows\/[^/]+$/.exec(path)?.[0]
  if (inside === undefined) return undefined
  try {
    return choosesPlan(String(await readNamedFile(join(env['GITHUB_WORKSPACE'] ?? '', inside))))
  } catch {
    return undefined
  }
}

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
