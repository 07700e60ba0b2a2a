import { plural } from '../../../text/amounts.ts'
import { firstThree } from '../../../text/one-line.ts'
import { type Fault, quoteValue } from '../../lint/fault.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { bmadStatus } from './bmad-status.ts'
import { stemOf, storyNumber } from './folder.ts'
import type { StoryRow } from './sprint-status.ts'
import type { StoryFile } from './stories.ts'

interface StoryListing {
  readonly rows: readonly StoryRow[]
  readonly byKey: ReadonlyMap<string, StoryFile>
  /** False if only files list the stories. */
  readonly hasList: boolean
  /** True if the scope takes all stories: only then can one be missing. */
  readonly isWhole: boolean
}

/** Story files without a row. An error if such a file describes open work. */
export function unlistedFiles(files: readonly StoryFile[], listing: StoryListing): Fault[] {
  const { rows, byKey, hasList } = listing
  const usedPaths = new Set([...byKey.values()].map(({ path }) => path))
  const folders = new Set([...usedPaths].map(folderOf))
  const isBeside = ({ path }: StoryFile): boolean =>
    folders.has(folderOf(path)) || /(?:^|\/)stories\/$/i.test(folderOf(path))
  const byNumber = new Map(rows.map(({ key }) => [storyNumber(key), key]))
  return files
    .filter(
      (file) => !usedPaths.has(file.path) && (isBeside(file) || hasWork(file.text) || file.text.status !== undefined),
    )
    .map((file): Fault => {
      const isOpen = hasWork(file.text) && (hasList ? isOpenStatus(file.text) : isBeside(file))
      const severity = isOpen && listing.isWhole ? 'error' : 'warning'
      const key = byNumber.get(storyNumber(stemOf(file.path)))
      const otherFile = key === undefined ? undefined : { key, path: byKey.get(key)?.path }
      const advice = hasList ? missingRowAdvice(file, otherFile) : noStoryAdvice(file)
      return { severity, code: 'PLAN_STORY_FILE', at: [], file: file.path, offset: 0, ...advice }
    })
}

const hasWork = ({ criteria, tasks }: StoryFile['text']): boolean => criteria.length > 0 || tasks.length > 0

function missingRowAdvice({ path }: StoryFile, otherFile: { key: string; path: string | undefined } | undefined) {
  if (otherFile)
    return {
      message: `Story ${quoteValue(otherFile.key)} is told by ${otherFile.path ?? 'another file'}, so this file is left out.`,
      remedy: 'Rename this file to a number and a name of its own and add a row for it, or delete it.',
    }
  return {
    message: 'The list of stories does not mention this file, so it is left out.',
    remedy: `Add a row ${stemOf(path)} to the list, write "Status: done" if it is done, or delete the file.`,
  }
}

const noStoryAdvice = ({ text: { status } }: StoryFile) =>
  status === undefined
    ? {
        message: 'This file has no status, so it is no story of the plan.',
        remedy: 'Write a line "Status: Draft" below its title if it should be done, or "Status: Done" if it is done.',
      }
    : {
        message: 'This file has no criteria and no tasks, so it is no story of the plan.',
        remedy: 'Write what has to be done below "## Acceptance Criteria" or "## Tasks", or delete the file.',
      }

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

function isOpenStatus({ status }: StoryFile['text']): boolean {
  if (status === undefined) return false
  const meaning = bmadStatus(status.word)
  return meaning === 'pending' || meaning === 'in_progress'
}

/** `Story 1.3: …`; a bare number may name any section. */
const storyNameIn = (text: string): string | undefined =>
  /^[*_]*(?:user )?(?:story[ \t]+(\d+[a-z]?[-.]\d+[a-z]?)|(story-\d+))\b/i.exec(text)?.slice(1).find(Boolean)

/** Stories in documents of epics that are not in the plan: one finding for each document. */
export function unlistedSections(
  paths: readonly string[],
  linesOf: (path: string) => readonly OutlineLine[],
  { rows, hasList }: Pick<StoryListing, 'rows' | 'hasList'>,
): Fault[] {
  const numbers = new Set(rows.map(({ key }) => storyNumber(key)))
  return paths.flatMap((path): Fault[] => {
    const missing = linesOf(path).flatMap(({ kind, level, text, offset }) => {
      const name = (kind === 'heading' && level > 1) || kind === 'item' ? storyNameIn(text) : undefined
      return name === undefined || numbers.has(storyNumber(name)) ? [] : [{ name, offset }]
    })
    const names = [...new Set(missing.map(({ name }) => name))]
    const [first] = missing
    if (first === undefined) return []
    const verb = names.length === 1 ? 'is' : 'are'
    return [
      {
        severity: 'warning',
        code: 'PLAN_STORY_FILE',
        at: [],
        file: path,
        offset: first.offset,
        message: `${plural(names.length, 'story', 'stories')} of this document ${verb} ${hasList ? 'not in the list of stories' : 'told by no file'}, so no agent gets ${names.length === 1 ? 'it' : 'them'}: ${firstThree(names)}.`,
        remedy: hasList
          ? 'Add a row to the list for each that should be done.'
          : 'Write a file for each that should be done.',
      },
    ]
  })
}
