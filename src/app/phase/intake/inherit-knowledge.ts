import { RalphError } from '../../../core/error/error.ts'
import { indexOfFields } from '../../../core/knowledge/from-handoffs.ts'
import type { NewHandoff } from '../../../core/knowledge/index-prompt.ts'
import { inherit } from '../../../core/knowledge/inherit.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { indexFactsOf, taskByIteration } from '../../../core/run/fold/task-commits.ts'
import { plural } from '../../../core/text/amounts.ts'
import type { OlderRun } from '../../../port/state-store.ts'
import type { Knowledge } from '../../../schema/knowledge/entry.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { readStoredHandoff } from '../prepare/stored-iteration.ts'

interface Heritage {
  readonly from: string
  readonly entries: readonly Knowledge[]
}

/**
 * The knowledge of the plan in `knowledge-from`, if the run has not inherited it yet. `run`: null before the start.
 * Throws RalphError KNOWLEDGE_FROM_MISSING if that plan has no state.
 */
export async function readHeritage(
  { olderRun, show }: Pick<Ports, 'olderRun' | 'show'>,
  { settings: { 'knowledge-from': from } }: JobSettings,
  run: Pick<RunState, 'inherited'> | null,
): Promise<Heritage | undefined> {
  if (from === undefined || run?.inherited.includes(from)) return undefined
  const entries = await olderRun(from, (run) =>
    withLastHandoffs(run, ({ message }) => show({ kind: 'warning', text: `${from}: ${message} It is left out.` })),
  )
  if (entries) return { from, entries }
  throw new RalphError({
    code: 'KNOWLEDGE_FROM_MISSING',
    message: `knowledge-from names the plan ${from}, which has no state here or at origin.`,
    hint: '`ralph list` lists the runs; write the name of a plan, not of its file, or remove the setting.',
  })
}

export function inheritKnowledge(
  { show }: Pick<Ports, 'show'>,
  { settings: { mode } }: JobSettings,
  { ledger, heritage }: { ledger: Ledger; heritage: Heritage | undefined },
): void {
  if (heritage === undefined) return
  const { from } = heritage
  const { entries, leftOut } = inherit(ledger.state.knowledge, heritage.entries, from)
  ledger.record({
    type: 'knowledge_inherited',
    from,
    entries: [...entries],
    ...(leftOut > 0 && { left_out: leftOut }),
  })
  const learned = entries.filter(({ by }) => by === null).length
  if (learned === 0 || mode !== 'handoff-only') return
  show({
    kind: 'note',
    text: `Prompts include what people said in it; ${plural(learned, 'entry that an agent', 'entries that agents')} learned ${learned === 1 ? 'is' : 'are'} in them with \`mode: handoff-plus-index\`.`,
  })
}

/**
 * A finished plan's last handoffs were never indexed, so their fields are taken, as with `indexer: fields`. An invalid
 * handoff excludes no other.
 */
async function withLastHandoffs(
  { state, readPast }: OlderRun,
  onFault: (fault: RalphError) => void,
): Promise<readonly Knowledge[]> {
  const taught = taskByIteration(state)
  const unknown = [...taught.keys()].filter((one) => one > state.compaction.through).sort((a, b) => a - b)
  const paths = unknown.map((one) => iterationPath(one, 'handoff.json'))
  const contents = new Map((await readPast(paths, onFault)).map((content, index) => [paths[index], content]))
  const handoffs = await Promise.all(unknown.map((one) => readStoredHandoff(async (path) => contents.get(path), one)))
  const handoffsByFields = unknown.flatMap((iteration, index) => {
    const stored = handoffs[index]
    const origin = { iteration, task: taught.get(iteration) ?? '' }
    return stored && stored.source !== 'synthetic' ? [{ ...origin, handoff: stored.handoff }] : []
  })
  // An agent that keeps the index closes its open points itself.
  const closes = !('index' in state.around || 'post' in state.around)
  const withHandoffs = (index: readonly Knowledge[], added: readonly NewHandoff[]) =>
    indexOfFields(index, { handoffs: added, closes, ...indexFactsOf(state) })
  const withAll = withHandoffs(state.knowledge, handoffsByFields)
  if (withAll.kind === 'applied') return withAll.index
  return handoffsByFields.reduce((index: readonly Knowledge[], one) => {
    const applied = withHandoffs(index, [one])
    return applied.kind === 'applied' ? applied.index : index
  }, state.knowledge)
}
