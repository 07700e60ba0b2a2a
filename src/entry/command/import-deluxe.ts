import { createHash } from 'node:crypto'
import { access, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { systemClock } from '../../adapter/local/clock.ts'
import { processLiveness } from '../../adapter/local/liveness.ts'
import { noPlatform } from '../../adapter/local/no-platform.ts'
import { trustedFilesIn } from '../../adapter/local/trusted-files.ts'
import { userName } from '../../adapter/process/environment.ts'
import { importRun } from '../../app/import-run.ts'
import { RalphError } from '../../core/error/error.ts'
import {
  type DeluxeFolder,
  deluxeFiles,
  handoffNumber,
  leftFiles,
  readDeluxeFolder,
} from '../../core/import/deluxe-folder.ts'
import { confValues, settingsOfRun, type TakenSettings } from '../../core/import/settings-of-run.ts'
import { type ImportFacts, importJson, importText } from '../../core/report/terminal/import-text.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { redactor } from '../../core/text/redact.ts'
import { ralphCommand } from '../../core/text/report-context.ts'
import { type Command, type CommandContext, lookOf, type Typed } from '../project/context.ts'
import { type Flag, flagHelp, jsonFlag, runFlags } from '../project/flags.ts'
import { openProject } from '../project/project.ts'
import { jobSettings } from '../wire/job-settings.ts'
import { ruleProject } from '../wire/rule-project.ts'
import { withTemporaryState } from '../wire/state-access.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...runFlags,
  ...jsonFlag,
}

export const importDeluxeCommand: Command = {
  help: `Starts a run that continues where a run of ralph-deluxe ended. Imports its iterations, handoffs, index, progress log and
hints, and the values of its ralph.conf, which is read as text and never executed. The plan says which tasks are done.
If the folder has a fault or the plan already has a run, nothing is changed. The folder itself is only read.

Usage: ralph import ralph-deluxe FOLDER [options]

Examples:
  ralph import ralph-deluxe .ralph
  ralph import ralph-deluxe ../old/.ralph --plan plan.json

Options:
${flagHelp(flags)}`,
  flags,
  operands: 1,
  run: importDeluxe,
}

async function importDeluxe(context: CommandContext, { values, operands: [folder] }: Typed): Promise<number> {
  if (folder === undefined) {
    const hint = 'It is usually .ralph: `ralph import ralph-deluxe .ralph`.'
    throw new RalphError({ code: 'USAGE', message: 'Name the folder of ralph-deluxe to import.', hint })
  }
  const directory = resolve(context.cwd, folder)
  const { files, unread, left } = await readFolder(directory, folder)
  const read = readDeluxeFolder(files, unread)
  if ('findings' in read) throw invalid(folder, read.findings)
  const taken = await settingsOf(context, values, read.folder)
  const project = await openProject(context, taken.flags)
  const digest = createHash('sha256')
    .update(JSON.stringify([...files].sort()))
    .digest('hex')
  const facts = await withTemporaryState(project, context, async (access): Promise<ImportFacts> => {
    const { run } = await access.state.load()
    const use = { run, access, fresh: true, change: false }
    const { project: ruled, rules } = await ruleProject(project, context, use)
    const ports = {
      ...noPlatform,
      store: access.state,
      clock: systemClock(context.now),
      liveness: await processLiveness(),
      show: () => undefined,
      redact: redactor(project.secrets),
    }
    const by = project.repository.user.name ?? userName()
    const { kind } = await importRun(ports, jobSettings(ruled, { rules }), { folder: read.folder, digest, by })
    const plan = project.planName
    return { kind, plan, folder: read.folder, settings: taken, left, next: ralphCommand(project, 'run') }
  })
  const clean = redactor(project.secrets)
  const text = values['json'] ? inertJson(importJson(facts)) : importText(facts, lookOf(context)).join('\n')
  context.out(`${clean(text)}\n`)
  return 0
}

/** The files that are read, why others cannot be, and what else is there that people may miss. Throws RalphError IMPORT_INVALID. */
async function readFolder(
  directory: string,
  folder: string,
): Promise<{ files: Map<string, string>; unread: readonly string[]; left: ImportFacts['left'] }> {
  const names = await readdir(directory).catch(() => undefined)
  if (names === undefined) throw invalid(folder, ['there is no such folder'])
  const numbered = (await readdir(join(directory, 'handoffs')).catch(() => [])).map((name) => `handoffs/${name}`)
  const wanted = [...Object.values(deluxeFiles), ...numbered.filter((name) => handoffNumber(name) !== undefined)]
  const trusted = trustedFilesIn(directory)
  const files = new Map<string, string>()
  const unread: string[] = []
  for (const file of wanted) {
    const text = await trusted.read(file).catch((error: unknown) => {
      if (!(error instanceof RalphError)) throw error
      unread.push(error.message)
      return undefined
    })
    if (text !== undefined) files.set(file, text)
  }
  const there = await Promise.all(
    Object.entries(leftFiles).map(async ([file, why]) =>
      (await isThere(join(directory, file))) ? [{ file, why }] : [],
    ),
  )
  return { files, unread, left: there.flat() }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** What of its ralph.conf the run begins with, and where it differs from what is said here. */
async function settingsOf(
  context: CommandContext,
  given: Readonly<Record<string, unknown>>,
  folder: DeluxeFolder,
): Promise<TakenSettings & { readonly flags: Readonly<Record<string, unknown>> }> {
  const plan = confValues(folder).find(({ setting }) => setting === 'plan')?.value
  const named = { ...(typeof plan === 'string' && { plan }), ...given }
  const found = settingsOfRun(folder, (await openProject(context, named)).sources)
  return { ...found, flags: { ...found.values, ...named } }
}

const invalid = (folder: string, findings: readonly string[]): RalphError =>
  new RalphError({
    code: 'IMPORT_INVALID',
    message: `${folder} cannot be imported; nothing was changed.`,
    hint: 'Fix the problems above; each starts with the file in that folder and the line.',
    findings,
  })
