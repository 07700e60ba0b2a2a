import type { MadeCall } from '../../../schema/agent/context-agent.ts'
import { addUsage, noUsage, type Usage } from '../../../schema/agent/usage.ts'
import type { CallsSoFar } from '../../../schema/run/agent-call.ts'
import type { Coded, Prepared } from '../../../schema/run/dossier.ts'
import { makeCalls } from '../../calls/before-attempt.ts'
import { taskNow } from '../../calls/directive.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { attachPrompt, currentPrompt } from '../prepare/prepare.ts'
import { code, uncalledResult } from './code.ts'

export const usageOf = (calls: readonly { usage: Usage }[]): Usage =>
  calls.reduce((sum, { usage }) => addUsage(sum, usage), noUsage)

/**
 * Makes the calls before the agent and, if they allow it, the agent's. The answers are not recorded here: the job that
 * settles the attempt reads them again.
 */
export async function codeAfterCalls(
  ports: Ports,
  job: JobSettings,
  request: Omit<Parameters<typeof code>[2], 'prepared' | 'knowledge'> & {
    prepared: Prepared
    nonce: string
    ledger: Ledger
  },
): Promise<{ coded: Coded; made: readonly MadeCall[] }> {
  const { ledger, prepared } = request
  const { calls = [] } = prepared
  // This job may not write the state: if it dies, the job that may reads these calls.
  const saveCalls = async (done: readonly MadeCall[], spent?: CallsSoFar['spent']): Promise<void> => {
    const report: CallsSoFar = { schema: 1, nonce: request.nonce, calls: [...done], ...(spent && { spent }) }
    await ports.parcel.putText('calls', ports.redact(JSON.stringify(report)))
  }
  if (calls.length === 0) {
    // The prompt then contains the findings of owed passes.
    const prompt = ledger.hasUnsavedChanges
      ? attachPrompt(ledger, prepared.iteration, await currentPrompt(ports, job, { ledger, ...prepared }))
      : prepared.prompt
    const reportingPorts = withSpentSaved(ports, (spent) => saveCalls([], spent))
    const { knowledge } = ledger.state
    return {
      coded: await code(reportingPorts, job, { ...request, knowledge, prepared: { ...prepared, prompt } }),
      made: [],
    }
  }
  const callsOutcome = await makeCalls(ports, job, { ...request, at: prepared, calls, keep: saveCalls })
  const { made } = callsOutcome
  if (made.length > 0) await saveCalls(made)
  if (callsOutcome.kind !== 'ready') return { coded: uncalledResult(prepared), made }
  const ready = { ...prepared, prompt: callsOutcome.prompt, task: taskNow(ledger, prepared.task) }
  const spent = addUsage(request.spent, usageOf(made))
  const reportingPorts = withSpentSaved(ports, (spent) => saveCalls(made, spent))
  const { knowledge } = ledger.state
  return { coded: await code(reportingPorts, job, { ...request, knowledge, spent, prepared: ready }), made }
}

/** Saves the agent's cost at each report. A full disk ends no agent here. */
function withSpentSaved(ports: Ports, keep: (spent: NonNullable<CallsSoFar['spent']>) => Promise<void>): Ports {
  const startedMs = ports.clock.now()
  let writing: Promise<unknown> = Promise.resolve()
  return {
    ...ports,
    show(message) {
      if (message.kind === 'agent' && message.progress.kind === 'spent') {
        const spent = { usage: message.progress.usage, duration_ms: ports.clock.now() - startedMs }
        writing = writing.then(() => keep(spent)).catch(() => undefined)
      }
      ports.show(message)
    },
  }
}

/** True if the attempt already failed, so the checks need not run. */
export const hasFailed = ({ findings, unready, end }: Coded): boolean =>
  findings.length > 0 || unready !== null || (end.kind !== 'finished' && end.kind !== 'no_result')
