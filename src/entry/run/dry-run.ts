import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { agents } from '../../adapter/agent/agents.ts'
import { trustedFilesIn } from '../../adapter/local/trusted-files.ts'
import { readEnabledPasses } from '../../app/job/from-base.ts'
import { assemblePrompt } from '../../app/phase/prepare/prepare.ts'
import { callsBefore } from '../../core/calls/call-table.ts'
import { newestIterations } from '../../core/calls/ended-iteration.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import { selectTask } from '../../core/plan/graph/blocked.ts'
import { forecast } from '../../core/report/facts/forecast.ts'
import { costBudgetOf } from '../../core/report/facts/receipt.ts'
import { dryRunReport } from '../../core/report/terminal/dry-run.ts'
import { statusIn, taskIn } from '../../core/run/fold/begin.ts'
import { nextAttempt } from '../../core/run/fold/task-commits.ts'
import { attentionIn } from '../../core/run/next/human-review.ts'
import { redactor } from '../../core/text/redact.ts'
import { inFolders, missingFolder, refuseUnchecked, whyUnchecked } from '../../core/validation/checks.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { installedPath } from '../installed-program.ts'
import { type CommandContext, textStyleOf } from '../project/context.ts'
import { refuseIdleFlagsOf } from '../project/idle-flags.ts'
import { flagsOfJob } from '../project/job-flags.ts'
import type { Project } from '../project/project.ts'
import { jobSettings } from '../wire/job-settings.ts'
import { ruleProject } from '../wire/rule-project.ts'
import { withTemporaryState } from '../wire/state-access.ts'
import type { QueueContinuation } from './carry-out.ts'
import { withScope } from './choose-scope.ts'
import { imaginedState } from './imagined-state.ts'
import { refuseOtherPlan } from './refuse-second-run.ts'

/** As the job would, by the files that are here. */
function refuseMissingFolders({ repository }: Project, job: ReturnType<typeof jobSettings>): void {
  const missing = inFolders(job).find(
    ({ working_directory }) => !existsSync(join(repository.toplevel, working_directory)),
  )
  if (missing) throw missingFolder(missing, job.base)
}

/** `ralph run --dry-run`: changes nothing. Throws RalphError CHECKS_MISSING as the job would. */
export async function dryRun(
  openedProject: Project,
  context: CommandContext,
  flags: Readonly<Record<string, unknown>>,
  /** Words that start it, if not by the plan. */
  { words: queued, queueFlags = new Map() }: Partial<QueueContinuation> = {},
): Promise<number> {
  const lines = await withTemporaryState(openedProject, context, async (access) => {
    const { state: store } = access
    const { run } = await store.load()
    const [fresh, change] = [flags['fresh'] === true, flags['change-rules'] === true]
    const continued = fresh ? undefined : run
    await refuseOtherPlan(openedProject, continued)
    const notes: string[] = []
    const say = (text: string): void => void notes.push(text)
    const scoped = await withScope(openedProject, { run, fresh, say })
    const { project, rules } = await ruleProject(scoped, context, { run, access, fresh, change })
    refuseIdleFlagsOf(project, context.checkout !== undefined)
    const job = jobSettings(project, { rules })
    refuseUnchecked(job)
    if (!run || fresh) refuseMissingFolders(project, job)
    const { plan, state } = continued ?? newRun(project, context, run)
    const selection = selectTask(plan, statusIn(state), attentionIn(state))
    const ports = {
      store,
      base: trustedFilesIn(project.repository.toplevel),
      embedded: trustedFilesIn(installedPath('templates')),
      show: () => undefined,
    }
    const next = selection.kind === 'task' ? selection.task : undefined
    const prompt =
      next &&
      (await assemblePrompt(ports, job, {
        state,
        plan,
        task: next,
        attempt: nextAttempt(taskIn(state, next.id)),
        recall: store.read,
      }))
    const report = dryRunReport(
      {
        plan,
        state: continued?.state ?? null,
        step: stepInWords(selection, state),
        checks: job.checks,
        unchecked: whyUnchecked(job) ?? null,
        agentCommand: agents[project.settings.agent].preview(project.settings),
        sections: prompt?.sections.map(({ name, body }) => ({ name, chars: body.length })) ?? [],
        callsBefore: next ? callsAhead(job.settings.mode, state) : [],
        forecast: forecast(
          { plan, state },
          {
            now: context.now(),
            costBudgetUsd: costBudgetOf(state, project.settings['cost-budget']),
            settings: { ...job.settings, passes: await readEnabledPasses(ports, job) },
          },
        ),
        refs: { work: project.workBranch, state: project.stateRef, remote: project.remote },
      },
      {
        planFile: project.planFile,
        isDefaultPlan: project.isDefaultPlan,
        reachedBy: project.reachedBy,
        queued,
        again: new Map([
          ...flagsOfJob(openedProject, run?.state.rules ?? null),
          ...queueFlags,
          ...toggleFlags({ fresh, 'change-rules': change }),
        ]),
        workBranch: project.workBranch,
        now: context.now(),
      },
      textStyleOf(context),
    )
    return [...notes, ...report]
  })
  context.out(`${redactor(openedProject.secrets)(lines.join('\n'))}\n`)
  return 0
}

const toggleFlags = (toggles: Readonly<Record<string, boolean>>): [string, string[]][] =>
  Object.entries(toggles).flatMap(([name, isSet]): [string, string[]][] => (isSet ? [[name, [`--${name}`]]] : []))

/** A new run takes the plan from its file. */
const newRun = (project: Project, context: CommandContext, previous: { state: RunState } | null | undefined) => ({
  plan: project.plan,
  state: imaginedState(project, context, previous?.state ?? null),
})

/** Does not check whether the index is due. */
function callsAhead(mode: Settings['mode'], state: RunState) {
  const [last] = newestIterations(state, 1)
  const unseen = last !== undefined && last.iteration > state.looked_back
  return callsBefore({ mode, indexIsDue: false, mergesConstraints: false, hasUnreviewed: unseen })
}

function stepInWords(selection: ReturnType<typeof selectTask>, state: RunState): string {
  if (selection.kind === 'complete') return 'Nothing: every task is done or skipped.'
  if (selection.kind === 'blocked') return `Nothing can be started: ${selection.by.map(({ why }) => why).join('; ')}`
  const first = state.baseline ? '' : 'The baseline (checks on the untouched checkpoint), then '
  const attempt = nextAttempt(taskIn(state, selection.task.id))
  return `${first}${first ? 'a' : 'A'}ttempt ${attempt} at ${selection.task.id}, ${selection.task.title}, as iteration ${state.iteration + 1}.`
}
