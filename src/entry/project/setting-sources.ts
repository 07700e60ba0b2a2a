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
import { usualFolders } from '../project/plan-folder.ts'

/** The repository and its settings as they are before the plan is read. */
export type OpenedSettings = Awaited<ReturnType<typeof openSettings>>

/** Reads what settings are resolved from, but for the plan: one of them names it. */
export async function openSettings(context: CommandContext, flags: Readonly<Record<string, unknown>>) {
  const { env, cwd } = context
  const base = await openBase(context)
  const configFile = typeof flags['config'] === 'string' ? flags['config'] : undefined
  const [config, words] = await Promise.all([readConfig(base, cwd, configFile), projectWords(base)])
  const file = { ...config, findings: [...config.findings, ...words] }
  const flagName = (name: string): string => (context.checkout ? placeOfInput(name) : `--${name}`)
  const named = { file: file.values, fileName: file.name, filePlaces: file.places }
  const given = { flags, flagName, environment: env, ...named }
  const before = resolveSettings({ ...given, plan: undefined })
  return { base, file, given, before, planFile: before.settings.plan ?? 'plan.json' }
}

/** The same, with the path of the plan. Throws RalphError PLAN_FOLDER if several folders could be it. */
export async function settingSources(
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  settings: OpenedSettings | Promise<OpenedSettings> = openSettings(context, flags),
) {
  const { cwd } = context
  const opened = await settings
  const { base, before, planFile } = opened
  const named = before.sources.plan === 'flag' ? pathNamed(cwd, planFile) : await nearer(planFile, cwd, base)
  const planPath = context.planText ? named : await whereItIs(named, before.settings.queue, base)
  const looks = before.sources.plan === 'default' && before.settings.queue === undefined && !context.planText
  const path = (looks ? await elsewhere(planPath, base) : undefined) ?? planPath
  const isDefaultPlan = path === (await unnamedPlan(context, flags, opened))
  return { ...opened, planPath: path, shownPlan: relative(cwd, path) || '.', isDefaultPlan }
}

/**
 * The path of the plan that the same command takes without `--plan`; undefined if a queue or no file decides that, or a
 * variable: whoever types a printed command may not have it.
 */
async function unnamedPlan(
  { cwd, planText }: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  opened: OpenedSettings,
): Promise<string | undefined> {
  const { base, before } = opened
  if (planText !== undefined || before.settings.queue !== undefined) return undefined
  const { settings, sources } =
    before.sources.plan === 'flag'
      ? resolveSettings({ ...opened.given, flags: { ...flags, plan: undefined }, plan: undefined })
      : before
  if (sources.plan === 'environment') return undefined
  return nearer(settings.plan ?? 'plan.json', cwd, base)
}

/** What is wrong with the words of the project, where it has any. */
async function projectWords({ list, read, readAll, repository: { toplevel } }: BaseFiles): Promise<readonly string[]> {
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

/** Without a word of where the plan is and without a plan.json: the one folder of documents at the usual places. */
async function elsewhere(planPath: string, base: BaseFiles): Promise<string | undefined> {
  const { toplevel } = base.repository
  const there = await base.read(planPath).catch((error: NodeJS.ErrnoException) => error)
  if (!(there instanceof Error) || there.code !== 'ENOENT') return undefined
  const folders = await usualFolders(toplevel, base)
  if (folders.length < 2) return folders[0]
  const names = folders.map((path) => relative(toplevel, path))
  throw new RalphError({
    code: 'PLAN_FOLDER',
    message: `There is no plan.json, and several folders could be the plan: ${names.join(', ')}.`,
    hint: `Name one: --plan ${names[0]} (in a workflow: the input \`plan\`).`,
  })
}

/** A plan of the queue is found by its name: a merge may have moved its file since somebody wrote down where it lay. */
async function whereItIs(path: string, queue: string | undefined, base: BaseFiles): Promise<string> {
  const { toplevel } = base.repository
  const folder = queue ?? defaultQueue
  const named = queuedFile(atTop(path, toplevel) ?? '', folder)
  if (named === undefined) return path
  const files = await base.list(folder)
  const found = files.includes(named.path) ? undefined : locatePlan(files, { folder, path: named.path })
  return found === undefined ? path : resolve(toplevel, found.path)
}

/** Where no flag names the plan, it is looked for beside the user first, then at the top of the repository. */
async function nearer(planFile: string, cwd: string, { repository, read }: BaseFiles): Promise<string> {
  const here = resolve(cwd, planFile)
  const there = await read(here).then(
    () => true,
    () => false,
  )
  return there ? here : resolve(repository.toplevel, planFile)
}

/** `-` is the standard input, as for most programs. */
export const pathNamed = (cwd: string, file: string): string => (file === '-' ? '/dev/stdin' : resolve(cwd, file))

/** A path from the top of the repository; undefined if it is outside. */
export const atTop = (path: string, toplevel: string): string | undefined => {
  const inside = relative(toplevel, path)
  return isInside(inside) ? inside : undefined
}

export const isInside = (path: string): boolean => path !== '' && !path.startsWith('..') && !isAbsolute(path)
