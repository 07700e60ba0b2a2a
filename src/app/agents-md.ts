import { agentsBlock, agentsMdFile, type RenewedBlock, withBlock } from '../core/knowledge/agents-block.ts'
import { isActive } from '../core/knowledge/entry.ts'
import { iterationPath } from '../core/ref/state-paths.ts'
import { agentsMdTask, endedAgentsMd, isAgentsMdDue, openAgentsMd } from '../core/run/next/agents-md-task.ts'
import type { Step } from '../core/run/next/next-step.ts'
import { plural } from '../core/text/amounts.ts'
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

/** The block as it was tried last, whatever became of it: the same one is not tried again. */
const lastTried = 'agents-md.md'

type At = Pick<JobContext, 'ports' | 'job' | 'ledger'>

/**
 * Puts the renewal of AGENTS.md down as the next task where it is time for that and the file does not say it yet. A file
 * that may not be touched is named, once for each block.
 */
export async function keepAgentsMd({ ports, job, ledger }: At): Promise<void> {
  const { plan, state } = ledger
  const open = openAgentsMd(plan, state)
  const ended = open && endedAgentsMd(state, open)
  if (open && ended !== undefined) ledger.record({ type: 'agents_md_ended', task: open.id, why: ended })
  if (open || !job.settings['agents-md'] || !isAgentsMdDue(plan, state)) return
  const block = blockOf(job, state).join('\n')
  if ((await ledger.recall(lastTried)) === block) return
  const renewed = await renewedFile(ports, job, state)
  if (renewed.kind === 'same') return
  if (renewed.kind === 'left') {
    ledger.attach(lastTried, block)
    ledger.record({ type: 'agents_md_left', why: renewed.why })
    return
  }
  const task = agentsMdTask(state.iteration + 1, state)
  ledger.replacePlan({ ...plan, tasks: [task, ...plan.tasks] })
  ledger.record({ type: 'agents_md_due', task: task.id, entries: state.knowledge.filter(isActive).length })
}

const blockOf = ({ planName }: JobSettings, { knowledge }: RunState): readonly string[] =>
  agentsBlock(knowledge, planName)

/** The whole file as the next commit is to have it. */
async function renewedFile(
  { workBranch }: Pick<Ports, 'workBranch'>,
  job: JobSettings,
  state: RunState,
): Promise<RenewedBlock & { readonly isNew?: boolean }> {
  const found = await workBranch.topFile(state.work, agentsMdFile)
  if (found && 'other' in found) return { kind: 'left', why: found.other }
  const text = textOf(found ?? new Uint8Array())
  if (text === undefined) return { kind: 'left', why: 'it is not UTF-8 text' }
  const active = state.knowledge.filter(isActive)
  if (active.length === 0 && !text.includes('ralph:knowledge')) return { kind: 'same' }
  const inherits = active.flatMap(({ from }) => from ?? [])
  return { ...withBlock(text, blockOf(job, state), { plan: job.planName, inherits }), isNew: found === null }
}

/** The byte order mark stays: it is a part of the file. */
function textOf(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content)
  } catch {
    return undefined
  }
}

/**
 * An iteration without an agent: the engine writes the file, and guards, checks, approval and commit are those of any
 * other. Where other jobs run the checks, it is handed on to them.
 */
export async function writeAgentsMd(
  work: JobContext,
  step: Step & { kind: 'attempt' },
): Promise<JobOutcome | undefined> {
  const { ports, job, ledger, did, reach } = work
  const { task, attempt } = step
  const checkpoint = ledger.state.work
  const numbered = { iteration: ledger.state.iteration + 1, task, attempt, checkpoint, start: checkpoint, merge: null }
  const block = blockOf(job, ledger.state)
  const renewed = await renewedFile(ports, job, ledger.state)
  if (renewed.kind !== 'changed') {
    const why = renewed.kind === 'left' ? renewed.why : 'it is up to date'
    ledger.record({ type: 'agents_md_ended', task: task.id, why })
    return undefined
  }
  ledger.attach(lastTried, block.join('\n'))
  ledger.attach(
    iterationPath(numbered.iteration, 'prompt.md'),
    'No agent was called: the engine updated its section of AGENTS.md.\n',
  )
  ledger.record({ type: 'attempt_started', iteration: numbered.iteration, task: task.id, attempt, checkpoint })
  await ledger.save(`begin iteration ${numbered.iteration}: ${task.id}`)
  await work.publish()
  if (ledger.state.work !== checkpoint || work.conflict()) {
    abandonAttempt(ledger, numbered)
    return undefined
  }
  did.ready = false
  await ports.credentialShapes.load()
  const coded = await codedOf(ports, job, {
    numbered,
    file: renewed,
    entries: ledger.state.knowledge.filter(isActive).length,
  })
  const verdict = verdictOn(work, coded)
  if (verdict.kind === 'validate' && reach.until !== 'settled') return delegateChecks(work, coded)
  const candidate = await writeCandidate(ports, job, { state: ledger.state, coded })
  const reason = await settleAttempt(
    work,
    { coded, verdict, candidate },
    {
      check: () =>
        whileHoldingRun(work, async (signal) => {
          await ports.workspace.restore(candidate)
          return validate(ports, job, { coded, state: ledger.state, onChecks: work.orders.checks, signal })
        }),
    },
  )
  return reason && stopped(reason)
}

async function codedOf(
  ports: Pick<Ports, 'workBranch' | 'workspace' | 'credentialShapes' | 'redact'>,
  job: JobSettings,
  given: {
    numbered: Omit<Prepared, 'prompt' | 'systemPrompt' | 'index'>
    file: { readonly text: string; readonly isNew?: boolean }
    entries: number
  },
): Promise<Coded> {
  const { numbered, file, entries } = given
  const content = new TextEncoder().encode(file.text)
  const { tree } = await ports.workBranch.withFiles(numbered.checkpoint, [{ path: agentsMdFile, content }])
  const action = file.isNew ? ('created' as const) : ('modified' as const)
  const changes = [{ path: agentsMdFile, action, bytes: content.length, mode: '100644' }]
  const guarded = await guard(ports, job, { ...numbered, tree, changes, refused: [] })
  const nothing = { paths: [], total: 0 }
  const summary = `${agentsMdFile} now contains what the run has learned, in the section that ralph maintains (${plural(entries, 'entry', 'entries')}).`
  return {
    ...numbered,
    ...guarded,
    end: { kind: 'finished', structured: null, text: '' },
    usage: noUsage,
    durationMs: 0,
    lingeredMs: null,
    denials: [],
    handoff: { summary, freeform: `The engine wrote this commit; no agent was called. ${summary}` },
    handoffSource: 'engine',
    tree,
    changes,
    hidden: nothing,
    environment: nothing,
    unready: null,
  }
}
