import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readCassette, type Tape } from '../../adapter/cassette/read-cassette.ts'
import type { Lender } from '../../adapter/cassette/replay-remote.ts'
import { removeFolder } from '../../adapter/disk/process-directory.ts'
import { openRepository } from '../../adapter/git/store/user-repository.ts'
import { terminalProgress } from '../../adapter/log/terminal.ts'
import { secretValues } from '../../adapter/process/secret-values.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { iterationsOf } from '../../core/replay/compare-runs.ts'
import { differenceText, iterationText } from '../../core/replay/iteration-text.ts'
import { checks as readChecks } from '../../core/setting/setting.ts'
import { plural } from '../../core/text/amounts.ts'
import { commandLine } from '../../core/text/command-line.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { redactor } from '../../core/text/redact.ts'
import { resolveChecks } from '../../core/validation/checks.ts'
import type { ShowProgress } from '../../port/progress.ts'
import type { Command, CommandContext } from '../project/context.ts'
import { type Flag, flagHelp, iterationNumber, settingFlags } from '../project/flags.ts'
import { compareReplay, type Replayed, replayJob } from '../replay/replay-job.ts'
import type { Overrides } from '../replay/replay-project.ts'
import { runTapes } from '../replay/run-tapes.ts'

const flags: Readonly<Record<string, Flag>> = {
  at: { help: 'stop after this iteration, and show all of it', example: '7' },
  ...settingFlags('validate', 'setup'),
  keep: { help: 'keep its files, even if everything went as recorded', toggle: true },
  json: { help: 'print one JSON object per part of the run instead of text', toggle: true },
}

export const replayCommand: Command = {
  help: `Runs the engine on recorded agent calls: answers and changes are replayed, while prompts, checks and decisions are made
again. It needs no network and no key, costs nothing, and works in a temporary folder. It shows every difference from the
recording. If there is one, or with --at or --keep, its files stay for you to look at.

RECORDING is a folder made by \`ralph run --record DIR\`. Run the command in the recorded repository, because the recording
starts from one of its commits. RUN is a run of this repository that was not recorded: the name of its plan, its id, or a
state ref or commit. With --at N, that replay starts from the state in which iteration N started.
A replay runs the checks and set-up commands of the recording: before you replay a stranger's, read its cassette.json.

Usage: ralph replay RECORDING|RUN [options]

Examples:
  ralph run --record ../recording --validate "npm test"
  ralph replay ../recording
  ralph replay my-plan --at 7
  ralph replay origin/ralph/state/my-plan --at 7 --setup "npm ci" --validate "npm test -- --verbose"

Options:
${flagHelp(flags)}

Exit codes: 0 it went as recorded (prompts may differ), ${exits.failed.code} it differed, ${exits.usage.code} usage, ${exits.data.code} a damaged recording,
${exits.interrupted.code} interrupted.`,
  flags,
  operands: 1,
  run: async (context, { values, operands }) => {
    const name = operands[0]
    if (name === undefined) throw noRecordingNamed()
    const until = values['at'] === undefined ? undefined : iterationNumber('replay --at', String(values['at']))
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'ralph-replay-')))
    const tapes = await tapesOf(name, { folder, until, context, flags: values }).catch(async (error: unknown) => {
      await removeFolder(folder)
      throw error
    })
    const keeps = until !== undefined || values['keep'] === true
    try {
      const exitCode = await replayAll(tapes, { folder, until, context, values, keeps })
      if (!keeps && exitCode !== exits.failed.code) await removeFolder(folder)
      return exitCode
    } catch (error) {
      await removeFolder(folder)
      throw error
    }
  },
}

async function replayAll(
  tapes: readonly Tape[],
  {
    folder,
    until,
    context,
    values,
    keeps,
  }: {
    folder: string
    until: number | undefined
    context: CommandContext
    values: Readonly<Record<string, unknown>>
    keeps: boolean
  },
): Promise<number> {
  const job = { lender: await findLender(context), overrides: overridesOf(values), until, context }
  const json = values['json'] === true
  let worstCode = 0
  for (const [index, tape] of tapes.entries()) {
    const inside = join(folder, `replay-${index + 1}`)
    await mkdir(inside)
    const replayed = await replayJob(tape, {
      ...job,
      folder: inside,
      show: json ? () => undefined : progress(context),
    })
    if (context.cancelled.aborted) return exits.interrupted.code
    worstCode = Math.max(worstCode, await printReport(context, { tape, replayed, until, json, keeps }))
  }
  return worstCode
}

