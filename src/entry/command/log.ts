import { diffStat } from '../../adapter/git/work/patches.ts'
import { readLog } from '../../app/job/prove.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { nextStepLines } from '../../core/report/document/next-steps.ts'
import { iterationView } from '../../core/report/facts/iteration-view.ts'
import { eventKinds, type LogFilter, logFilter, momentOf, unknownKind } from '../../core/report/facts/log-filter.ts'
import { checkLines, iterationText } from '../../core/report/terminal/iteration-text.ts'
import { isBookkeeping, logPrinter } from '../../core/report/terminal/log-view.ts'
import { runSentence } from '../../core/report/words/run-sentence.ts'
import { withoutLostJob } from '../../core/run/fold/lost-job.ts'
import { heldIterations } from '../../core/run/fold/open-attempts.ts'
import { damagedRecord, storedJson } from '../../core/run/stored/stored-json.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { redactor } from '../../core/text/redact.ts'
import { ralphCommand, shortOid } from '../../core/text/report-context.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import { Baseline } from '../../schema/check/check.ts'
import type { RunEvent } from '../../schema/run/event.ts'
import { lookAtPast } from '../open/look-at-run.ts'
import { type Command, type CommandContext, textStyleOf } from '../project/context.ts'
import { type Flag, flagHelp, runFlags } from '../project/flags.ts'
import { noIteration, parseIterationFlag } from '../project/iteration-flag.ts'
import type { ProjectOfRun } from '../project/project.ts'
import { refuseUnknownTask } from '../project/task-flag.ts'
import { followRun } from '../run/follow-run.ts'
import { isLost } from '../wire/kept-runs.ts'
import { readRecords, warnOf } from '../wire/read-run.ts'
import type { StateAccess } from '../wire/state-access.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...runFlags,
  follow: { help: 'keep printing until the run is complete or needs a person', toggle: true },
  iteration: {
    help: 'show everything about one iteration: prompt, changes, checks, handoff, cost; 0 is the baseline',
    example: '7',
    notWith: ['follow', 'task', 'kind', 'since'],
  },
  task: { help: 'only this task', example: 'TASK-7' },
  kind: {
    help: 'only events with this name, or with this word in their name; can be repeated',
    example: 'failed',
    repeatable: true,
  },
  since: { help: 'only events since then: 2h, or a date', example: '2h' },
  json: { help: 'print one JSON object per line; with --iteration, one object', toggle: true },
}

export const logCommand: Command = {
  help: `Prints the events of a run, oldest first, or everything about one iteration. Changes nothing.

Usage: ralph log [options]

Examples:
  ralph log --plan plan.json
  ralph log --follow
  ralph log --task TASK-7 --kind failed --since 2h
  ralph log --iteration 7
  ralph log --json

Options:
${flagHelp(flags)}

Names of events: ${eventKinds.join(', ')}.

Ctrl-C ends --follow with ${exits.interrupted.code}; the run continues.`,
  flags,
  run: async (context, { values }) => {
    const iteration = parseIterationFlag('log', values['iteration'])
    const wish = { ...wishOf(values, context.now()), iteration }
    const json = values['json'] === true
    return lookAtPast(context, values, ({ project, access, run }) => {
      const request = { project, access, run, context, json }
      return iteration === undefined
        ? printLog({ ...request, follow: values['follow'] === true }, wish)
        : showIteration(request, iteration)
    })
  },
}

interface LogRequest {
  readonly project: ProjectOfRun
  readonly access: StateAccess
  readonly run: LoadedRun
  readonly context: CommandContext
  readonly json: boolean
}

async function printLog(
  { project, access, run, context, json, follow }: LogRequest & { follow: boolean },
  wish: LogFilter,
): Promise<number> {
  const look = textStyleOf(context)
  const clean = redactor(project.secrets)
  const matches = logFilter(wish)
  const print = json ? (event: RunEvent): string[] => [inertJson(event)] : logPrinter(look)
  const showsBookkeeping = json || wish.kinds.length > 0
  const show = (events: readonly RunEvent[]): void => {
    const shown = events.filter((event) => matches(event) && (showsBookkeeping || !isBookkeeping(event)))
    for (const line of shown.flatMap(print)) context.out(`${clean(line)}\n`)
  }
  const faults: RalphError[] = []
  const events = await readLog(access.state, run, 0, (fault) => void faults.push(fault))
  if (!events.some(matches)) refuseUnknownTask('log', { ...project, plan: run.plan }, wish.task)
  show(events)
  const [fault] = faults
  if (fault) throw fault
  if (!follow) {
    // Somebody who filters may count the lines, so no next steps follow.
    const whole = wish.kinds.length === 0 && wish.task === undefined && wish.since === undefined
    if (!json && whole) context.out(`\n${clean((await linesOfNextSteps(project, context, run)).join('\n'))}\n`)
    return 0
  }
  const reachedEnd = await followRun({ project, context, access }, run, async (moved, before) =>
    show(await readLog(access.state, moved, before.seq)),
  )
  return reachedEnd ? 0 : exits.interrupted.code
}

