import { isAbsolute, join, relative, resolve } from 'node:path'
import { resolveSettings } from '../../core/config/resolve/resolve.ts'
import { placeOfInput } from '../../core/config/table/run-inputs.ts'
import { RalphError } from '../../core/error/error.ts'
import { templatePaths } from '../../core/prompt/overrides.ts'
import { locatePlan } from '../../core/queue/move-due.ts'
import { defaultQueue, queuedFile } from '../../core/ref/queue-paths.ts'
import { type BaseFiles, openBase } from '../project/base-files.ts'
import { readConfig } from '../project/config-file.ts'
import type { CommandContext } from '../project/context.ts'
import { findUsualFolders } from '../project/plan-folder.ts'

/** The repository and its settings before the plan is read. */
export type OpenedSettings = Awaited<ReturnType<typeof openSettings>>

/** Reads all sources of settings except the plan, which one of them names. */
export async function openSettings(context: CommandContext, flags: Readonly<Record<string, unknown>>) {
  const { env, cwd } = context
  const base = await openBase(context)
  const configFile = typeof flags['config'] === 'string' ? flags['config'] : undefined
  const [config, wordFindings] = await Promise.all([readConfig(base, cwd, configFile), projectWordFaults(base)])
  const file = { ...config, findings: [...config.findings, ...wordFindings] }
  const flagName = (name: string): string => (context.checkout ? placeOfInput(name) : `--${name}`)
  const fileInputs = { file: file.values, fileName: file.name, filePlaces: file.places }
  const inputs = { flags, flagName, environment: env, ...fileInputs }
  const before = resolveSettings({ ...inputs, plan: undefined })
  return { base, file, inputs, before, planFile: before.settings.plan ?? 'plan.json' }
}

/** Adds the path of the plan. Throws RalphError PLAN_FOLDER if several folders could be it. */
export async function settingSources(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  settings: OpenedSettings | Promise<OpenedSettings> = openSettings(context, flags),
) {
  const { cwd } = context
  const opened = await settings
  const { base, before, planFile } = opened
  const namedPath = before.sources.plan === 'flag' ? pathNamed(cwd, planFile) : await nearestPlan(planFile, cwd, base)
  const planPath = context.planText ? namedPath : await followQueueMove(namedPath, before.settings.queue, base)
  const searchesFolders = before.sources.plan === 'default' && before.settings.queue === undefined && !context.planText
  const path = (searchesFolders ? await findPlanFolder(planPath, base) : undefined) ?? planPath
  const isDefaultPlan = path === (await unnamedPlan(context, flags, opened))
  return { ...opened, planPath: path, shownPlan: relative(cwd, path) || '.', isDefaultPlan }
}

/** Undefined if a queue or a text decides, or a variable, which the reader of a printed command may not have. */
async function unnamedPlan(
  { cwd, planText }: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  opened: OpenedSettings,
): Promise<string | undefined> {
  const { base, before } = opened
  if (planText !== undefined || before.settings.queue !== undefined) return undefined
  const { settings, sources } =
    before.sources.plan === 'flag'
      ? resolveSettings({ ...opened.inputs, flags: { ...flags, plan: undefined }, plan: undefined })
      : before
  if (sources.plan === 'environment') return undefined
  return nearestPlan(settings.plan ?? 'plan.json', cwd, base)
}

async function projectWordFaults({
  list,
  read,
  readAll,
  repository: { toplevel },
}: BaseFiles): Promise<readonly string[]> {
  const [config, files] = await Promise.all([
    read(join(toplevel, '.ralph/config.yaml')).catch(() => undefined),
    list('.ralph/templates'),
  ])
  const templates = Object.values(templatePaths).flatMap((paths) => paths.find((path) => files.includes(path)) ?? [])
  if (config === undefined && templates.length === 0) return []
  const { wordFaults } = await import('../../core/prompt/project-words.ts')
  const texts = await readAll(templates.map((path) => join(toplevel, path)))
  return wordFaults(
    config?.toString('utf8'),
    templates.map((path, index) => [path, texts[index]?.toString('utf8') ?? '']),
  )
}

/** Without a named plan and without a plan.json: the only folder of documents in the usual places. */
async function findPlanFolder(planPath: string, base: BaseFiles): Promise<string | undefined> {
  const { toplevel } = base.repository
  const content = await base.read(planPath).catch((error: NodeJS.ErrnoException) => error)
  if (!(content instanceof Error) || content.code !== 'ENOENT') return undefined
  const folders = await findUsualFolders(toplevel, base)
  if (folders.length < 2) return folders[0]
  const names = folders.map((path) => relative(toplevel, path))
  throw new RalphError({
    code: 'PLAN_FOLDER',
    message: `There is no plan.json, and several folders could be the plan: ${names.join(', ')}.`,
    hint: `Name one: --plan ${names[0]} (in a workflow: the input \`plan\`).`,
  })
}

/** Finds a queued plan by its name: a merge may have moved the file. */
async function followQueueMove(path: string, queue: string | undefined, base: BaseFiles): Promise<string> {
  const { toplevel } = base.repository
  const folder = queue ?? defaultQueue
  const queued = queuedFile(atTop(path, toplevel) ?? '', folder)
  if (queued === undefined) return path
  const files = await base.list(folder)
  const moved = files.includes(queued.path) ? undefined : locatePlan(files, { folder, path: queued.path })
  return moved === undefined ? path : resolve(toplevel, moved.path)
}

/** Without a flag, looks for the plan beside the user first, then at the top of the repository. */
async function nearestPlan(planFile: string, cwd: string, { repository, read }: BaseFiles): Promise<string> {
  const localPath = resolve(cwd, planFile)
  const existsLocally = await read(localPath).then(
    () => true,
    () => false,
  )
  return existsLocally ? localPath : resolve(repository.toplevel, planFile)
}

/** `-` is the standard input, as for most programs. */
export const pathNamed = (cwd: string, file: string): string => (file === '-' ? '/dev/stdin' : resolve(cwd, file))

/** A path from the top of the repository; undefined if it is outside. */
export const atTop = (path: string, toplevel: string): string | undefined => {
  const inside = relative(toplevel, path)
  return isInside(inside) ? inside : undefined
}

export const isInside = (path: string): boolean => path !== '' && !path.startsWith('..') && !isAbsolute(path)
