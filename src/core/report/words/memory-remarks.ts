import { type Knowledge, longestEntry } from '../../../schema/knowledge/entry.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { contradictionsIn } from '../../knowledge/contradictions.ts'
import { isActive, isHard } from '../../knowledge/entry.ts'
import { recordedTrigger } from '../../knowledge/record-handoff.ts'
import { maxRefusals } from '../../knowledge/trigger.ts'
import { plural } from '../../text/amounts.ts'
import { firstThree, quote } from '../../text/one-line.ts'
import { code, operatorCommand, type ReportContext } from '../../text/report-context.ts'
import type { Neutralise } from './stop-sentence.ts'

const maxNamed = 5

/**
 * A line for each remark on the knowledge: hard constraints by agents, those that an agent calls outdated,
 * contradictions, and an index without a working indexer. Each names the command that changes it.
 */
export function memoryRemarks(
  { knowledge, compaction }: Pick<RunState, 'knowledge' | 'compaction'>,
  foreign: Neutralise,
  context: ReportContext,
): string[] {
  const active = knowledge.filter(isActive)
  const hard = active.filter((entry) => isHard(entry) && entry.by === null)
  const clause = (text: string): string => foreign(text.replace(/[.\s]+$/, ''))
  const forget = ({ id }: Knowledge): string => operatorCommand(context, 'forget', id)
  const outdated = hard.filter(({ said_over }) => said_over !== null)
  const standing = hard.filter(({ said_over }) => said_over === null).toReversed()
  const replaced = ({ supersedes }: Knowledge): string => {
    const rules = knowledge.filter((entry) => supersedes.includes(entry.id) && isHard(entry))
    return rules.length === 0 ? '' : `, in the place of: ${rules.map(({ text }) => clause(text)).join(' / ')}`
  }
  return [
    ...outdated.map(
      (entry) =>
        `Iteration ${entry.said_over?.iteration} says that a hard constraint no longer holds: ${clause(entry.text)}; its reason: ${clause(entry.said_over?.why ?? '')}; ${forget(entry)} withdraws it.`,
    ),
    ...standing
      .slice(0, maxNamed)
      .map(
        (entry) =>
          `Iteration ${entry.iterations.at(-1) ?? 0} set a hard constraint for all later agents: ${clause(entry.text)}${replaced(entry)}; ${forget(entry)} withdraws it.`,
      ),
    ...(standing.length > maxNamed
      ? [
          `Agents set ${plural(standing.length - maxNamed, 'more hard constraint')}: ${code('ralph knowledge --kind constraint')}.`,
        ]
      : []),
    ...contradictionsIn(active)
      .slice(0, maxNamed)
      .map(
        ({ newer, older }) =>
          `Two entries contradict each other: ${clause(newer.text)} / ${clause(older.text)}; ${forget(older)} withdraws the older one.`,
      ),
    ...(compaction.refused >= maxRefusals
      ? [
          `The knowledge index rests on the fields of handoffs: the indexer's last ${compaction.refused} answers were refused (${foreign(compaction.refusals[0] ?? '')}). It is asked again after a ${code('ralph remember')}, a ${code('ralph forget')}, or a change of ${code('indexer')} or ${code('context-agent-model')}.`,
        ]
      : []),
  ]
}

export function knowledgeChangeInWords(event: EventOf<'knowledge_changed'>): string {
  const { entries, through, trigger, refused = [], softened = [], left_out = 0, shortened = 0, ignored = [] } = event
  const added = entries.filter(({ status }) => status === 'active').map(({ id }) => id)
  const inactive = entries.length - added.length
  const details = [
    added.length > 0 ? firstThree(added) : 'nothing new',
    ...(inactive > 0 ? [`${inactive} no longer in force`] : []),
    ...(softened.length > 0
      ? [`${softened.length} beyond the three hard constraints of one handoff are not binding`]
      : []),
    ...(left_out > 0 ? [`${left_out} more statements of that handoff are left out`] : []),
    ...(shortened > 0
      ? [
          `${plural(shortened, 'statement')} longer than ${longestEntry} characters without its end, which that handoff has`,
        ]
      : []),
    ...(ignored.length > 0 ? [`not followed: ${firstThree(ignored)}`] : []),
    ...(refused.length > 0 ? [`refused: ${firstThree(refused)}`] : []),
  ]
  const subject =
    trigger === recordedTrigger
      ? 'the knowledge index records what that handoff states'
      : `the knowledge index now covers iterations up to ${through} (${quote(trigger)})`
  return `${subject}: ${details.join('; ')}`
}
