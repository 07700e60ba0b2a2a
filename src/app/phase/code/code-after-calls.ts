import type { MadeCall } from '../../../schema/agent/context-agent.ts'
import { addUsage, noUsage, type Usage } from '../../../schema/agent/usage.ts'
import type { CallsSoFar } from '../../../schema/run/agent-call.ts'
import type { Coded, Prepared } from '../../../schema/run/dossier.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { makeCalls } from '../context/before-code.ts'
import { taskNow } from '../context/numbered.ts'
import { attachPrompt, promptNow } from '../prepare/prepare.ts'
import { code, notCalled } from './code.ts'

export const spentOn = (calls: readonly { usage: Usage }[]): Usage =>
  calls.reduce((sum, { usage }) => addUsage(sum, usage), noUsage)

/**
 * The calls before the agent, and the agent itself, where these let it begin. Nothing of what they said is written here:
 * the job that settles the attempt reads the answers again, and decides.
 */
export async function codedAfterCalls(
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
  // It may not write: if this job dies, the one that may takes in what it left by then.
  const keep = async (done: readonly MadeCall[], spent?: CallsSoFar['spent']): Promise<void> => {
    const said: CallsSoFar = { schema: 1, nonce: request.nonce, calls: [...done], ...(spent && { spent }) }
    await ports.parcel.putText('calls', ports.redact(JSON.stringify(said)))
  }
  if (calls.length === 0) {
    // With what the passes that waited have found.
    const prompt = ledger.dirty
      ? attachPrompt(ledger, prepared.iteration, await promptNow(ports, job, { ledger, ...prepared }))
      : prepared.prompt
    const heard = keepingSpent(ports, (spent) => keep([], spent))
    const { knowledge } = ledger.state
    return { coded: await code(heard, job, { ...request, knowledge, prepared: { ...prepared, prompt } }), made: [] }
  }
  const before = await makeCalls(ports, job, { ...request, at: prepared, calls, keep })
  const { made } = before
  if (made.length > 0) await keep(made)
  if (before.kind !== 'ready') return { coded: notCalled(prepared), made }
  const ready = { ...prepared, prompt: before.prompt, task: taskNow(ledger, prepared.task) }
  const spent = addUsage(request.spent, spentOn(made))
  const heard = keepingSpent(ports, (spent) => keep(made, spent))
  const { knowledge } = ledger.state
  return { coded: await code(heard, job, { ...request, knowledge, spent, prepared: ready }), made }
}

/** Keeps what the coding agent has used by now, each time that it says so. A disk that is full ends no agent here. */
function keepingSpent(ports: Ports, keep: (spent: NonNullable<CallsSoFar['spent']>) => Promise<void>): Ports {
  const begun = ports.clock.now()
  let writing: Promise<unknown> = Promise.resolve()
  return {
    ...ports,
    show(message) {
      if (message.kind === 'agent' && message.progress.kind === 'spent') {
        const spent = { usage: message.progress.usage, duration_ms: ports.clock.now() - begun }
        writing = writing.then(() => keep(spent)).catch(() => undefined)
      }
      ports.show(message)
    },
  }
}

/** The agent's end and the guards leave nothing for the checks to say. */
export const isDecided = ({ findings, unready, end }: Coded): boolean =>
  findings.length > 0 || unready !== null || (end.kind !== 'finished' && end.kind !== 'no_result')
