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
import { findUsualFolders, readPlanFolder } from '../project/plan-folder.ts'
import { askOrCancel, budget, flagLines, usageError } from './ask.ts'
import { textAt, writePlanned } from './planned-files.ts'

type Flags = Readonly<Record<string, unknown>>

/** `ralph init --bmad`: the interview, each answer also a flag, then settings, the `/ralph` command and the instructions. */
export async function setUpBmad(context: CommandContext, flags: Flags, interactive: boolean): Promise<number> {
  const { toplevel, files } = await projectFilesAt(context.cwd, context.env)
  const detection = detect(files)
  const ask = interviewer(flags, interactive)
  const path = typeof flags['plan'] === 'string' ? resolve(context.cwd, flags['plan']) : await findBmadFolder(toplevel)
  const folder = relative(toplevel, path).split(sep).join('/') || '.'
  const faultOf = scopeChecker(path, { folder, toplevel, cwd: context.cwd })
  await faultOf('all')
  const scope = await askStories(ask, {
    faultOf,
    say: interactive && flags['plan-scope'] === undefined ? context.out : undefined,
  })
  const choices = { folder, scope, ...(await askChoices(ask, { detection, flags, interactive })) }
  const instructions = await askInstructions(flags['instructions'], interactive)
  const contents: (readonly [string, string])[] = [
    ['.github/ralph.yml', bmadConfigText(choices)],
    ['.claude/commands/ralph.md', bmadCommandText(choices)],
  ]
  const principles = '.ralph/principles.md'
  const oldPrinciples = (await textAt(toplevel, principles)) ?? ''
  if (instructions.trim() !== '' && !oldPrinciples.includes(instructions.trim()))
    contents.push([
      principles,
      `${oldPrinciples === '' ? '' : `${oldPrinciples.trimEnd()}\n\n`}${instructions.trim()}\n`,
    ])
  const planned = await Promise.all(
    contents.map(async ([path, after]) => ({ path, before: await textAt(toplevel, path), after })),
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

/** Asks everything except the stories. */
async function askChoices(
  ask: ReturnType<typeof interviewer>,
  { detection, flags, interactive }: { detection: Detection; flags: Flags; interactive: boolean },
): Promise<Omit<BmadChoices, 'folder' | 'scope'>> {
  const gates = flagLines(flags['validate']) ?? []
  return {
    setup: flagLines(flags['setup']) ?? setUpCommands(detection.projects),
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

async function askInstructions(flag: unknown, interactive: boolean): Promise<string> {
  if (typeof flag === 'string') return flag
  return interactive ? askLine('Instructions for every story? (leave empty for none)', '') : ''
}

async function findBmadFolder(toplevel: string): Promise<string> {
  const folders = await findUsualFolders(toplevel, filesOnDisk())
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

/** Throws RalphError PLAN_FOLDER if the folder has no stories. */
function scopeChecker(path: string, { folder, ...place }: { folder: string; toplevel: string; cwd: string }) {
  return async (scope: string): Promise<Finding | undefined> => {
    const plan = insidePath(folder) && (await readPlanFolder(path, { ...place, files: filesOnDisk(), scope }))
    if (!plan) throw noFolder(`${folder} is not a folder of this repository.`)
    const missing = plan.read.findings.find(({ code }) => code === 'PLAN_FOLDER')
    if (missing) throw noFolder(missing.message)
    return plan.read.findings.find(({ code }) => code === 'PLAN_SCOPE')
  }
}

/** On a terminal, asks until the scope matches stories. */
async function askStories(
  ask: ReturnType<typeof interviewer>,
  { faultOf, say }: { faultOf: ReturnType<typeof scopeChecker>; say: ((text: string) => void) | undefined },
): Promise<string> {
  for (;;) {
    const scope = await ask('plan-scope', 'Which stories? (all, epic-1, sprint, or ids separated by commas)', 'all')
    const fault = await faultOf(scope)
    if (!fault) return scope
    if (!say) throw usageError(`--plan-scope ${scope}: ${fault.message}`, fault.remedy)
    say(`${fault.message} ${fault.remedy}\n`)
  }
}

type InterviewSetting = 'plan-scope' | 'run-iterations' | 'stuck-after' | 'branch-prefix'

/** A flag decides. Otherwise asks on a terminal, and takes the default elsewhere. */
const interviewer =
  (flags: Flags, interactive: boolean) => async (name: InterviewSetting, message: string, fallback: string) => {
    const { read } = settings[name] as Setting<unknown>
    const faultIn = (raw: string): string | undefined => {
      const result = raw === '' ? { value: raw } : read(raw)
      return 'value' in result ? undefined : `expected ${result.expected}`
    }
    const flagValue = flags[name]
    const value =
      flagValue === undefined ? (interactive ? await askLine(message, fallback, faultIn) : fallback) : String(flagValue)
    const fault = faultIn(value)
    if (fault === undefined) return value
    throw usageError(`--${name}: ${fault}, got '${value}'`)
  }

async function askGates(detected: readonly CheckSpec[], interactive: boolean): Promise<readonly CheckSpec[]> {
  if (!interactive) return detected
  const shown = detected.map((check) => (typeof check === 'string' ? check : String(check['run'])))
  const none = detected.length === 0 ? 'No quality gates were found. ' : ''
  const reply = await askLine(`${none}Which gates must every story pass? (commands separated by ;)`, shown.join('; '))
  return reply === shown.join('; ')
    ? detected
    : reply.split(';').flatMap((command) => (command.trim() === '' ? [] : [command.trim()]))
}

function askLine(message: string, fallback: string, faultIn?: (raw: string) => string | undefined): Promise<string> {
  const validate = (raw: string | undefined): string | undefined => faultIn?.(raw ?? '')
  return askOrCancel((prompt) => text({ ...prompt, message, placeholder: fallback, defaultValue: fallback, validate }))
}
