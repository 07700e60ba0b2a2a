import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readNamed } from '../../../adapter/disk/named-file.ts'
import { choosesPlan, startCommand } from '../../../core/github/workflow-file.ts'

type Environment = Readonly<Record<string, string | undefined>>
type Fields = Readonly<Record<string, unknown>>

/** The command by which a person starts the next job of this run. */
export async function commandForNextJob(env: Environment, plan: string): Promise<string> {
  const path = (env['GITHUB_WORKFLOW_REF'] ?? '').replace(/@.*$/, '')
  const event = fieldsOf(await readEvent(env))
  const isManual = env['GITHUB_EVENT_NAME'] === 'workflow_dispatch'
  const inputs = isManual ? fieldsOf(event['inputs']) : {}
  const branch = /^refs\/heads\/(.+)$/.exec(env['GITHUB_REF'] ?? '')?.[1]
  const defaultBranch = fieldsOf(event['repository'])['default_branch']
  return startCommand({
    // The workflow's name also works, if its file is unknown.
    workflow: basename(path) || env['GITHUB_WORKFLOW'] || 'WORKFLOW',
    plan,
    ref: typeof defaultBranch === 'string' && branch !== defaultBranch ? branch : undefined,
    takesPlan: Object.hasOwn(inputs, 'plan') || (await workflowTakesPlan(env, path)),
    chosen: inputs,
  })
}

/** Without the toolkit: at the end of a job nothing more is loaded, since an agent could have changed it. */
const readEvent = (env: Environment): Promise<unknown> =>
  readFile(env['GITHUB_EVENT_PATH'] ?? '', 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)

/** Undefined if the job's checkout lacks the file. */
async function workflowTakesPlan(env: Environment, path: string): Promise<boolean | undefined> {
  const relativePath = /\.github\/workflows\/[^/]+$/.exec(path)?.[0]
  if (relativePath === undefined) return undefined
  try {
    return choosesPlan(String(await readNamed(join(env['GITHUB_WORKSPACE'] ?? '', relativePath))))
  } catch {
    return undefined
  }
}

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
