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

export interface PlanBytes {
  /** The path as the user wrote it: for messages, and for the plan's name if it has none. */
  readonly file: string
  readonly bytes: Uint8Array
  readonly options?: ReadOptions
}

export interface ReadPlan extends JudgedPlan {
  /** Undefined if the text could not be read far enough. */
  readonly format?: string | undefined
  /** Line of the first task. */
  readonly firstTaskLine?: number
  /** How the file marks done tasks, unless by `"status": "done"`. */
  readonly doneBy?: string | undefined
  readonly leftOut?: readonly string[] | undefined
  /** Headings that became context. */
  readonly context?: readonly { readonly line: number; readonly text: string }[]
}

/** Pure, and never throws. Undefined if the document has another format. */
type Reader<Document> = (
  document: Document,
  context: { file: string; options: ReadOptions; text: string },
) => Draft | undefined

interface Format<Document> {
  readonly name: Exclude<PlanFormat, 'auto' | 'bmad'>
  readonly title: string
  readonly read: Reader<Document>
}

/** Most special first. The last one accepts every document, and its findings say why it is no plan. */
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

/** The format's setting name, by its title. */
export const formatNamed = (title: string | undefined): PlanFormat =>
  title === 'BMAD'
    ? 'bmad'
    : ([...jsonFormats, ...markdownFormats].find((format) => format.title === title)?.name ?? 'auto')

/** The only way from a file to a plan. `planOfIssue` reads issues: its Markdown parser is half a megabyte. */
export function readPlan({ file, bytes, options = defaultReadOptions }: PlanBytes): ReadPlan {
  const source = draftOf({ file, bytes, options })
  if ('refused' in source) return refusedText(source.refused, source.text)
  const { draft, text } = source
  const { format, doneBy, leftOut, context = [] } = draft
  const lineOf = lineIndex(text)
  const headings = context.map((heading) => ({ line: lineOf(heading.offset).line, text: heading.text }))
  const begins = lineOf(draft.placeOf(['tasks', 0]).offset).line
  return { ...judgeDraft(draft, text, file), format, firstTaskLine: begins, doneBy, leftOut, context: headings }
}

type ReadSource =
  | { readonly draft: Draft; readonly text: string }
  | { readonly refused: readonly Fault[]; readonly text?: string }

function draftOf({ file, bytes, options }: Required<PlanBytes>): ReadSource {
  const text = sourceText(bytes, file)
  if (typeof text !== 'string') return { refused: [text] }
  const mergeFaults = mergeMarkers(text)
  if (mergeFaults.length > 0) return { refused: mergeFaults, text }
  const context = { file, options, text }
  if (isJson(text, file)) {
    const document = parseDocument(text)
    if (Array.isArray(document)) return { refused: document, text }
    const foreignFault = (options.format ?? 'auto') === 'auto' ? foreignFile(file, document.value) : undefined
    if (foreignFault) return { refused: [foreignFault], text }
    return {
      text,
      draft: draftBy(jsonFormats, document, {
        ...context,
        documentFaults: [...duplicateKeys(document.root), ...outsideLinksIn(text, file)],
      }),
    }
  }
  const lines = outline(text)
  return { text, draft: draftBy(markdownFormats, lines, { ...context, documentFaults: outsideLinks(lines, file) }) }
}

