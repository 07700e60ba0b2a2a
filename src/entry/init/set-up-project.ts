import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { readNamedFile } from '../../adapter/disk/named-file.ts'
import { projectFilesAt } from '../../adapter/git/store/user-repository.ts'
import { terminalProgress } from '../../adapter/log/terminal.ts'
import { secretValues } from '../../adapter/process/secret-values.ts'
import { checkUntouched } from '../../app/phase/prepare/baseline.ts'
import { redByConfinement } from '../../core/confinement/policy.ts'
import { type Detection, detect } from '../../core/detect/detect.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { doctorText } from '../../core/report/terminal/doctor.ts'
import { detectedLines } from '../../core/report/terminal/init-text.ts'
import { afterInit, publicNotice } from '../../core/report/words/after-init.ts'
import { flagWords } from '../../core/text/command-line.ts'
import { redactor } from '../../core/text/redact.ts'
import { visible } from '../../core/text/visible.ts'
import { outputExcerpt } from '../../core/validation/output-excerpt.ts'
import { examine } from '../doctor/examine.ts'
import { installedPath } from '../installed-program.ts'
import { type CommandContext, textStyleOf } from '../project/context.ts'
import { errorText } from '../project/error-text.ts'
import { refuseIdleAgent } from '../project/idle-flags.ts'
import { openValidProject } from '../project/project.ts'
import { openSettings } from '../project/setting-sources.ts'
import { jobSettings } from '../wire/job-settings.ts'
import { withTemporaryState } from '../wire/state-access.ts'
import { localSurroundings } from '../wire/surroundings.ts'
import { wire } from '../wire/wire.ts'
import { whereActionIs } from './action-places.ts'
import { chooseSetUp, type InitChoices, planPath } from './ask.ts'
import { plannedFiles, writePlanned } from './planned-files.ts'
import { type AcceptedSetUp, proposeSetUp } from './propose-set-up.ts'

type Flags = Readonly<Record<string, unknown>>

/** `ralph init`: detects, asks, writes, diagnoses, tries the checks, prints the next steps. */
export async function setUpProject(context: CommandContext, flags: Flags, interactive: boolean): Promise<number> {
  const { toplevel, files } = await projectFilesAt(context.cwd, context.env)
  if (flags['agent-command'] !== undefined)
    refuseIdleAgent(flags, (await openSettings({ ...context, cwd: toplevel }, flags)).before.settings)
  const detection = detect(files)
  say(context, detectedLines(detection))
  const proposed =
    flags['ai'] === true
      ? await proposeSetUp(
          { ...context, cwd: toplevel },
          { detection, flags, interactive, planFile: planPath(flags['plan']) },
        )
      : undefined
  if (typeof proposed === 'number') return proposed
  if (!interactive)
    say(context, ['', 'These settings were detected. Change them with flags, or run this on a terminal to be asked.'])
  const places = await whereActionIs(installedPath('.'), toplevel, context.env)
  const seed = flags['setup'] === undefined ? await setUpOfSeed(toplevel, files.paths) : undefined
  if (seed) say(context, [`\`setup\` is taken from ${seed.from}.`])
  const choices = await chooseSetUp(
    detection,
    { ...(seed && { setup: seed.setup }), ...flags },
    interactive,
    places,
    files.paths,
    proposed,
  )
  if (places.enterprise && choices.workflow) say(context, ['', onServer])
  const samplePlan = await writeChoices(context, { toplevel, choices, detection, flags, interactive, proposed })
  await proposed?.forgetAnswer()
  const also = proposed?.instructions ? [proposed.instructions.path] : []
  return finishSetUp({ ...context, cwd: toplevel }, { choices, also, madeIn: undefined, samplePlan, flags })
}

/** Set-up for a user of the earlier queue program, from what it ran in a new worktree: its hook, else its commands. */
async function setUpOfSeed(
  toplevel: string,
  paths: readonly string[],
): Promise<{ from: string; setup: readonly string[] } | undefined> {
  const hook = '.ralph/hooks/worktree-init'
  if (paths.includes(hook)) {
    const [first = ''] = (await readNamedFile(join(toplevel, hook)).then(String, () => '')).split('\n')
    return { from: hook, setup: [`${/^#!.*\bbash\b/.test(first) ? 'bash' : 'sh'} ${hook}`] }
  }
  const file = '.ralph/config.yaml'
  if (!paths.includes(file)) return undefined
  // A run reports invalid YAML by the name of the file.
  const config: unknown = await readNamedFile(join(toplevel, file))
    .then((bytes) => parse(String(bytes)))
    .catch(() => undefined)
  const commands = z.object({ worktree: z.object({ init_commands: lineOrLines }) }).safeParse(config)
  if (!commands.success) return undefined
  return { from: `worktree.init_commands of ${file}`, setup: [commands.data.worktree.init_commands].flat() }
}

const lineOrLines = z.union([z.string(), z.array(z.string())])

