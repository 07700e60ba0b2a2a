import { relative, resolve, sep } from 'node:path'
import { text } from '@clack/prompts'
import { projectFilesAt } from '../../adapter/git/store/user-repository.ts'
import { settings } from '../../core/config/table/settings.ts'
import { checkSpecs, type Detection, detect, setUpCommands } from '../../core/detect/detect.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { type BmadChoices, bmadCommandText, bmadConfigText } from '../../core/scaffold/bmad-text.ts'
import type { CheckSpec, Setting } from '../../core/setting/setting.ts'
import { commandLine } from '../../core/text/command-line.ts'
import { insidePath } from '../../core/text/paths.ts'
import type { Finding } from '../../schema/plan/finding.ts'
import { filesOnDisk } from '../project/base-files.ts'
import type { CommandContext } from '../project/context.ts'
import { readPlanFolder, usualFolders } from '../project/plan-folder.ts'
import { answered, budget, given, wrong } from './ask.ts'
import { textAt, writePlanned } from './planned-files.ts'

type Flags = Readonly<Record<string, unknown>>

/** `ralph init --bmad`: the interview, each answer also a flag, then settings, the `/ralph` command and the instructions. */
export async function setUpBmad(context: CommandContext, flags: Flags, interactive: boolean): Promise<number> {
  const { toplevel, files } = await projectFilesAt(context.cwd, context.env)
  const detection = detect(files)
  const ask = asker(flags, interactive)
  const path = typeof flags['plan'] === 'string' ? resolve(context.cwd, flags['plan']) : await folderIn(toplevel)
  const folder = relative(toplevel, path).split(sep).join('/') || '.'
  const faultOf = scopeFaults(path, { folder, toplevel, cwd: context.cwd })
  await faultOf('all')
  const scope = await scopeAsked(ask, {
    faultOf,
    say: interactive && flags['plan-scope'] === undefined ? context.out : undefined,
  })
  const choices = { folder, scope, ...(await asked(ask, { detection, flags, interactive })) }
  const instructions = await instructionsAsked(flags['instructions'], interactive)
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
  await writePlanned(toplevel, planned, context, {
    force: flags['force'] === true,
    interactive,
    dryRun: flags['dry-run'] === true,
  })
  const unchecked = choices.gates.length === 0 && !choices.noChecks
  const lint = commandLine('ralph', 'plan', 'lint', folder)
  const next = `\nNext: run \`${lint}\`, commit these files, then \`ralph run\` (or /ralph in Claude Code).\n`
  context.out(`${unchecked ? noGates : ''}${next}`)
  return unchecked ? exits.person.code : 0
}

/** All but the stories. */
async function asked(
  ask: ReturnType<typeof asker>,
  { detection, flags, interactive }: { detection: Detection; flags: Flags; interactive: boolean },
): Promise<Omit<BmadChoices, 'folder' | 'scope'>> {
  const gates = given(flags['validate']) ?? []
  return {
    setup: given(flags['setup']) ?? setUpCommands(detection.projects),
    gates: gates.length > 0 ? gates : await askGates(checkSpecs(detection.projects), interactive),
    noChecks: flags['no-checks'] === true,
    costBudget: budget(flags['cost-budget']),
    limit: Number(await ask('run-iterations', 'How many iterations may the whole run take?', '50')),
    stuckAfter: Number(await ask('stuck-after', 'After how many identical failures is a story stuck?', '3')),
    branchPrefix:
      (await ask('branch-prefix', 'What should the branch name start with? (leave empty for ralph/work/)', '')) ||
      undefined,
  }
}

const noGates = `
! No quality gate was found, and no run starts without one. Write it to .github/ralph.yml, such as
  \`validate: ["npm test"]\`, or \`no-checks: true\` to run without any check.
`

async function instructionsAsked(flag: unknown, interactive: boolean): Promise<string> {
  if (typeof flag === 'string') return flag
  return interactive ? answer('Instructions for every story? (leave empty for none)', '') : ''
}

async function folderIn(toplevel: string): Promise<string> {
  const folders = await usualFolders(toplevel, filesOnDisk())
  const [only] = folders
  if (folders.length === 1 && only !== undefined) return only.replace(/[\\/][^\\/]*\.ya?ml$/, '')
  const shown = folders.map((path) => relative(toplevel, path))
  throw noFolder(
    shown.length === 0
      ? 'No BMAD folder was found in docs/ or _bmad-output/.'
      : `Several folders are possible: ${shown.join(', ')}.`,
  )
}

const noFolder = (message: string): RalphError =>
  new RalphError({ code: 'PLAN_FOLDER', message, hint: 'Name it: ralph init --bmad --plan FOLDER' })

/** What the first run would find wrong with a scope; throws RalphError PLAN_FOLDER where no stories are at the path. */
function scopeFaults(path: string, { folder, ...at }: { folder: string; toplevel: string; cwd: string }) {
  return async (scope: string): Promise<Finding | undefined> => {
    const found = insidePath(folder) && (await readPlanFolder(path, { ...at, files: filesOnDisk(), scope }))
    if (!found) throw noFolder(`${folder} is not a folder of this repository.`)
    const none = found.read.findings.find(({ code }) => code === 'PLAN_FOLDER')
    if (none) throw noFolder(none.message)
    return found.read.findings.find(({ code }) => code === 'PLAN_SCOPE')
  }
}

/** Asked again, where somebody is asked, until there are such stories. */
async function scopeAsked(
  ask: ReturnType<typeof asker>,
  { faultOf, say }: { faultOf: ReturnType<typeof scopeFaults>; say: ((text: string) => void) | undefined },
): Promise<string> {
  for (;;) {
    const scope = await ask('plan-scope', 'Which stories? (all, epic-1, sprint, or ids separated by commas)', 'all')
    const fault = await faultOf(scope)
    if (!fault) return scope
    if (!say) throw wrong(`--plan-scope ${scope}: ${fault.message}`, fault.remedy)
    say(`${fault.message} ${fault.remedy}\n`)
  }
}

type Asked = 'plan-scope' | 'run-iterations' | 'stuck-after' | 'branch-prefix'

/** What a flag says counts; what is left open is asked for on a terminal, and takes its default elsewhere. */
const asker = (flags: Flags, interactive: boolean) => async (name: Asked, message: string, fallback: string) => {
  const { read } = settings[name] as Setting<unknown>
  const faultIn = (raw: string): string | undefined => {
    const result = raw === '' ? { value: raw } : read(raw)
    return 'value' in result ? undefined : `expected ${result.expected}`
  }
  const given = flags[name]
  const said = given === undefined ? (interactive ? await answer(message, fallback, faultIn) : fallback) : String(given)
  const fault = faultIn(said)
  if (fault === undefined) return said
  throw wrong(`--${name}: ${fault}, got '${said}'`)
}

async function askGates(found: readonly CheckSpec[], interactive: boolean): Promise<readonly CheckSpec[]> {
  if (!interactive) return found
  const shown = found.map((check) => (typeof check === 'string' ? check : String(check['run'])))
  const none = found.length === 0 ? 'No quality gates were found. ' : ''
  const said = await answer(`${none}Which gates must every story pass? (commands separated by ;)`, shown.join('; '))
  return said === shown.join('; ') ? found : said.split(';').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
}

function answer(message: string, fallback: string, wrong?: (raw: string) => string | undefined): Promise<string> {
  const validate = (raw: string | undefined): string | undefined => wrong?.(raw ?? '')
  return answered((asked) => text({ ...asked, message, placeholder: fallback, defaultValue: fallback, validate }))
}
