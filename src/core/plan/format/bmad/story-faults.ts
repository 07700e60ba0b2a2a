import type { TaskStatus } from '../../../../schema/plan/plan.ts'
import { plural } from '../../../text/amounts.ts'
import { type Fault, type Path, quoteValue } from '../../lint/fault.ts'
import { bareText } from '../account/bare-text.ts'
import { boxLike, boxLikeLine } from '../account/box-like.ts'
import { bmadStatus } from './bmad-status.ts'
import { storyNumber } from './folder.ts'
import type { SprintStatus, StoryRow } from './sprint-status.ts'
import { isOver, type Story, type StoryFile } from './stories.ts'

/** A story cannot begin if it waits for an unfinished story outside the scope. */
export function dependencyFaults({ rows }: SprintStatus, stories: readonly Story[]): Fault[] {
  const chosenKeys = new Set(stories.map(({ row }) => row.key))
  const rowByKey = new Map(rows.map((row) => [row.key, row]))
  return stories.flatMap(({ row, status }) =>
    row.dependencies.flatMap((key): Fault[] => {
      const dependency = rowByKey.get(key)
      if (chosenKeys.has(key) || dependency === undefined || isOver(dependency) || status === 'done') return []
      const message = `Story ${quoteValue(row.key)} waits for ${quoteValue(key)}, which plan-scope leaves out and which is not done.`
      return [
        {
          severity: 'error',
          code: 'PLAN_SCOPE',
          at: [row.key],
          offset: row.offset,
          message,
          remedy: 'Add it to plan-scope, or do it first.',
        },
      ]
    }),
  )
}

/** Faults of a story's sources. */
export function storyFaults(
  { row, text, file, status }: Story,
  { anyFile: hasFiles, linked }: { anyFile: boolean; linked: ReadonlySet<string> },
): Fault[] {
  if (status !== 'pending' && status !== 'in_progress') return statusFaults(row, file, status)
  const path: Path = [row.key]
  const { offset } = row
  const faults: Fault[] = [...statusFaults(row, file, status), ...sizeFaults(row)]
  if (linked.has(storyNumber(row.key))) return faults
  if (row.file !== undefined && file?.path !== row.file && !file?.path.endsWith(row.file.replace(/^\.\//, ''))) {
    const message = `Story ${quoteValue(row.key)} names the file ${quoteValue(row.file)}, which does not exist.`
    return [
      ...faults,
      {
        severity: 'error',
        code: 'PLAN_STORY_FILE',
        at: path,
        offset,
        message,
        remedy: 'Write the file, or correct its name.',
      },
    ]
  }
  if (file !== undefined) return faults
  const remedy = `Write ${row.key}.md beside the other stories (create-story does that), or leave the story out with plan-scope.`
  if (text === undefined && row.title === undefined) {
    const message = `Story ${quoteValue(row.key)} is listed, but no file and no epic describes it.`
    return [...faults, { severity: 'error', code: 'PLAN_STORY_FILE', at: path, offset, message, remedy }]
  }
  if (!hasFiles || !/ready|progress/i.test(String(row.status))) return faults
  const message = `Story ${quoteValue(row.key)} is ${String(row.status)}, but it has no file, so the agent gets only what ${text ? 'the epics say' : 'the list says'}.`
  return [...faults, { severity: 'warning', code: 'PLAN_STORY_FILE', at: path, offset, message, remedy }]
}

function statusFaults(row: StoryRow, file: StoryFile | undefined, status: TaskStatus): Fault[] {
  const fileStatus = file?.text.status
  if (!file || !fileStatus || row.file === file.path) return []
  const statusInFile = bmadStatus(fileStatus.word, { at: [row.key, 'status'], offset: fileStatus.offset })
  if (statusInFile === status || typeof statusInFile !== 'string')
    return typeof statusInFile === 'string' ? [] : [{ ...statusInFile, file: file.path }]
  const isOpen = (status: TaskStatus): boolean => status === 'pending' || status === 'in_progress'
  if (isOpen(statusInFile) && isOpen(status)) return []
  const message = `The story file says ${quoteValue(fileStatus.word)}, but the list says ${quoteValue(row.status)} for ${row.key}.`
  return [
    {
      severity: 'warning',
      code: 'PLAN_STATUS_DIFFERS',
      at: [row.key],
      file: file.path,
      offset: fileStatus.offset,
      message,
      remedy: 'Fix the one that is wrong; the list counts.',
    },
  ]
}

/** By the method's own scale, a larger story is an epic. */
const maxPoints = 13

const sizeFaults = ({ key, points, offset }: StoryRow): Fault[] =>
  points === undefined || points < maxPoints
    ? []
    : [
        {
          severity: 'warning',
          code: 'PLAN_TASK_TOO_LARGE',
          at: [key],
          offset,
          message: `Story ${quoteValue(key)} has ${points} points; a story should fit in one agent call.`,
          remedy: 'Split it into smaller stories.',
        },
      ]

/** Unclear boxes of an open story, and open boxes in sections that no agent gets. */
export function boxFaults({ row, text, file, status }: Story): Fault[] {
  if (!text || !file || (status !== 'pending' && status !== 'in_progress')) return []
  const location = { severity: 'warning', at: [row.key], file: file.path } as const
  const unclear = text.tasks.flatMap(({ text: line, isItem, ticked, offset }): Fault[] => {
    const box = ticked !== undefined ? undefined : isItem ? boxLike(line) : boxLikeLine(bareText(line))
    if (!box?.isSure) return []
    const message = `It is not clear whether this part of the story is done: ${quoteValue(box.mark)} before ${quoteValue(box.title)}.`
    return [
      {
        ...location,
        code: 'PLAN_UNCLEAR',
        offset,
        message,
        remedy: 'Write "- [ ] " if it is open, "- [x] " if it is done.',
      },
    ]
  })
  const [first] = text.leftOutBoxes
  if (!first) return unclear
  const count = text.leftOutBoxes.length
  const message = `${plural(count, 'open check box', 'open check boxes')} of this story ${count === 1 ? 'stands' : 'stand'} in a part that no agent gets, such as ${quoteValue(first.text)}.`
  const remedy = 'Move what should be done below "## Tasks".'
  return [...unclear, { ...location, code: 'PLAN_UNPLACED', offset: first.offset, message, remedy }]
}
