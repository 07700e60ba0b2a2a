import type { Pass } from '../../core/calls/agents-file.ts'
import { rowOfPass } from '../../core/calls/call-table.ts'
import { isDue, readPass } from '../../core/calls/pass.ts'
import { type ChecksEnd, reviewPrompt } from '../../core/calls/review-prompt.ts'
import { iterationPath } from '../../core/ref/state-paths.ts'
import { oneLine } from '../../core/text/one-line.ts'
import type { Handoff } from '../../schema/agent/handoff.ts'
import { type PassCall, type PassResult, PassResults } from '../../schema/agent/pass.ts'
import type { Validation } from '../../schema/check/check.ts'
import type { Coded } from '../../schema/run/dossier.ts'
import { readEnabledPasses } from '../job/from-base.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { serversFor } from '../job/servers.ts'
import { handoffOf } from '../phase/validate/candidate.ts'
import { type CallMeans, type CallSubject, makeCall } from './make-call.ts'
import { addCost, type ReviewedAttempt, reviewChange } from './review.ts'

type Base = Pick<Ports, 'base' | 'embedded'>

/**
 * Calls each due pass on a captured change, one after the other, and adds their cost to the attempt's. The answers are
 * not read here.
 */
export async function askPasses(
  ports: Ports,
  job: JobSettings,
  request: ReviewedAttempt & { readonly checks: Validation | null },
): Promise<{ coded: Coded; calls: readonly PassCall[] }> {
  const checks: ChecksEnd = request.checks === null ? 'unknown' : request.checks.passed ? 'passed' : 'failed'
  const passes = request.coded.changes.length === 0 ? [] : await readEnabledPasses(ports, job)
  const due = passes.filter((pass) => isDue(pass, { iteration: request.coded.iteration, checks }))
  let { coded } = request
  const calls: PassCall[] = []
  for (const pass of due) {
    const call = await askPass(ports, job, { ...request, coded, handoff: handoffOf(coded).handoff, pass, checks })
    coded = addCost({ ...request, coded }, { usage: call.usage, durationMs: call.duration_ms })
    calls.push(call)
  }
  return { coded, calls }
}

/** The same, with the answers read, in the job that settles them. */
export async function passChange(
  ports: Ports,
  job: JobSettings,
  request: Parameters<typeof askPasses>[2],
): Promise<Coded> {
  const { coded, calls } = await askPasses(ports, job, request)
  return calls.length === 0 ? coded : { ...coded, passes: await readPasses(ports, job, calls) }
}

/** The review and the due passes, where the jobs of the checks have no key for a model. */
export async function lookBeforeChecks(ports: Ports, job: JobSettings, request: ReviewedAttempt): Promise<Coded> {
  const coded = await reviewChange(ports, job, { ...request, checked: false })
  return passChange(ports, job, { ...request, coded, checks: null })
}

/** Calls one pass on a commit. */
export async function askPass(
  ports: Ports,
  job: JobSettings,
  request: CallMeans & {
    readonly coded: CallSubject & Pick<Coded, 'start'>
    readonly handoff: Handoff
    readonly pass: Pass
    readonly checks: ChecksEnd
  },
): Promise<PassCall> {
  const { coded, handoff, pass, checks, ...means } = request
  const { name, template, mcp_config: file } = pass
  const model = pass.model ?? coded.task.model ?? job.settings.model
  const made = await makeCall(ports, job, {
    ...{ ...means, about: coded, model },
    row: rowOfPass(pass),
    note: `${model ?? 'a second agent'} looks (pass ${name}) at the change of iteration ${coded.iteration}`,
    gather: async () => {
      const files = await ports.workspace.diff(coded.start, coded.tree)
      return {
        servers: await serversFor(ports, job, { source: { file }, recall: ports.store.read }),
        prompt: reviewPrompt({ template, task: coded.task, handoff, files, checks }),
      }
    },
  })
  const { edited: _, servers, ...call } = made
  const troubles = servers && servers.troubles.length > 0 ? { troubles: [...servers.troubles] } : {}
  return { name, ...call, ...troubles }
}

/** Reads the answers, in the job that settles them. A pass that the base does not have is left out. */
export async function readPasses(
  ports: Base & Pick<Ports, 'withinTime'>,
  job: JobSettings,
  calls: readonly PassCall[],
): Promise<readonly PassResult[]> {
  if (calls.length === 0) return []
  const passes = await readEnabledPasses(ports, job)
  return passes.flatMap((pass) =>
    calls
      .filter(({ name }) => name === pass.name)
      .slice(0, 1)
      .map((call) => readPass(call, pass, ports.withinTime)),
  )
}

interface AttemptRef {
  readonly iteration: number
  readonly task: string
}

/** Recorded even if the attempt fails, since they were paid for. `more`: they were called later, apart from it. */
export function recordPasses(
  ledger: Ledger,
  attempt: AttemptRef,
  results: readonly PassResult[],
  more: { readonly earlier: readonly PassResult[]; readonly apart?: true } = { earlier: [] },
): void {
  if (results.length === 0) return
  const { earlier, ...apart } = more
  const { iteration } = attempt
  ledger.attach(iterationPath(iteration, 'passes.json'), `${JSON.stringify([...earlier, ...results], null, 2)}\n`)
  ledger.record(...results.map((result) => ({ ...factOf(attempt, result), ...apart })))
  // Servers that were of no use; the call may have been another job's.
  for (const { troubles = [] } of results) {
    const what = troubles.slice(0, maxTroubles).map((text) => oneLine(text, 500))
    if (what.length > 0) ledger.record({ type: 'server_trouble', iteration, what })
  }
}

/** Adds the results of passes that ran later; their cost counts separately. */
export async function addPasses(ledger: Ledger, attempt: AttemptRef, results: readonly PassResult[]): Promise<void> {
  const stored = results.length === 0 ? undefined : await ledger.recall(iterationPath(attempt.iteration, 'passes.json'))
  const earlier = stored === undefined ? [] : (PassResults.safeParse(JSON.parse(stored)).data ?? [])
  recordPasses(ledger, attempt, results, { earlier, apart: true })
}

const maxTroubles = 20

const factOf = (attempt: AttemptRef, { name, model, usage, issues, summary, why }: PassResult) => ({
  type: 'agent_pass' as const,
  ...attempt,
  pass_name: name,
  model,
  usage,
  issues: issues.length,
  critical: issues.filter(({ severity }) => severity === 'critical').length,
  summary: oneLine(why ?? summary, 500),
})
