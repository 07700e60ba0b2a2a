import type { ProgressEntry, ProgressLog } from '../../../schema/run/progress-log.ts'
import { formatUtc } from '../../text/amounts.ts'
import { agentLine, inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import type { Block } from '../document/block.ts'
import { markdownOf } from '../document/markdown.ts'
import { progressEntries } from '../facts/progress-log.ts'
import type { TaskRow } from '../facts/task-rows.ts'
import { taskTable } from '../section/progress.ts'

/** `progress-log.md`: the table of tasks, then a block for each of the newest successful iterations. */
export function progressLogMarkdown(
  log: ProgressLog,
  context: { plan: string; rows: readonly TaskRow[]; omitted?: string | null },
): string {
  const { total_tasks, completed, pending, failed, skipped, given_up } = log.plan_summary
  const writtenByPeople = new Set(context.rows.flatMap(({ id, isAgents }) => (isAgents ? [] : [id])))
  const counts = `${completed} of ${total_tasks} tasks done, ${pending} pending, ${failed} failed, ${skipped} skipped${given_up > 0 ? `, ${given_up} given up` : ''}`
  const text = markdownOf([
    '# Progress log',
    `Plan ${context.plan}: ${counts}. As of ${formatUtc(log.generated_at)}.`,
    taskTable(context.rows),
    context.omitted ?? '',
    '---',
    log.entries.length === 0 ? 'No iteration has succeeded yet.' : '',
    ...log.entries.map((entry) => iterationPart(entry, writtenByPeople)),
    log.entries.length === progressEntries ? olderNote : '',
  ])
  return `${text}\n`
}

const olderNote =
  'Every success, including older ones, is a file next to its iteration: `iterations/<thousand>/<iteration>/progress.json`.'

function iterationPart(entry: ProgressEntry, people: ReadonlySet<string>): Block {
  const title = people.has(entry.task_id) ? inlineMarkdown(entry.title, 500) : agentLine(entry.title, 500)
  const more = entry.files_total - entry.files_changed.length
  return {
    title: `${entry.task_id}: ${title} (iteration ${entry.iteration}, ${formatUtc(entry.timestamp)})`,
    blocks: [
      `**Summary:** ${line(entry.summary)}`,
      entry.fully_complete ? '' : 'The checks passed, but the agent says that the task is not complete yet.',
      {
        head: ['File', 'Action'],
        rows: entry.files_changed.map(({ path, action }) => [agentLine(path, 200), action]),
      },
      more > 0 ? `And ${more} more files.` : '',
      ...list('Tests added', entry.tests_added, ({ file, test_names }) => [file, test_names.join('; ')]),
      ...list('Design decisions', entry.design_decisions, (decision) => [decision, '']),
      ...list('Constraints', entry.constraints, ({ constraint, impact }) => [constraint, impact]),
      ...list('Deviations', entry.deviations, ({ planned, actual, reason }) => [`${planned} → ${actual}`, reason]),
      ...list('Bugs', entry.bugs, ({ description, resolution, resolved }) => [
        `${resolved ? 'resolved' : 'open'}: ${description}`,
        resolution,
      ]),
    ],
  }
}

/** Empty without items; `rest` is optional. */
function list<T>(name: string, items: readonly T[], words: (item: T) => readonly [string, string]): Block[] {
  const lines = items.map(words).map(([text, rest]) => `${line(text)}${rest === '' ? '' : `: ${line(rest)}`}`)
  return lines.length === 0 ? [] : [`**${name}:**`, { list: lines }]
}

const line = (text: string): string => agentLine(text, 500)
