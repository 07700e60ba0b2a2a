import type { Plan } from '../../../schema/plan/plan.ts'
import { oneLine } from '../../text/one-line.ts'
import { withEdits } from '../../text/text-edit.ts'
import type { Fault } from '../lint/fault.ts'
import { duplicateKeys, type JsonDocument, parseDocument } from './json/json-syntax.ts'
import { planOfJson } from './json/read-plan.ts'
import { planOfLoose } from './loose/read-loose.ts'
import { type OutlineLine, outline } from './markdown/outline.ts'
import { outsideLinks, outsideLinksIn } from './markdown/outside-links.ts'
import { planOfPrd } from './prd/read-prd.ts'
import { chooseDraft, isOtherList } from './read/choose-draft.ts'
import { type Draft, type JudgedPlan, judgeDraft, refusedText } from './read/draft.ts'
import { foreignFile } from './read/foreign-file.ts'
import { mergeMarkers } from './read/merge-markers.ts'
import type { PlanFacts } from './read/plan-facts.ts'
import { defaultReadOptions, type PlanFormat, planFormats, type ReadOptions } from './read/read-options.ts'
import { lineIndex, sourceText } from './read/source-text.ts'
import { planOfSpecKit } from './spec-kit/read-spec-kit.ts'
import { planOfStrict } from './strict/read-strict.ts'
import { planOfTaskMaster } from './task-master/read-task-master.ts'
import { taskPart } from './write/write-markdown.ts'

/** A plan as somebody wrote it. */
export interface PlanBytes {
  /** The path as the user wrote it: for messages, and for the plan's name where it has none. */
  readonly file: string
  readonly bytes: Uint8Array
  readonly options?: ReadOptions
}

export interface ReadPlan extends JudgedPlan {
  /** The format that was found; undefined where the text was not read as far as that. */
  readonly format?: string | undefined
  /** Line of its first task. */
  readonly begins?: number
  /** How the file says that a task is done already, where it is not by `"status": "done"`. */
  readonly doneBy?: string | undefined
  /** Fields for which a plan has no place. */
  readonly leftOut?: readonly string[] | undefined
  /** Headings that were read as context. */
  readonly context?: readonly { readonly line: number; readonly text: string }[]
}

/** Never throws, and the same text is the same plan. Undefined where the document is of another format. */
type Reader<Document> = (
  document: Document,
  context: { file: string; options: ReadOptions; text: string },
) => Draft | undefined

interface Format<Document> {
  readonly name: Exclude<PlanFormat, 'auto' | 'bmad'>
  /** As people know it. */
  readonly title: string
  readonly read: Reader<Document>
}

/** From the most special to the most general; the last one takes every document, and says in its findings why it is no plan. */
const jsonFormats: readonly Format<JsonDocument>[] = [
  { name: 'prd.json', title: 'prd.json', read: planOfPrd },
  { name: 'task-master', title: 'Task Master', read: (document, { options }) => planOfTaskMaster(document, options) },
  { name: 'plan.json', title: 'plan.json', read: planOfJson },
]
const markdownFormats: readonly Format<readonly OutlineLine[]>[] = [
  {
    name: 'queue',
    title: 'Markdown plan',
    read: (lines, { options, text }) => planOfStrict(lines, options, { text, writeTask: taskPart }),
  },
  { name: 'spec-kit', title: 'spec-kit tasks', read: planOfSpecKit },
  { name: 'markdown', title: 'Markdown', read: planOfLoose },
]

/** The name by which a setting knows the format of a plan that was read. */
export const formatNamed = (title: string | undefined): PlanFormat =>
  title === 'BMAD' ? 'bmad' : ([...jsonFormats, ...markdownFormats].find((one) => one.title === title)?.name ?? 'auto')