/** A Markdown document may begin with a link or a box. */
const isJson = (text: string, file: string): boolean =>
  /\.json$/i.test(file) || /^\s*(?:\{|\[\s*(?:[{"]|\]\s*$))/.test(text)

function draftBy<Document>(
  formats: readonly Format<Document>[],
  document: Document,
  {
    documentFaults,
    ...context
  }: { documentFaults: readonly Fault[]; file: string; options: ReadOptions; text: string },
): Draft {
  const formatName = context.options.format ?? 'auto'
  if (formatName === 'auto') {
    const drafts = formats.flatMap(({ name, read }) => {
      const draft = read(document, context)
      return draft ? [{ name, draft }] : []
    })
    const { draft, faults } = chooseDraft(drafts, context.file)
    return { ...draft, faults: [...documentFaults, ...faults] }
  }
  const draft = formats.find(({ name }) => name === formatName)?.read(document, context)
  return draft
    ? { ...draft, faults: [...documentFaults, ...draft.faults.map(asWarning)] }
    : otherFormatDraft(formatName, context)
}

/** A named format decides which of several lists counts. */
const asWarning = (fault: Fault): Fault => (isOtherList(fault) ? { ...fault, severity: 'warning' } : fault)

const otherFormatDraft = (format: PlanFormat, { file }: { file: string }): Draft => ({
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

/** A plan's document in a tree: its content, and how to write a run's facts into it. */
export interface PlanDocument {
  readonly ids: ReadonlySet<string>
  readonly plan: Plan
  readonly times: Draft['times']
  /** Undefined if it states all facts already. Bytes that no fact concerns stay. */
  readonly write: (facts: PlanFacts) => Uint8Array | undefined
  /** The facts for which the format has no place, in words. */
  readonly unwritable: (facts: PlanFacts) => readonly string[]
}

/** `why`: it is no valid plan. Undefined if its format takes no facts. */
export function planDocument(file: PlanBytes): PlanDocument | { readonly why: string } | undefined {
  const judged = judgedText({ options: defaultReadOptions, ...file })
  if ('why' in judged) return judged
  const { text, plan, edits, tells, times } = judged
  const ids = new Set(plan.tasks.map(({ id }) => id))
  return edits && { ids, plan, times, ...documentWriter(file, { text, ids, edits, tells }) }
}

type Judged =
  | ({ readonly plan: Plan; readonly text: string } & Pick<Draft, 'edits' | 'tells' | 'times'>)
  | { readonly why: string }

function judgedText(file: Required<PlanBytes>): Judged {
  const source = draftOf(file)
  const { plan, findings } =
    'refused' in source ? refusedText(source.refused, source.text) : judgeDraft(source.draft, source.text, file.file)
  if (plan && !('refused' in source)) {
    const { edits, tells, times } = source.draft
    return { plan, text: source.text, edits, tells, times }
  }
  const fault = findings.find(({ severity }) => severity === 'error')
  return { why: `${fault?.line ? `line ${fault.line}: ` : ''}${fault?.message ?? 'it is no plan'}` }
}

/**
 * Each edit is read back before it counts: not every format can hold every new task, and a document that is no plan, or
 * another one, would be worse than one without the fact.
 */
function documentWriter(
  file: PlanBytes,
  {
    text,
    ids,
    edits,
    tells,
  }: { text: string; ids: ReadonlySet<string>; edits: NonNullable<Draft['edits']>; tells: Draft['tells'] },
): Pick<PlanDocument, 'write' | 'unwritable'> {
  const textWith = (facts: PlanFacts): string => withEdits(text, edits(facts))
  const readsBack = (bytes: Uint8Array, added: PlanFacts['added']): boolean => {
    const reread = judgedText({ options: defaultReadOptions, ...file, bytes })
    const expectedIds = new Set([...ids, ...added.map(({ task }) => task.id)])
    return (
      'plan' in reread &&
      reread.plan.tasks.length === expectedIds.size &&
      reread.plan.tasks.every(({ id }) => expectedIds.has(id))
    )
  }
  const ordersIn = (text: string): ReadonlyMap<string, string> => {
    const reread = judgedText({ options: defaultReadOptions, ...file, bytes: encodeLike(text, file.bytes) })
    return new Map('plan' in reread ? reread.plan.tasks.map((task) => [task.id, orderKey(task)]) : [])
  }
  const canAdd = (facts: PlanFacts): boolean =>
    facts.added.length > 0 && readsBack(encodeLike(textWith(facts), file.bytes), facts.added)
  return {
    write: (facts) => {
      const addsAll = canAdd(facts)
      const newText = textWith(addsAll ? facts : { ...facts, added: [] })
      const bytes = newText === text ? undefined : encodeLike(newText, file.bytes)
      return bytes && (addsAll || readsBack(bytes, [])) ? bytes : undefined
    },
    unwritable: (facts) => {
      const { added, changed, discovered } = facts
      const addedLines = canAdd(facts)
        ? []
        : added.map(({ task }) => `${task.id} was added: ${oneLine(task.title, 200)}`)
      if (tells === 'below Discovered') return addedLines
      const writtenFields = new Set(tells?.inFields)
      const writtenOrders =
        tells && changed.some(({ fields }) => fields.includes('depends_on')) ? ordersIn(textWith(facts)) : noOrders
      const isWritten = ({ task, fields }: PlanFacts['changed'][number]): boolean =>
        fields.every((name) => writtenFields.has(name)) &&
        // Not every list can express every order.
        (!fields.includes('depends_on') || writtenOrders.get(task.id) === orderKey(task))
      const unwritten = changed.filter((change) => !isWritten(change))
      return [...addedLines, ...unwritten.map(({ line }) => line), ...discovered]
    },
  }
}

const noOrders: ReadonlyMap<string, string> = new Map()
const orderKey = ({ depends_on }: Plan['tasks'][number]): string => JSON.stringify([...new Set(depends_on)].sort())

/** Keeps the byte order mark that the file had. */
export function encodeLike(text: string, original: Uint8Array): Uint8Array {
  const hasMark = original[0] === 0xef && original[1] === 0xbb && original[2] === 0xbf
  return new TextEncoder().encode(hasMark ? `\ufeff${text}` : text)
}
