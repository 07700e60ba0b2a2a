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
import { storedHandoff } from '../prepare/stored-iteration.ts'

/** What the plan of `knowledge-from` knows. */
interface Heritage {
  readonly from: string
  readonly entries: readonly Knowledge[]
}

/**
 * What a run is to take over, once: what the plan of `knowledge-from` knows, with what its last handoffs say that its index does
 * not know yet. `run`: where the run stands; null of one that is about to begin. Throws RalphError KNOWLEDGE_FROM_MISSING where
 * that plan has no state.
 */
export async function heritageOf(
  { olderRun }: Pick<Ports, 'olderRun'>,
  { settings: { 'knowledge-from': from } }: JobSettings,
  run: Pick<RunState, 'inherited'> | null,
): Promise<Heritage | undefined> {
  if (from === undefined || run?.inherited.includes(from)) return undefined
  const entries = await olderRun(from, withLastHandoffs)
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
 * Nobody calls a model for what a plan learned last, since nobody knows at its end whether another one follows: the heir takes the
 * fields of those handoffs, as `indexer: fields` does. One that breaks a rule costs no other.
 */
async function withLastHandoffs({ state, readPast }: OlderRun): Promise<readonly Knowledge[]> {
  const taught = taskByIteration(state)
  const unknown = [...taught.keys()].filter((one) => one > state.compaction.through).sort((a, b) => a - b)
  const paths = unknown.map((one) => iterationPath(one, 'handoff.json'))
  const contents = new Map((await readPast(paths)).map((content, at) => [paths[at], content]))
  const handoffs = await Promise.all(unknown.map((one) => storedHandoff(async (path) => contents.get(path), one)))
  const said = unknown.flatMap((iteration, at) => {
    const stored = handoffs[at]
    const own = { iteration, task: taught.get(iteration) ?? '' }
    return stored && stored.source !== 'synthetic' ? [{ ...own, handoff: stored.handoff }] : []
  })
  // What an agent keeps as open it knows why.
  const closes = !('index' in state.around || 'post' in state.around)
  const after = (index: readonly Knowledge[], added: readonly NewHandoff[]) =>
    indexOfFields(index, { handoffs: added, closes, ...indexFactsOf(state) })
  const all = after(state.knowledge, said)
  if (all.kind === 'applied') return all.index
  return said.reduce((index: readonly Knowledge[], one) => {
    const applied = after(index, [one])
    return applied.kind === 'applied' ? applied.index : index
  }, state.knowledge)
}