/** The only way from a file to a plan. An issue is read by `planOfIssue`: its parser of Markdown is half a megabyte. */
export function readPlan({ file, bytes, options = defaultReadOptions }: PlanBytes): ReadPlan {
  const read = draftOf({ file, bytes, options })
  if ('refused' in read) return refusedText(read.refused, read.text)
  const { draft, text } = read
  const { format, doneBy, leftOut, context = [] } = draft
  const lineOf = lineIndex(text)
  const headings = context.map((heading) => ({ line: lineOf(heading.offset).line, text: heading.text }))
  const begins = lineOf(draft.placeOf(['tasks', 0]).offset).line
  return { ...judgeDraft(draft, text, file), format, begins, doneBy, leftOut, context: headings }
}

type Read =
  | { readonly draft: Draft; readonly text: string }
  | { readonly refused: readonly Fault[]; readonly text?: string }

function draftOf({ file, bytes, options }: Required<PlanBytes>): Read {
  const text = sourceText(bytes, file)
  if (typeof text !== 'string') return { refused: [text] }
  const unmerged = mergeMarkers(text)
  if (unmerged.length > 0) return { refused: unmerged, text }
  const context = { file, options, text }
  if (isJson(text, file)) {
    const document = parseDocument(text)
    if (Array.isArray(document)) return { refused: document, text }
    const foreign = (options.format ?? 'auto') === 'auto' ? foreignFile(file, document.value) : undefined
    if (foreign) return { refused: [foreign], text }
    return {
      text,
      draft: draftBy(jsonFormats, document, {
        ...context,
        also: [...duplicateKeys(document.root), ...outsideLinksIn(text, file)],
      }),
    }
  }
  const lines = outline(text)
  return { text, draft: draftBy(markdownFormats, lines, { ...context, also: outsideLinks(lines, file) }) }
}