const onServer =
  'On GitHub Enterprise Server, a run is one job with all permissions: jobs cannot pass artifacts to each other there, and our workflow cannot be called.'

/** Returns true if the plan is the example. */
async function writeChoices(
  context: CommandContext,
  request: {
    toplevel: string
    choices: InitChoices
    detection: Detection
    flags: Flags
    interactive: boolean
    proposed: AcceptedSetUp | undefined
  },
): Promise<boolean> {
  const { toplevel, choices, detection, flags, interactive, proposed } = request
  const { planName, planned } = await plannedFiles(toplevel, choices, detection, proposed)
  await writePlanned(toplevel, planned, context, {
    force: flags['force'] === true,
    interactive,
    dryRun: flags['dry-run'] === true,
  })
  say(context, ['', publicNotice(choices.queue === undefined ? planName : '<plan>')])
  return (
    proposed?.planText === undefined &&
    planned.some(({ path, before }) => path === choices.planFile && before === undefined)
  )
}

/** Returns 1 for a red baseline, 3 if a person has to name a check first. */
export async function finishSetUp(
  context: CommandContext,
  outcome: {
    choices: InitChoices
    also: readonly string[]
    madeIn: string | undefined
    samplePlan: boolean
    flags: Flags
  },
): Promise<number> {
  const { choices, also, madeIn, samplePlan, flags } = outcome
  const agent = ['agent', 'agent-command'].flatMap((name) =>
    flags[name] === undefined ? [] : [[name, String(flags[name])] as const],
  )
  const flagValues = { plan: choices.planFile, ...Object.fromEntries(agent) }
  const diagnoses = await examine(context, flagValues)
  say(context, ['', redactor(secretValues(context.env))(doctorText(diagnoses, textStyleOf(context)).join('\n'))])
  const unchecked = diagnoses.some(({ probe, level }) => probe === 'checks' && level === 'fail')
  const baseline = unchecked || flags['no-baseline'] === true ? undefined : await baselineOf(context, flagValues)
  const next = {
    planFile: choices.planFile,
    also,
    queue: choices.queue !== undefined,
    workflow: choices.workflow !== undefined,
    unnamed: choices.workflow === undefined && flags['no-workflow'] !== true,
    madeIn,
    samplePlan,
    baseline,
    agent: agent.flatMap((flag) => flagWords(...flag)),
    unchecked,
  }
  say(context, ['', ...afterInit(next)])
  if (unchecked) return exits.person.code
  return baseline === 'cancelled'
    ? exits.interrupted.code
    : baseline === 'red' || baseline === 'unready'
      ? exits.failed.code
      : 0
}

/** Undefined if it cannot be run, as in a repository without a commit. */
async function baselineOf(context: CommandContext, flags: Flags): Promise<Baseline | undefined> {
  try {
    return await tryBaseline(context, flags)
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    say(context, ['', `The baseline was not run. ${errorText(error).trimEnd()}`])
    return undefined
  }
}

const say = (context: CommandContext, lines: readonly string[]): void => context.out(`${lines.join('\n')}\n`)

type Baseline = 'green' | 'red' | 'unready' | 'cancelled'

/** Runs the checks on the untouched commit, in a temporary confined copy. */
async function tryBaseline(context: CommandContext, flags: Readonly<Record<string, unknown>>): Promise<Baseline> {
  const { out, color, isTty, now, columns, cancelled } = context
  const opened = await openValidProject(context, flags)
  const { head } = opened.repository
  const redact = redactor(opened.secrets)
  const { show } = terminalProgress({ write: out, color, isTty, now, redact, columns: () => columns })
  out(`\nBaseline: set-up and checks in a copy of ${head.slice(0, 7)}\n`)
  try {
    return await withTemporaryState(opened, context, async (access, home) => {
      const project = { ...opened, home }
      await access.remote.fetchCommit(head)
      const places = await localSurroundings(project, context, access)
      const ports = await wire(project, context, { ...places, show, scratch: join(home, 'process') })
      const { red } = await checkUntouched(ports, jobSettings(project), { commit: head, signal: cancelled })
      for (const result of red) out(quoted(redact(`${result.name}\n${outputExcerpt(result, 2000)}`)))
      for (const { name, needs, missing } of red) {
        if (needs) out(`${visible(redByConfinement({ name, needs, missing }))}\n`)
      }
      return red.length === 0 ? 'green' : 'red'
    })
  } catch (error) {
    if (cancelled.aborted) return 'cancelled'
    if (!(error instanceof RalphError) || error.code !== 'SETUP_FAILED') throw error
    out(quoted(redact(error.message)))
    return 'unready'
  }
}

/** Foreign text with a bar before each line, so that no line commands a terminal or a runner. */
const quoted = (text: string): string =>
  `${visible(text)
    .replaceAll('##[', '## [')
    .split('\n')
    .map((line) => `    | ${line}`)
    .join('\n')}\n`
