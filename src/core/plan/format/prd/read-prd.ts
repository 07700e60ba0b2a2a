import type { Node } from 'jsonc-parser'
import { z } from 'zod'
import { CheckKind } from '../../../../schema/check/check.ts'
import { type Fault, type Path, printPath, quoteValue } from '../../lint/fault.ts'
import { entryOf } from '../json/json-edits.ts'
import { entriesOf, type JsonDocument, membersOf, offsetAt } from '../json/json-syntax.ts'
import { type Draft, unplacedIn } from '../read/draft.ts'
import { shapeFaults } from '../read/plan-shape.ts'
import { salvaged } from '../read/salvage.ts'
import { parseStatus } from '../read/status-words.ts'
import { holdsEntries, type MemberAccount, unplacedMembers } from '../read/unplaced-members.ts'
import { type FoundStories, findStories } from './find-stories.ts'
import { clashes, leftOut, type NamedDocument, placeIn, writtenAs } from './named-document.ts'
import { withoutNote } from './notes.ts'
import { prdEdits, writtenFields } from './prd-edits.ts'
import { planSpellings, type StoryField, spelled, storySpellings, storyStatus, storyWords } from './spellings.ts'

/** Story fields by plan field. */
const fields: Readonly<Record<string, StoryField>> = {
  acceptance_criteria: 'acceptanceCriteria',
  depends_on: 'dependencies',
  order: 'priority',
}

/** `prd.json`: user stories with `passes`, recognized by the list of stories. Undefined for other documents. */
export function planOfPrd(document: JsonDocument): Draft | undefined {
  const { value, root, text } = document
  const storyList = findStories(document)
  if (storyList === undefined) return undefined
  const written = writtenAs(value, storyList.list)
  const parsed = Prd.safeParse(written.value)
  const pathInDocument = (path: Path): Path => placeIn(path, written)
  const faults: Fault[] = parsed.success
    ? []
    : shapeFaults({ issues: moved(parsed.error.issues, pathInDocument) }, value)
  const prd = parsed.success ? parsed.data : (salvaged(written.value, parsed.error) as z.infer<typeof Prd>)
  const ownFaults = [...faults, ...storyList.faults, ...clashes(written), ...statusFaults(prd, written)]
  const unknown = unplacedMembers(accountsOf(document, storyList), new Set((prd.userStories ?? []).map(({ id }) => id)))
  return {
    format: 'prd.json',
    value: planOf(prd),
    faults: [...ownFaults.map((fault) => ({ ...fault, offset: offsetAt(root, fault.at) })), ...unknown],
    list: storyList.list,
    ...unplacedIn([...unknown, ...storyList.faults]),
    placeOf: (path) => {
      const there = placeOf(path, written)
      return { at: there, offset: offsetAt(root, there) }
    },
    doneBy: doneBy(prd),
    leftOut: leftOut(value, written),
    tells: { inFields: writtenFields },
    edits: (facts) =>
      prdEdits(text, root, { facts, list: storyList.list, ids: (prd.userStories ?? []).map(({ id }) => id) }),
    times: timesOf(prd),
  }
}

/** Fields that loops write for themselves. */
const ownFields = ['epicId', 'stats', '$schema']
const storyNames = Object.values(storySpellings).flat()
const inStory = {
  ...{
    whose: 'story',
    knownNames: new Set<string>([...storyNames, ...ownFields]),
    suggestions: storyNames,
    orderField: 'dependencies',
  },
}
/** Any fields are allowed beside the stories, except another list of stories. */
const inDocument = {
  ...{
    whose: 'prd.json',
    knownNames: new Set<string>(Object.values(planSpellings).flat()),
    suggestions: [],
    orderField: '',
  },
  reports: 'errors' as const,
}

function accountsOf({ root }: JsonDocument, { list, faults }: FoundStories): MemberAccount[] {
  // A second list of stories is reported already.
  const reportedPaths = new Set(faults.map(({ at }) => printPath(at)))
  const holder = list.slice(0, -1).reduce<Node | undefined>((node, name) => entryOf(node, String(name)), root)
  const stories = list.length === 0 ? (root.children ?? []) : entriesOf(holder, String(list.at(-1)))
  const beside =
    list.length === 0
      ? []
      : [{ node: root, at: [] as Path }, ...(list.length > 1 ? [{ node: holder, at: list.slice(0, -1) }] : [])]
  return [
    ...beside.map(({ node, at }) => ({
      ...{ ...inDocument, knownNames: new Set([...inDocument.knownNames, String(list[at.length])]) },
      ...{
        at,
        members: membersOf(node).filter(
          ({ name, value }) => holdsEntries(value) && !reportedPaths.has(printPath([...at, name])),
        ),
      },
    })),
    ...stories.map((story, index) => ({ ...inStory, at: [...list, index], members: membersOf(story) })),
  ]
}

/** With the document's own names of fields. */
const moved = (issues: readonly z.core.$ZodIssue[], at: (path: Path) => Path) =>
  issues.map((issue) => ({
    ...issue,
    path: [...at(issue.path.map((name) => (typeof name === 'number' ? name : String(name))))],
  }))