/** A Markdown document may begin with a link or a box. */
const isJson = (text: string, file: string): boolean =>
  /\.json$/i.test(file) || /^\s*(?:\{|\[\s*(?:[{"]|\]\s*$))/.test(text)

function draftBy<Document>(
  formats: readonly Format<Document>[],
  document: Document,
  { also, ...context }: { also: readonly Fault[]; file: string; options: ReadOptions; text: string },
): Draft {
  const named = context.options.format ?? 'auto'
  if (named === 'auto') {
    const read = formats.flatMap(({ name, read }) => {
      const draft = read(document, context)
      return draft ? [{ name, draft }] : []
    })
    const { draft, faults } = chooseDraft(read, context.file)
    return { ...draft, faults: [...also, ...faults] }
  }
  const draft = formats.find(({ name }) => name === named)?.read(document, context)
  return draft ? { ...draft, faults: [...also, ...draft.faults.map(besideNamed)] } : ofOtherFormat(named, context)
}

/** Whoever names the format has decided which of several lists counts. */
const besideNamed = (fault: Fault): Fault => (isOtherList(fault) ? { ...fault, severity: 'warning' } : fault)

const ofOtherFormat = (format: PlanFormat, { file }: { file: string }): Draft => ({
  format,
  value: undefined,
  faults: [
    {
      severity: 'error',
      code: 'PLAN_FORMAT',
      at: [],
      offset: 0,
      message: `${file} is not written in the format ${format}, which is the one of its run or was named.`,
      remedy: `Write it in that format, or name another with --format: ${planFormats.filter((name) => name !== format).join(', ')}.`,
    },
  ],
  placeOf: () => ({ at: [], offset: 0 }),
})

/** A document as it lies in a tree: what of a run's plan stands there, and how the run's facts are written into it. */
export interface PlanDocument {
  /** Ids of its tasks. */
  readonly ids: ReadonlySet<string>
  readonly plan: Plan
  readonly times: Draft['times']
  /** The bytes with the facts in them; undefined where it says them all. Every byte that no fact concerns stays. */
  readonly write: (facts: PlanFacts) => Uint8Array | undefined
  /** Of these facts those for which the format has no place, in words. */
  readonly unsaid: (facts: PlanFacts) => readonly string[]
}

/** For who writes into it; `why` where nobody can: it is no plan at the moment. Undefined where its format holds no facts. */
export function planDocument(file: PlanBytes): PlanDocument | { readonly why: string } | undefined {
  const found = judgedText({ options: defaultReadOptions, ...file })
  if ('why' in found) return found
  const { text, plan, edits, tells, times } = found
  const ids = new Set(plan.tasks.map(({ id }) => id))
  return edits && { ids, plan, times, ...writing(file, { text, ids, edits, tells }) }
}

type Judged =
  | ({ readonly plan: Plan; readonly text: string } & Pick<Draft, 'edits' | 'tells' | 'times'>)
  | { readonly why: string }

function judgedText(file: Required<PlanBytes>): Judged {
  const read = draftOf(file)
  const { plan, findings } =
    'refused' in read ? refusedText(read.refused, read.text) : judgeDraft(read.draft, read.text, file.file)
  if (plan && !('refused' in read)) {
    const { edits, tells, times } = read.draft
    return { plan, text: read.text, edits, tells, times }
  }
  const fault = findings.find(({ severity }) => severity === 'error')
  return { why: `${fault?.line ? `line ${fault.line}: ` : ''}${fault?.message ?? 'it is no plan'}` }
}

/**
 * Read again before it counts: not every format has a place for every new task, and a document that is no plan any more, or
 * another one, would be worse than one that says less.
 */
function writing(
  file: PlanBytes,
  {
    text,
    ids,
    edits,
    tells,
  }: { text: string; ids: ReadonlySet<string>; edits: NonNullable<Draft['edits']>; tells: Draft['tells'] },
): Pick<PlanDocument, 'write' | 'unsaid'> {
  const after = (facts: PlanFacts): string => withEdits(text, edits(facts))
  const holds = (bytes: Uint8Array, added: PlanFacts['added']): boolean => {
    const again = judgedText({ options: defaultReadOptions, ...file, bytes })
    const wanted = new Set([...ids, ...added.map(({ task }) => task.id)])
    return (
      'plan' in again && again.plan.tasks.length === wanted.size && again.plan.tasks.every(({ id }) => wanted.has(id))
    )
  }
  const waitsIn = (said: string): ReadonlyMap<string, string> => {
    const again = judgedText({ options: defaultReadOptions, ...file, bytes: encoded(said, file.bytes) })
    return new Map('plan' in again ? again.plan.tasks.map((task) => [task.id, waitsOf(task)]) : [])
  }
  const takes = (facts: PlanFacts): boolean =>
    facts.added.length > 0 && holds(encoded(after(facts), file.bytes), facts.added)
  return {
    write: (facts) => {
      const all = takes(facts)
      const said = after(all ? facts : { ...facts, added: [] })
      const bytes = said === text ? undefined : encoded(said, file.bytes)
      return bytes && (all || holds(bytes, [])) ? bytes : undefined
    },
    unsaid: (facts) => {
      const { added, changed, discovered } = facts
      const news = takes(facts) ? [] : added.map(({ task }) => `${task.id} was added: ${oneLine(task.title, 200)}`)
      if (tells === 'below Discovered') return news
      const written = new Set(tells?.inFields)
      const again = tells && changed.some(({ fields }) => fields.includes('depends_on')) ? waitsIn(after(facts)) : none
      const isTold = ({ task, fields }: PlanFacts['changed'][number]): boolean =>
        fields.every((name) => written.has(name)) &&
        // Not every list can say every order.
        (!fields.includes('depends_on') || again.get(task.id) === waitsOf(task))
      const untold = changed.filter((one) => !isTold(one))
      return [...news, ...untold.map(({ line }) => line), ...discovered]
    },
  }
}

const none: ReadonlyMap<string, string> = new Map()
const waitsOf = ({ depends_on }: Plan['tasks'][number]): string => JSON.stringify([...new Set(depends_on)].sort())

/** With the byte order mark that the file had. */
export function encoded(text: string, before: Uint8Array): Uint8Array {
  const hasMark = before[0] === 0xef && before[1] === 0xbb && before[2] === 0xbf
  return new TextEncoder().encode(hasMark ? `\ufeff${text}` : text)
}
