import { agentsBlock, agentsMdFile, type RenewedBlock, withBlock } from '../core/knowledge/agents-block.ts'
import { isActive } from '../core/knowledge/entry.ts'
import { iterationPath } from '../core/ref/state-paths.ts'
import { agentsMdTask, endedAgentsMd, isAgentsMdDue, openAgentsMd } from '../core/run/next/agents-md-task.ts'
import type { Step } from '../core/run/next/next-step.ts'
import { plural } from '../core/text/amounts.ts'
import { tryRead } from '../core/text/try-read.ts'
import { noUsage } from '../schema/agent/usage.ts'
import type { Coded, Prepared } from '../schema/run/dossier.ts'
import type { RunState } from '../schema/run/run-state.ts'
import { abandonAttempt, delegateChecks } from './attempt.ts'
import { type JobContext, type JobOutcome, stopped, whileHoldingRun } from './job/job-context.ts'
import type { JobSettings } from './job/job-settings.ts'
import type { Ports } from './job/ports.ts'
import { guard } from './phase/code/guard.ts'
import { settleAttempt, verdictOn } from './phase/settle/settle-attempt.ts'
import { writeCandidate } from './phase/validate/candidate.ts'
import { validate } from './phase/validate/validate.ts'

/** The block that was tried last, with success or not: the same one is not tried again. */
const lastTriedFile = 'agents-md.md'

type AgentsMdContext = Pick<JobContext, 'ports' | 'job' | 'ledger'>

/**
 * Adds a task that renews AGENTS.md, if it is due and the file is not up to date. A file that may not be changed is
 * reported once for each block.
 */
export async function scheduleAgentsMd({ ports, job, ledger }: AgentsMdContext): Promise<void> {
  const { plan, state } = ledger
  const open = openAgentsMd(plan, state)
  const endReason = open && endedAgentsMd(state, open)
  if (open && endReason !== undefined) ledger.record({ type: 'agents_md_ended', task: open.id, why: endReason })
  if (open || !job.settings['agents-md'] || !isAgentsMdDue(plan, state)) return
  const block = blockOf(job, state).join('\n')
  if ((await ledger.recall(lastTriedFile)) === block) return
  const renewed = await renewedFile(ports, job, state)
  if (renewed.kind === 'same') return
  if (renewed.kind === 'left') {
    ledger.attach(lastTriedFile, block)
    ledger.record({ type: 'agents_md_left', why: renewed.why })
    return
  }
  const task = agentsMdTask(state.iteration + 1, state)
  ledger.replacePlan({ ...plan, tasks: [task, ...plan.tasks] })
  ledger.record({ type: 'agents_md_due', task: task.id, entries: state.knowledge.filter(isActive).length })
}

const blockOf = ({ planName }: JobSettings, { knowledge }: RunState): readonly string[] =>
  agentsBlock(knowledge, planName)

async function renewedFile(
  { workBranch }: Pick<Ports, 'workBranch'>,
  job: JobSettings,
  state: RunState,
): Promise<RenewedBlock & { readonly isNew?: boolean }> {
  const currentFile = await workBranch.readTopFile(state.work, agentsMdFile)
  if (currentFile && 'other' in currentFile) return { kind: 'left', why: currentFile.other }
  const text = textOf(currentFile ?? new Uint8Array())
  if (text === undefined) return { kind: 'left', why: 'it is not UTF-8 text' }
  const active = state.knowledge.filter(isActive)
  if (active.length === 0 && !text.includes('ralph:knowledge')) return { kind: 'same' }
  const inherits = active.flatMap(({ from }) => from ?? [])
  return { ...withBlock(text, blockOf(job, state), { plan: job.planName, inherits }), isNew: currentFile === null }
}

/** Keeps the byte order mark, which is part of the file. */
const textOf = (content: Uint8Array): string | undefined =>
  tryRead(() => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content))

/**
 * Runs an iteration without an agent: the engine writes the file; guards, checks, approval and commit are the usual
 * ones. Delegated if other jobs run the checks.
 */
export async function writeAgentsMd(
  context: JobContext,
  step: Step & { kind: 'attempt' },
): Promise<JobOutcome | undefined> {
  const { ports, job, ledger, progress, scope } = context
  const { task, attempt } = step
  const checkpoint = ledger.state.work
  const numbered = { iteration: ledger.state.iteration + 1, task, attempt, checkpoint, start: checkpoint, merge: null }
  const block = blockOf(job, ledger.state)
  const renewed = await renewedFile(ports, job, ledger.state)
  if (renewed.kind !== 'changed') {
    const reason = renewed.kind === 'left' ? renewed.why : 'it is up to date'
    ledger.record({ type: 'agents_md_ended', task: task.id, why: reason })
    return undefined
  }
  ledger.attach(lastTriedFile, block.join('\n'))
  ledger.attach(
    iterationPath(numbered.iteration, 'prompt.md'),
    'No agent was called: the engine updated its section of AGENTS.md.\n',
  )
  ledger.record({ type: 'attempt_started', iteration: numbered.iteration, task: task.id, attempt, checkpoint })
  await ledger.save(`begin iteration ${numbered.iteration}: ${task.id}`)
  await context.publish()
  if (ledger.state.work !== checkpoint || context.conflict()) {
    abandonAttempt(ledger, numbered)
    return undefined
  }
  progress.workspaceReady = false
  await ports.credentialShapes.load()
  const coded = await codedByEngine(ports, job, {
    numbered,
    file: renewed,
    entries: ledger.state.knowledge.filter(isActive).length,
  })
  const verdict = verdictOn(context, coded)
  if (verdict.kind === 'validate' && scope.until !== 'settled') return delegateChecks(context, coded)
  const candidate = await writeCandidate(ports, job, { state: ledger.state, coded })
  const reason = await settleAttempt(
    context,
    { coded, verdict, candidate },
    {
      check: () =>
        whileHoldingRun(context, async (signal) => {
          await ports.workspace.restore(candidate)
          return validate(ports, job, { coded, state: ledger.state, onChecks: context.orderPrefetch.checks, signal })
        }),
    },
  )
  return reason && stopped(reason)
}

async function codedByEngine(
  ports: Pick<Ports, 'workBranch' | 'workspace' | 'credentialShapes' | 'redact'>,
  job: JobSettings,
  request: {
    numbered: Omit<Prepared, 'prompt' | 'systemPrompt' | 'index'>
    file: { readonly text: string; readonly isNew?: boolean }
    entries: number
  },
): Promise<Coded> {
  const { numbered, file, entries } = request
  const content = new TextEncoder().encode(file.text)
  const { tree } = await ports.workBranch.withFiles(numbered.checkpoint, [{ path: agentsMdFile, content }])
  const action = file.isNew ? ('created' as const) : ('modified' as const)
  const changes = [{ path: agentsMdFile, action, bytes: content.length, mode: '100644' }]
  const guardResult = await guard(ports, job, { ...numbered, tree, changes, refused: [] })
  const noPaths = { paths: [], total: 0 }
  const summary = `${agentsMdFile} now contains what the run has learned, in the section that ralph maintains (${plural(entries, 'entry', 'entries')}).`
  return {
    ...numbered,
    ...guardResult,
    end: { kind: 'finished', structured: null, text: '' },
    usage: noUsage,
    durationMs: 0,
    lingeredMs: null,
    denials: [],
    handoff: { summary, freeform: `The engine wrote this commit; no agent was called. ${summary}` },
    handoffSource: 'engine',
    tree,
    changes,
    hidden: noPaths,
    environment: noPaths,
    unready: null,
  }
}
