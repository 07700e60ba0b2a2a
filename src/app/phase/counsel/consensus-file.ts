import { consensusFile } from '../../../core/counsel/consensus.ts'
import { consensusPath } from '../../../core/ref/state-paths.ts'
import { plural } from '../../../core/text/amounts.ts'
import type { Ledger } from '../../job/ledger.ts'

/** What was said before, as the file has it. */
export async function pastRounds({ recall }: Pick<Ledger, 'recall'>): Promise<readonly unknown[]> {
  const text = await recall(consensusPath)
  const file: unknown = text === undefined ? null : JSON.parse(text)
  return typeof file === 'object' && file !== null && 'rounds' in file && Array.isArray(file.rounds) ? file.rounds : []
}

/** A person's answer stands in the file too. */
export function writeAnswer(ledger: Ledger, { rounds, moment }: { rounds: readonly unknown[]; moment: string }): void {
  const { state, plan } = ledger
  const now = state.counsel.consensus
  if (!now) return
  const file = consensusFile({ now, rounds, moment }, `${plural(plan.tasks.length, 'task')} of ${state.plan}`)
  ledger.attach(consensusPath, `${JSON.stringify(file, null, 2)}\n`)
}
