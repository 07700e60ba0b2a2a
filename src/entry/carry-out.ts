import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkBranches, inTheWay } from '../adapter/git/branch-preflight.ts'
import { inboxPrefix } from '../adapter/git/inbox.ts'
import { originState, stateElsewhere } from '../adapter/git/origin-state.ts'
import { emptySubmodules } from '../adapter/git/submodules.ts'
import { processDirectory } from '../adapter/local/process-directory.ts'
import { jsonLinesProgress } from '../adapter/log/json-lines.ts'
import { terminalProgress } from '../adapter/log/terminal.ts'
import { type JobResult, runJob } from '../app/job.ts'
import type { Ports } from '../app/ports.ts'
import { exitCode } from '../core/report/exit-code.ts'
import { finalReport } from '../core/report/final.ts'
import { statusReport } from '../core/report/status.ts'
import { inertJson } from '../core/text/inert-json.ts'
import { redactor } from '../core/text/redact.ts'
import type { Agent } from '../port/agent.ts'
import type { ShowProgress } from '../port/progress.ts'
import type { CommandContext } from './context.ts'
import { findingLine } from './finding-line.ts'
import { jobSettings } from './job-settings.ts'
import type { Project } from './project.ts'
import { openRecording } from './record.ts'
import { openState, type StateAccess, wire } from './wire.ts'

/** Runs one job of the project and reports it; returns the exit code. */
export async function carryOut(
  project: Project,
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
): Promise<number> {
  const job = jobSettings(project, flags['fresh'] === true)
  const scratch = await processDirectory(project.home, 'process')
  const access = await openState(project, context, { home: project.home })
  const sink = progressSink(project, context, flags['json'] === true)
  try {
    await preflight(project, context, access)
    greet(project, sink.show)
    await warnOfSubmodules(project, access, sink.show)
    const record = await recorder({ project, job, access, context }, flags['record'])
    const wired = await wire(project, context, { access, show: sink.show, scratch: scratch.path })
    const { ports, settled } = record(sayingUncommitted(project, wired))
    const result = await runJob(ports, job, context.cancelled).finally(() => toldWhereIncomplete(settled, sink.show))
    sink.clear()
    report(project, context, { ...result, json: flags['json'] === true })
    return exitCode(result.reason)
  } finally {
    sink.clear()
    clearInterval(sink.ticker)
    await Promise.all([access.store.close(), scratch.remove()])
  }
}

type Recording = ReturnType<Awaited<ReturnType<typeof openRecording>>>

/** Puts a recorder around the ports where a directory is given (`--record`). */
async function recorder(
  at: Parameters<typeof openRecording>[0],
  directory: unknown,
): Promise<(ports: Ports) => Recording> {
  if (typeof directory === 'string') return openRecording(at, directory)
  return (ports) => ({ ports, settled: () => Promise.resolve() })
}

/** What the run came to counts, whatever becomes of its recording. */
const toldWhereIncomplete = (settled: () => Promise<void>, show: ShowProgress): Promise<void> =>
  settled().catch((error: unknown) => {
    show({ kind: 'warning', text: `the recording is not complete: ${error instanceof Error ? error.message : error}` })
  })

async function preflight(project: Project, context: CommandContext, { remote }: StateAccess): Promise<void> {
  const { repository, remoteIsOwn, stateRef, workRef } = project
  const orders = `${inboxPrefix(project.planName)}*`
  const { refs } = await remote.lookAhead([...inTheWay([stateRef, workRef]), stateRef, workRef, orders])
  await checkBranches({ remote, repository, remoteIsOwn, stateRef, workRef })
  if (!remoteIsOwn || repository.origin === null) return
  const local = refs.get(stateRef) ?? null
  const origin = await originState({ toplevel: repository.toplevel, env: context.env, stateRef, local })
  if (origin.kind === 'differs') throw stateElsewhere(stateRef, { origin: origin.origin, local })
}

function greet(project: Project, show: ShowProgress): void {
  const { warnings, planFile, settings } = project
  for (const warning of warnings) show({ kind: 'warning', text: findingLine(warning, planFile) })
  if (settings.validate.length === 0) {
    show({ kind: 'warning', text: 'no checks are given (--validate): any change of the agent will be committed' })
  }
}

/** Said before the first agent call; a job with nothing to do does not look. */
function sayingUncommitted({ repository }: Project, ports: Ports): Ports {
  const preflight: Agent['preflight'] = async () => {
    const [found, count] = await Promise.all([ports.agent.preflight(), repository.uncommitted()])
    const files = count === 1 ? '1 uncommitted file is' : `${count} uncommitted files are`
    const head = repository.head.slice(0, 7)
    if (count > 0) ports.show({ kind: 'note', text: `${files} not part of the run; it starts from ${head}` })
    return found
  }
  return { ...ports, agent: { ...ports.agent, preflight } }
}

/** Their commits are nowhere at hand, and no set-up command may fetch them: the workspace holds nothing but the base. */
async function warnOfSubmodules(
  { repository: { toplevel, head } }: Project,
  { store }: StateAccess,
  show: ShowProgress,
): Promise<void> {
  if (!existsSync(join(toplevel, '.gitmodules'))) return
  const empty = await emptySubmodules(store, head)
  if (empty.length === 0) return
  const few = empty.slice(0, 5).join(', ')
  const which = empty.length > 5 ? `${few} and ${empty.length - 5} more` : few
  const text = `not checked out in your repository, so empty in the workspace: ${which}. To have the agent and the checks see the files: git submodule update --init --recursive`
  show({ kind: 'warning', text })
}

function progressSink(project: Project, context: CommandContext, json: boolean) {
  const redact = redactor(project.secrets)
  const write = context.out
  if (json)
    return { show: jsonLinesProgress({ write, now: context.now, redact }), clear: () => undefined, ticker: undefined }
  const { color, isTty, now, columns } = context
  const terminal = terminalProgress({ write, color, isTty, now, redact, columns: () => columns })
  const ticker = isTty ? setInterval(terminal.tick, 1000) : undefined
  ticker?.unref()
  return { show: terminal.show, clear: terminal.clear, ticker }
}

function report(project: Project, context: CommandContext, result: JobResult & { json: boolean }): void {
  const { planFile, shownBranch: workBranch, stateRef, settings } = project
  const at = { planFile, workBranch, stateRef, now: context.now(), costBudgetUsd: settings['cost-budget'] }
  const text = result.json
    ? inertJson({
        kind: 'result',
        exit: exitCode(result.reason),
        ...statusReport(result, at),
        stop: result.reason,
      })
    : [
        ...finalReport(result, at, { width: context.columns, color: context.color }),
        ...whereTheBranchesAre(project),
      ].join('\n')
  context.out(`${redactor(project.secrets)(text)}\n`)
}

/** Branches at a remote that is not the user's own repository have to be fetched before they can be named. */
function whereTheBranchesAre({ workBranch, shownBranch, settings }: Project): string[] {
  return shownBranch === workBranch ? [] : [`Fetch the branches first: git fetch ${settings.remote}`]
}