/** Reads the folder of a cassette, or converts a run of this repository to cassettes below `folder`. */
async function tapesOf(name: string, request: Parameters<typeof runTapes>[1]): Promise<Tape[]> {
  const path = resolve(request.context.cwd, name)
  if (!existsSync(join(path, 'cassette.json'))) return runTapes(name, request)
  const tape = await readCassette(path)
  refuseMissingIteration(tape, request.until)
  return [tape]
}

/** The replay borrows git objects from the surrounding repository, if there is one. */
async function findLender({ cwd, env }: CommandContext): Promise<Lender | undefined> {
  try {
    return await openRepository({ cwd, env })
  } catch (error) {
    if (error instanceof RalphError) return undefined
    throw error
  }
}

function overridesOf(values: Record<string, unknown>): Overrides {
  const parsedChecks = values['validate'] === undefined ? undefined : readChecks(values['validate'])
  return {
    checks: parsedChecks !== undefined && 'value' in parsedChecks ? resolveChecks(parsedChecks.value) : undefined,
    setup: values['setup'] as string[] | undefined,
  }
}

function progress({ out, color, now, columns, env }: CommandContext): ShowProgress {
  const redact = redactor(secretValues(env))
  return terminalProgress({ write: out, color, isTty: false, now, redact, columns: () => columns }).show
}

async function printReport(
  context: CommandContext,
  request: { tape: Tape; replayed: Replayed; until: number | undefined; json: boolean; keeps: boolean },
): Promise<number> {
  const { tape, replayed, until, json, keeps } = request
  const { differences, prompts } = await compareReplay(tape, replayed, until)
  const place = {
    workspace: replayed.workspace,
    repository: replayed.gitDir,
    state: `ralph/state/${tape.run.plan_name}`,
  }
  const clean = redactor(secretValues(context.env))
  if (json) {
    const { events, ended } = replayed
    context.out(`${clean(inertJson({ kind: 'replay', ...place, ended, differences, prompts, events }))}\n`)
    return differences.length === 0 ? 0 : exits.failed.code
  }
  const call = replayed.calls.find(({ iteration }) => iteration === until)
  const shown = call && iterationText({ ...call, ...replayed, checks: replayed.checks.get(call.iteration) ?? [] })
  const sections = [
    ...(shown === undefined ? [] : [shown]),
    ...(replayed.ended === null ? [] : [replayed.ended]),
    ...[differenceText(differences, prompts)].filter((text) => text !== ''),
    summary(request, differences.length),
    ...(keeps || differences.length > 0 ? [inspectHint(replayed)] : []),
  ]
  context.out(`\n${clean(sections.join('\n\n'))}\n`)
  return differences.length === 0 ? 0 : exits.failed.code
}

const inspectHint = ({ workspace, gitDir }: Replayed): string =>
  `Take a look:\n  ${commandLine('cd', workspace)}\n  ${commandLine('git', '-C', gitDir, 'log', '--oneline', '--graph', '--all')}`

function summary({ tape, replayed }: { tape: Tape; replayed: Replayed }, differences: number): string {
  if (tape.recordings.length === 0) return 'Nothing to replay: the recorded job made no agent call.'
  const done = plural(iterationsOf(replayed.events).length, 'iteration')
  if (tape.events.length === 0) return `${done} replayed (the recording does not say what happened then).`
  return differences === 0
    ? `${done} replayed, as recorded.`
    : `${done} replayed, with ${plural(differences, 'difference')} from the recording.`
}

function refuseMissingIteration({ recordings }: Tape, until: number | undefined): void {
  const numbers = recordings.flatMap(({ iteration, call }) =>
    iteration === undefined || call !== 'run' ? [] : [iteration],
  )
  if (until === undefined || numbers.length === 0 || numbers.includes(until)) return
  throw new RalphError({
    code: 'NO_ITERATION',
    message: `The recording has no call for iteration ${until}; it has calls for ${numbers.join(', ')}.`,
    hint: 'Name one of these with --at.',
  })
}

const noRecordingNamed = (): RalphError =>
  new RalphError({
    code: 'USAGE',
    message: 'replay: name what to replay.',
    hint: 'See `ralph replay --help`.',
  })