async function linesOfNextSteps(
  project: ProjectOfRun,
  context: CommandContext,
  { plan, state }: LoadedRun,
): Promise<string[]> {
  const { planFile, isDefaultPlan, reachedBy } = project
  const now = context.now()
  const run = { plan, state: (await isLost(state, now)) ? withoutLostJob(state) : state }
  const { next } = runSentence(run, { planFile, isDefaultPlan, reachedBy, workBranch: state.work_branch, now })
  return nextStepLines(next, textStyleOf(context))
}

async function showIteration({ project, access, run, context, json }: LogRequest, iteration: number): Promise<number> {
  const events = (await readLog(access.state, run, 0, warnOf(context))).filter(logFilter({ iteration, kinds: [] }))
  if (iteration === 0) return showBaseline({ project, context, json }, access)
  if (events.length === 0) throw noIteration(project, iteration, run.state.iteration)
  const record = (await readRecords(access.state, [iteration], { onFault: warnOf(context) })).get(iteration)
  if (!record) throw noIteration(project, iteration, run.state.iteration)
  const view = iterationView(iteration, { events, record, awaiting: heldIterations(run.state) })
  const { checkpoint, commit } = view
  const diff = checkpoint && commit ? await diffStat(access, checkpoint, commit) : null
  const text = json
    ? inertJson({ ...view, diff }, 2)
    : iterationText(view, diff, {
        ...textStyleOf(context),
        checkout: ralphCommand(project, 'checkout', String(iteration)),
      }).join('\n')
  context.out(`${redactor(project.secrets)(text)}\n`)
  return 0
}

/** The checks on the untouched commit, with the output of the red ones. */
async function showBaseline(
  { project, context, json }: Pick<LogRequest, 'project' | 'context' | 'json'>,
  { state }: Pick<StateAccess, 'state'>,
): Promise<number> {
  const [stored] = await state.readMany(['baseline.json'])
  const baseline = Baseline.safeParse(stored === undefined ? undefined : storedJson(stored)).data
  if (!baseline && stored !== undefined) throw damagedRecord('baseline.json')
  if (!baseline) {
    throw new RalphError({
      code: 'NO_ITERATION',
      message: 'The checks have not been run on the untouched commit yet.',
      hint: `\`${ralphCommand(project, 'run')}\` runs them before the first agent.`,
    })
  }
  const title = `Baseline: the checks on the untouched ${shortOid(baseline.commit)}`
  const text = json
    ? inertJson(baseline, 2)
    : [title, '', ...checkLines(baseline.checks, textStyleOf(context))].join('\n')
  context.out(`${redactor(project.secrets)(text)}\n`)
  return 0
}

function wishOf(values: Readonly<Record<string, unknown>>, now: number): LogFilter {
  const kinds = Array.isArray(values['kind']) ? values['kind'].map(String) : []
  const unknown = unknownKind(kinds)
  if (unknown) {
    const suggestion = unknown.suggestion === undefined ? '' : ` Did you mean "${unknown.suggestion}"?`
    throw usage(`no event name is or contains "${unknown.kind}".${suggestion}`)
  }
  const task = typeof values['task'] === 'string' ? values['task'] : undefined
  if (values['since'] === undefined) return { kinds, task }
  const since = momentOf(String(values['since']), now)
  if (since === undefined) throw usage(`--since "${values['since']}" is not a time; write 2h, 30m or 2026-11-21.`)
  return { kinds, task, since }
}

const usage = (message: string): RalphError =>
  new RalphError({ code: 'USAGE', message: `log: ${message}`, hint: 'See `ralph log --help`.' })
