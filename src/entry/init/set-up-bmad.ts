import { relative, resolve, sep } from 'node:path'
import { isCancel, text } from '@clack/prompts'
import { projectFilesAt } from '../../adapter/git/store/user-repository.ts'
import { settings } from '../../core/config/table/settings.ts'
import { checkSpecs, detect, setUpCommands } from '../../core/detect/detect.ts'
import { RalphError } from '../../core/error/error.ts'
import { type BmadChoices, bmadCommandText, bmadConfigText } from '../../core/scaffold/bmad-text.ts'
import { type CheckSpec, lines, type Setting } from '../../core/setting/setting.ts'
import { onDisk } from '../project/base-files.ts'
import type { CommandContext } from '../project/context.ts'
import { readPlanFolder, usualFolders } from '../project/plan-folder.ts'
import { Cancelled } from './ask.ts'
import { textAt, writePlanned } from './planned-files.ts'

type Flags = Readonly<Record<string, unknown>>

/** `ralph init --bmad`: the interview, each answer also a flag, then settings, the `/ralph` command and the instructions. */
export async function setUpBmad(context: CommandContext, flags: Flags, interactive: boolean): Promise<number> {
  const { toplevel, files } = await projectFilesAt(context.cwd, context.env)
  const detection = detect(files)
  const ask = asker(flags, interactive)
  const folder = typeof flags['plan'] === 'string' ? flags['plan'] : await folderIn(toplevel)
  const gates = lines(flags['validate'] ?? [])
  const found = checkSpecs(detection.projects)
  const scope = await ask('plan-scope', 'Which stories? (all, epic-1, sprint, or ids with commas)', 'all')
  await refuseUnknownScope(resolve(context.cwd, folder), scope, { toplevel, cwd: context.cwd })
  const choices: BmadChoices = {
    folder,
    scope,
    setup: setUpCommands(detection.projects),
    gates: 'value' in gates && gates.value.length > 0 ? gates.value : await askGates(found, interactive),
    limit: Number(await ask('run-iterations', 'How many iterations may the whole run take?', '50')),
    stuckAfter: Number(await ask('stuck-after', 'After how many equal failures is a story stuck?', '3')),
    branchPrefix:
      (await ask('branch-prefix', 'What shall the branch begin with? (empty: ralph/work/)', '')) || undefined,
  }
  const instructions =
    typeof flags['instructions'] === 'string'
      ? flags['instructions']
      : interactive
        ? await answer('Instructions for every story? (empty: none)', '')
        : ''
  const wanted: (readonly [string, string])[] = [
    ['.github/ralph.yml', bmadConfigText(choices)],
    ['.claude/commands/ralph.md', bmadCommandText(choices)],
  ]
  const principles = '.ralph/principles.md'
  const before = (await textAt(toplevel, principles)) ?? ''
  if (instructions.trim() !== '' && !before.includes(instructions.trim()))
    wanted.push([principles, `${before === '' ? '' : `${before.trimEnd()}\n\n`}${instructions.trim()}\n`])
  const planned = await Promise.all(
    wanted.map(async ([path, after]) => ({ path, before: await textAt(toplevel, path), after })),
  )
  await writePlanned(toplevel, planned, context, { force: flags['force'] === true, interactive })
  context.out(`\nNext: ralph plan lint ${folder}, commit these files, then ralph run (or /ralph in Claude Code).\n`)
  return 0
}

async function folderIn(toplevel: string): Promise<string> {
  const folders = (await usualFolders(toplevel, onDisk)).map((path) => relative(toplevel, path).split(sep).join('/'))
  const [only] = folders
  if (folders.length === 1 && only !== undefined) return only.replace(/\/[^/]*\.ya?ml$/, '')
  throw new RalphError({
    code: 'PLAN_FOLDER',
    message:
      folders.length === 0
        ? 'No BMAD folder was found in docs/ or _bmad-output/.'
        : `Several folders could be meant: ${folders.join(', ')}.`,
    hint: 'Name it: ralph init --bmad --plan FOLDER',
  })
}

/** A word that names no story of the folder would be found out by the first run. */
async function refuseUnknownScope(path: string, scope: string, at: { toplevel: string; cwd: string }): Promise<void> {
  const found = await readPlanFolder(path, { ...at, files: onDisk, scope })
  const fault = found?.read.findings.find(({ code }) => code === 'PLAN_SCOPE')
  if (fault)
    throw new RalphError({
      code: 'USAGE',
      message: `init: --plan-scope ${scope}: ${fault.message}`,
      hint: fault.remedy,
    })
}

type Asked = 'plan-scope' | 'run-iterations' | 'stuck-after' | 'branch-prefix'

/** What a flag says counts; what is left open is asked for on a terminal, and takes its default elsewhere. */
const asker = (flags: Flags, interactive: boolean) => async (name: Asked, message: string, fallback: string) => {
  const { read } = settings[name] as Setting<unknown>
  const wrong = (raw: string): string | undefined => {
    const result = raw === '' ? { value: raw } : read(raw)
    return 'value' in result ? undefined : `expected ${result.expected}`
  }
  const given = flags[name]
  const said = given === undefined ? (interactive ? await answer(message, fallback, wrong) : fallback) : String(given)
  const fault = wrong(said)
  if (fault === undefined) return said
  throw new RalphError({
    code: 'USAGE',
    message: `init: --${name}: ${fault}, got '${said}'`,
    hint: 'See `ralph init --help`.',
  })
}

async function askGates(found: readonly CheckSpec[], interactive: boolean): Promise<readonly CheckSpec[]> {
  if (!interactive) return found
  const shown = found.map((check) => (typeof check === 'string' ? check : String(check['run'])))
  const said = await answer(`Which gates must every story pass? (commands with ; between them)`, shown.join('; '))
  return said === shown.join('; ') ? found : said.split(';').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
}

async function answer(message: string, fallback: string, wrong?: (raw: string) => string | undefined): Promise<string> {
  const validate = (raw: string | undefined): string | undefined => wrong?.(raw ?? '')
  const said = await text({ message, placeholder: fallback, defaultValue: fallback, validate })
  if (isCancel(said)) throw new Cancelled()
  return said
}
