import { confinedIn } from '../../core/confinement/policy.ts'
import type { AgentCall } from '../../schema/agent/agent-call.ts'
import type { IndexAnswer } from '../../schema/agent/index-call.ts'
import type { Coded, Prepared } from '../../schema/run/dossier.ts'
import { demandConfinement } from '../job/confined.ts'
import { adjusted, type JobSettings } from '../job/job-settings.ts'
import { type Ledger, openLedger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { tellServers } from '../job/servers-left.ts'
import { tellUncommitted } from '../job/tell-uncommitted.ts'
import { unlessStopped } from '../job/work.ts'
import { code } from '../phase/code/code.ts'
import { askIndexer, takeIndexAnswer } from '../phase/prepare/indexer.ts'
import { promptNow } from '../phase/prepare/prepare.ts'
import { contributionOf } from '../phase/validate/candidate.ts'
import { askPasses } from '../phase/validate/passes.ts'
import { askReviewer } from '../phase/validate/review.ts'
import { handedOn, notForThisJob } from './finish.ts'
import { obtainStart } from './take-parcel.ts'

export type AgentJobEnd = Pick<Coded, 'end' | 'usage' | 'findings'> & {
  /** A commit waits for the checks. */
  readonly candidate: boolean
}

/**
 * The third phase in a job of its own, which may only read: calls the agent for what was handed on, and leaves its
 * commit and its words for the job that settles them. The lease is the workflow run's, and nobody renews it here; an
 * order to pause or stop still ends the call. Throws RalphError NOT_UNDER_WAY where nothing waits for an agent.
 */
export async function agentJob(
  ports: Ports,
  given: JobSettings,
  { cancelled }: { cancelled: AbortSignal },
): Promise<AgentJobEnd> {
  const { run } = await ports.store.load()
  const { handed, stored } = await handedOn(ports, run)
  if (!run || stored.phase !== 'prepared') throw notForThisJob('what waits needs no agent')
  const { prepared } = stored
  const job = adjusted(given, run.state)
  const ledger = openLedger(ports, run, job)
  demandConfinement(ports, job)
  tellUncommitted(ports, given.base)
  await ports.agent.preflight()
  await ports.credentialShapes.load()
  await obtainStart(ports, prepared)
  await ports.workspace.restore(prepared.start)
  await ports.workspace.setUp(job.settings.setup, cancelled)
  const at = {
    recall: ledger.recall,
    spentUsd: run.state.usage.usd,
    guarded: <T>(act: (signal: AbortSignal) => Promise<T>) => unlessStopped(ports, { ledger, signal: cancelled }, act),
    onSpent: () => undefined,
  }
  const indexed = prepared.index && (await askIndexer(ports, job, { ...at, ...prepared, question: prepared.index }))
  const told = indexed ? await withIndex(ports, job, { ledger, prepared, answer: indexed }) : prepared
  const spentUsd = at.spentUsd + (indexed?.usage.usd ?? 0)
  const left = await code(ports, job, { ...at, spentUsd, prepared: told, cancelled })
  tellServers(ports, left)
  const { closes } = contributionOf(job, run.state, left)
  const candidate = (left.changes.length > 0 || closes) && !isDecided(left)
  // The job of the checks has no key for a model.
  const { coded: seen, call: review } = candidate
    ? await askReviewer(ports, job, { ...at, coded: left, checked: false })
    : { coded: left, call: undefined }
  const { coded, calls: passes } = candidate
    ? await askPasses(ports, job, { ...at, coded: seen, checks: null })
    : { coded: seen, calls: [] }
  const { end, usage, durationMs, lingeredMs, denials, handoff, handoffSource } = coded
  const { hidden, environment, unready, findings, tree, servers } = coded
  if (candidate) {
    const message = `candidate of iteration ${prepared.iteration}\n`
    const commit = await ports.workBranch.write({ tree, parent: prepared.start, message })
    await ports.parcel.putCommit({ commit, start: prepared.start })
  }
  const call: AgentCall = {
    schema: 1,
    nonce: handed.nonce,
    end,
    usage,
    durationMs,
    lingeredMs,
    denials: [...denials],
    handoff,
    handoffSource,
    hidden: { paths: [...hidden.paths], total: hidden.total },
    environment: { paths: [...environment.paths], total: environment.total },
    unready,
    findings: [...findings],
    ...(servers && { servers }),
    ...(ports.confinement && { confined: confinedIn(ports.confinement) }),
    ...(review && { review }),
    ...(indexed && { index: indexed }),
    ...(passes.length > 0 && { passes: [...passes] }),
  }
  await ports.parcel.put('call', ports.redact(JSON.stringify(call)))
  return { end, usage, findings, candidate }
}

/**
 * The prompt with what the index came to know; nothing of this is written here. The job that settles the attempt reads
 * the answer again, and decides.
 */
async function withIndex(
  ports: Ports,
  job: JobSettings,
  { ledger, prepared, answer }: { ledger: Ledger; prepared: Prepared; answer: IndexAnswer },
): Promise<Prepared> {
  const { index: question, iteration } = prepared
  if (!question) return prepared
  takeIndexAnswer(ledger, { question, answer, iteration })
  return { ...prepared, prompt: await promptNow(ports, job, { ledger, ...prepared }) }
}

/** The agent's end and the guards leave nothing for the checks to say. */
const isDecided = ({ findings, unready, end }: Coded): boolean =>
  findings.length > 0 || unready !== null || (end.kind !== 'finished' && end.kind !== 'no_result')