/** `passes` decides; a contradicting status or time of completion is reported. */
function statusFaults({ userStories = [] }: z.infer<typeof Prd>, { list, stories }: NamedDocument): Fault[] {
  return userStories.flatMap((story, index): Fault[] => {
    const { passes, status, completedAt } = story
    if (
      status === undefined &&
      typeof completedAt === 'string' &&
      completedAt.trim() !== '' &&
      statusOf(story) === 'pending'
    ) {
      const name = spelled(stories[index], storySpellings.completedAt) ?? 'completedAt'
      const message = `The story has ${quoteValue(name)}, and nothing says that it is done.`
      const remedy = `If it is, write "passes": true; else remove "${name}". It counts as open.`
      return [{ severity: 'warning', code: 'PLAN_STATUS_DIFFERS', at: [...list, index, name], message, remedy }]
    }
    if (status === undefined) return []
    const path = [...list, index, 'status']
    const means = parseStatus(status, { at: path, offset: 0 }, storyWords)
    if (typeof means !== 'string')
      return [
        passes === undefined
          ? means
          : { ...means, severity: 'warning', remedy: `${means.remedy} "passes" counts here.` },
      ]
    if (passes === undefined || passes === (means === 'done')) return []
    const name = spelled(stories[index], storySpellings.passes) ?? 'passes'
    const message = `The story's status is ${quoteValue(status)}, but "${name}" is ${passes}.`
    return [
      {
        severity: 'warning',
        code: 'PLAN_STATUS_DIFFERS',
        at: path,
        message,
        remedy: `Fix the one that is wrong; "${name}" counts.`,
      },
    ]
  })
}

function statusOf({ passes, status }: z.infer<typeof Story>) {
  const means = storyStatus(status) ?? 'pending'
  if (passes === undefined) return means
  if (passes) return 'done'
  return means === 'skipped' ? 'skipped' : 'pending'
}

function planOf({ project, branchName, description, config, userStories }: z.infer<typeof Prd>) {
  const name = branchName === undefined ? undefined : nameOfBranch(branchName)
  const { maxIterations, stuckThreshold, qualityGates = {} } = config ?? {}
  const checks = Object.entries(qualityGates).flatMap(([gate, run]) => (run?.trim() ? [checkOf(gate, run)] : []))
  return {
    ...(name !== undefined && { name }),
    ...(project !== undefined && { project }),
    ...(branchName !== undefined && { branch: branchName }),
    ...(description?.trim() && { context: description }),
    ...(maxIterations !== undefined && { max_iterations: maxIterations }),
    ...(checks.length > 0 && { checks }),
    tasks: userStories?.map((story) => ({
      id: story.id,
      title: story.title,
      description: [story.description, noteOf(story.notes ?? '')].filter(Boolean).join('\n\n'),
      acceptance_criteria: story.acceptanceCriteria ?? [],
      depends_on: story.dependencies ?? [],
      status: statusOf(story),
      ...(story.priority !== undefined && { order: story.priority }),
      ...(story.attempts !== undefined && { retry_count: story.attempts }),
      ...(stuckThreshold !== undefined && { max_retries: stuckThreshold - 1 }),
    })),
  }
}

function doneBy({ userStories = [] }: z.infer<typeof Prd>): string {
  const byStatus = userStories.find(({ passes, status }) => passes === undefined && storyStatus(status) === 'done')
  return byStatus ? `"status": ${quoteValue(byStatus.status)}` : '"passes": true'
}

const timesOf = ({ userStories = [] }: z.infer<typeof Prd>): ReadonlyMap<string, string> =>
  new Map(userStories.flatMap(({ id, completedAt }) => (typeof completedAt === 'string' ? [[id, completedAt]] : [])))

const noteOf = (notes: string): string => withoutNote(notes) && `Notes: ${withoutNote(notes)}`

/** A gate with the name of a kind of check is of that kind. */
function checkOf(gate: string, run: string) {
  const kind = CheckKind.safeParse(gate)
  return { name: gate, run, ...(kind.success && { kind: kind.data }) }
}

/** Loops identify a run by its branch; their files all have the same name. */
function nameOfBranch(branch: string): string | undefined {
  const words = branch.replace(/^ralph\//, '').match(/[A-Za-z0-9][A-Za-z0-9._-]*/g)
  return words?.join('-').slice(0, 64)
}

/** The document's path of a plan's field. */
function placeOf(path: Path, written: NamedDocument): Path {
  const [first, index, field, ...rest] = path
  if (first === 'branch' || first === 'name') return placeIn(['branchName'], written)
  if (first === 'checks') return placeIn(['config', 'qualityGates'], written)
  if (first === 'max_iterations') return placeIn(['config', 'maxIterations'], written)
  if (first !== 'tasks') return placeIn(path, written)
  const name = field === undefined ? [] : [fields[String(field)] ?? field]
  return placeIn(['userStories', ...(index === undefined ? [] : [index]), ...name, ...rest], written)
}

/** The fields that decide what is done; all others belong to the tool that wrote them. */
const Story = z.object({
  id: z.string(),
  epicId: z.string().optional(),
  title: z.string().min(1),
  description: z.string().optional(),
  acceptanceCriteria: z.array(z.string()).optional(),
  priority: z.number().optional(),
  passes: z.boolean().optional(),
  status: z.string().optional(),
  attempts: z.int().nonnegative().optional(),
  notes: z.string().optional(),
  completedAt: z.unknown().optional(),
  dependencies: z.array(z.union([z.string(), z.int().transform(String)])).optional(),
})

/** `prd.json` of the BMAD loop and its predecessors. */
const Prd = z.object({
  project: z.string().optional(),
  branchName: z.string().min(1).optional(),
  description: z.string().optional(),
  config: z
    .object({
      maxIterations: z.int().positive().optional(),
      stuckThreshold: z.int().positive().optional(),
      qualityGates: z.record(z.string(), z.string().nullable()).optional(),
    })
    .optional(),
  userStories: z.array(Story),
})
