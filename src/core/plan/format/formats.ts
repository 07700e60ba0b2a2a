import type { IssueOrder } from '../../../schema/plan/issue-order.ts'
import type { Fault } from '../lint/fault.ts'
import { planOfIssue } from './issue/issue-plan.ts'
import { duplicateKeys, type JsonDocument, parseDocument } from './json/json-syntax.ts'
import { planOfJson } from './json/read-plan.ts'
import { planOfLoose } from './loose/read-loose.ts'
import { type OutlineLine, outline } from './markdown/outline.ts'
import { outsideLinks } from './markdown/outside-links.ts'
import { planOfPrd } from './prd/read-prd.ts'
import { type Draft, type JudgedPlan, judgeDraft, refusedText } from './read/draft.ts'
import { mergeMarkers } from './read/merge-markers.ts'
import { defaultReadOptions, type ReadOptions } from './read/read-options.ts'
import { sourceText } from './read/source-text.ts'
import { planOfSpecKit } from './spec-kit/read-spec-kit.ts'
import { planOfStrict } from './strict/read-strict.ts'
import { planOfTaskMaster } from './task-master/read-task-master.ts'

interface PlanFile {
  readonly from: 'file'
  /** The path as the user wrote it: for messages, and for the plan's name where it has none. */
  readonly file: string
  readonly bytes: Uint8Array
  readonly options?: ReadOptions
}

interface PlanIssue {
  readonly from: 'issue'
  readonly number: number
  readonly title: string
  readonly body: string
}

/** A plan as somebody wrote it. */
export type PlanSource = PlanFile | PlanIssue

export interface ReadPlan extends JudgedPlan {
  /** The format that was found; undefined where the text was not read as far as that. */
  readonly format?: string | undefined
  /** How the file says that a task is done already, where it is not by `"status": "done"`. */
  readonly doneBy?: string | undefined
  /** The plan with what else was asked for, where the format can say more than tasks. */
  readonly order?: IssueOrder | undefined
}

/** Never throws, and the same text is the same plan. Undefined where the document is of another format. */
type Reader<Document> = (document: Document, context: { file: string; options: ReadOptions }) => Draft | undefined

/** Each is asked in turn; the last one takes every document, and says in its findings why it is no plan. */
const jsonFormats: readonly Reader<JsonDocument>[] = [
  planOfPrd,
  (document, { options }) => planOfTaskMaster(document, options),
  planOfJson,
]
const markdownFormats: readonly Reader<readonly OutlineLine[]>[] = [
  (lines, { options }) => planOfStrict(lines, options),
  (lines, { file }) => planOfSpecKit(lines, file),
  planOfLoose,
]

/** The only way from a text to a plan; undefined for an issue that was not written by the form. */
export function readPlan(source: PlanFile): ReadPlan
export function readPlan(source: PlanIssue): ReadPlan | undefined
export function readPlan(source: PlanSource): ReadPlan | undefined {
  if (source.from === 'file') return readFile(source)
  const found = planOfIssue(source)
  return found && { ...found, plan: found.order?.plan }
}

function readFile({ file, bytes, options = defaultReadOptions }: PlanFile): ReadPlan {
  const text = sourceText(bytes, file)
  if (typeof text !== 'string') return refusedText([text])
  const unmerged = mergeMarkers(text)
  if (unmerged.length > 0) return refusedText(unmerged, text)
  const context = { file, options }
  if (isJson(text, file)) {
    const document = parseDocument(text)
    if (Array.isArray(document)) return refusedText(document, text)
    return judged(jsonFormats, document, { ...context, text, also: duplicateKeys(document.root) })
  }
  const lines = outline(text)
  return judged(markdownFormats, lines, { ...context, text, also: outsideLinks(lines, file) })
}

const isJson = (text: string, file: string): boolean => /\.json$/i.test(file) || /^\s*[{[]/.test(text)

function judged<Document>(
  formats: readonly Reader<Document>[],
  document: Document,
  { text, also, ...context }: { text: string; also: readonly Fault[]; file: string; options: ReadOptions },
): ReadPlan {
  for (const read of formats) {
    const draft = read(document, context)
    if (draft === undefined) continue
    const { plan, findings } = judgeDraft({ ...draft, faults: [...also, ...draft.faults] }, text, context.file)
    return { plan, findings, format: draft.format, doneBy: draft.doneBy }
  }
  return refusedText([])
}
