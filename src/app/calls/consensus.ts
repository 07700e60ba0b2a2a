import { callTable } from '../../core/calls/call-table.ts'
import { applyStatement, consensusFile, consensusPrompt, noStatement } from '../../core/calls/consensus.ts'
import { consensusPath } from '../../core/ref/state-paths.ts'
import { statusIn } from '../../core/run/fold/begin.ts'
import { plural } from '../../core/text/amounts.ts'
import { ConsensusPart } from '../../schema/counsel/consensus.ts'
import { readTemplate } from '../job/from-base.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import { serversFor } from '../job/servers.ts'
import type { CounselRoleCall, EndedCounsel } from './counsel-role.ts'

/** A second model challenges the plan, the run's own agent answers, and the second one says what is settled. */
export const consensus: CounselRoleCall = {
  gather: (ports, job, { ledger, counsel }) => {
    const { plan, state, recall } = ledger
    const { settings } = job
    const part = ConsensusPart.parse(counsel.part)
    const isSecond = part !== 'counter'
    const agent = isSecond ? ports.secondAgent : undefined
    // A model's name means nothing to another program.
    const model = (isSecond ? settings['call-models'].consensus : undefined) ?? (agent ? undefined : settings.model)
    return {
      row: callTable[part],
      model,
      ...(agent && { agent }),
      ...(!isSecond && { who: 'the agent' }),
      does: `${does[part]} (round ${counsel.round}), before`,
      gather: async () => {
        const file = isSecond ? settings['consensus-servers'] : undefined
        const servers = file === undefined ? undefined : await serversFor(ports, job, { source: { file }, recall })
        if (file !== undefined && !servers)
          ports.show({
            kind: 'warning',
            text: `.ralph/config/${file} names no MCP server: the second model is asked directly`,
          })
        return {
          servers,
          prompt: consensusPrompt({
            template: await readTemplate(ports, `consensus-${part}`),
            ...{ part, plan, statusOf: statusIn(state), before: state.counsel.consensus },
            asksServers: servers !== undefined,
          }),
        }
      },
    }
  },
  take: applyConsensus,
}

const does = {
  challenge: 'challenges the plan',
  counter: 'answers for the plan',
  synthesis: 'says what is settled',
}

/** Applies one side's statement, and adds it to the file that older programs also wrote. */
async function applyConsensus(
  ledger: Ledger,
  { settings }: JobSettings,
  { counsel, end, called, at }: EndedCounsel,
): Promise<void> {
  const part = ConsensusPart.parse(counsel.part)
  const previous = ledger.state.counsel.consensus
  const gate = settings.consensus === 'gate'
  const rounds = Math.max(settings['consensus-rounds'], counsel.round)
  const statement = 'why' in end ? end : applyStatement(part, end, { before: previous, rounds, gate })
  const now = 'why' in statement ? noStatement(previous, { why: statement.why, gate }) : statement.now
  called?.('why' in statement ? statement.why : now.summary)
  ledger.record({ type: 'consensus_said', part, now })
  const data = 'why' in statement ? { why: statement.why } : statement.data
  const round = { round: counsel.round, type: part, source: at.model ?? settings.agent, data, usd: at.usd }
  writeConsensus(ledger, { rounds: [...(await pastRounds(ledger)), round], moment: at.moment })
}

/** The statements so far, as the file has them. */
export async function pastRounds({ recall }: Pick<Ledger, 'recall'>): Promise<readonly unknown[]> {
  const text = await recall(consensusPath)
  const file: unknown = text === undefined ? null : JSON.parse(text)
  return typeof file === 'object' && file !== null && 'rounds' in file && Array.isArray(file.rounds) ? file.rounds : []
}

/** Writes the whole dialogue. */
export function writeConsensus(
  ledger: Ledger,
  { rounds, moment }: { rounds: readonly unknown[]; moment: string },
): void {
  const { state, plan } = ledger
  const now = state.counsel.consensus
  if (!now) return
  const file = consensusFile({ now, rounds, moment }, `${plural(plan.tasks.length, 'task')} of ${state.plan}`)
  ledger.attach(consensusPath, `${JSON.stringify(file, null, 2)}\n`)
}
