import type { Finding } from '../../../../schema/plan/finding.ts'
import type { Plan, Task } from '../../../../schema/plan/plan.ts'
import type { ErrorCode } from '../../../error/catalogue.ts'
import type { TextEdit } from '../../../text/text-edit.ts'
import { type Fault, type Path, printPath, toFinding } from '../../lint/fault.ts'
import { lintFaults } from '../../lint/lint.ts'
import type { PlanFacts } from './plan-facts.ts'
import { fileNameFault } from './plan-name.ts'
import { checkShape, listFaults } from './plan-shape.ts'
import { salvagePlan } from './salvage.ts'
import { lineIndex } from './source-text.ts'

/** A reader's result before it is judged: the fields of `plan.json`, and where each was written. */
export interface Draft {
  /** The format's title. */
  readonly format: string
  readonly value: unknown
  /** Faults that the reader reports. */
  readonly faults: readonly Fault[]
  /** Number of lines or members that look like work and have no place in the plan. */
  readonly unplaced?: number
  /** Number of others without a place, which do not change what is done. */
  readonly ignored?: number
  /** Path of the list of tasks in a JSON document. */
  readonly list?: Path
  /** Headings that became context. */
  readonly context?: readonly { readonly text: string; readonly offset: number }[]
  /** The document's path and offset (UTF-16 code units) for a path in `value`. */
  readonly placeOf: (at: Path) => Place
  /** Findings that the format cannot avoid, since it has no place for what they miss. */
  readonly silent?: readonly ErrorCode[]
  /** Fields of the document for which a plan has no place. */
  readonly leftOut?: readonly string[]
  /** True if tasks bring their whole context, so that their length does not show their size. */
  readonly isThorough?: boolean
  /** Other files of the plan, by name. */
  readonly texts?: ReadonlyMap<string, string>
  /** How the format marks a task as done; undefined for `"status": "done"`. */
  readonly doneBy?: string
  /** Edits that write facts into the document; undefined if the format takes none. */
  readonly edits?: undefined | ((facts: PlanFacts) => readonly TextEdit[])
  /** Where the document reports amendments of people's tasks; undefined if nowhere. */
  readonly tells?: 'below Discovered' | { readonly inFields: readonly (keyof Task)[] } | undefined
  /** When tasks were finished, by id, if the document records it. */
  readonly times?: ReadonlyMap<string, string> | undefined
}

/** Unplaced lines or members: errors, and remarks. */
export function unplacedIn(faults: readonly Fault[]): { unplaced: number; ignored: number } {
  const unplaced = faults.filter(({ severity }) => severity === 'error').length
  return { unplaced, ignored: faults.length - unplaced }
}

export interface Place {
  readonly at: Path
  readonly offset: number
  /** One of the draft's `texts`; undefined for the plan's own. */
  readonly file?: string
}

export interface JudgedPlan {
  /** Defined exactly if no finding is an error. */
  readonly plan: Plan | undefined
  /** All faults with their places, in the order of the text. */
  readonly findings: readonly Finding[]
}

/** Combines the faults of the reader, the shape and the lint rules. */
export function judgeDraft(draft: Draft, text: string, file: string): JudgedPlan {
  const { plan, faults } = judge(draft, file)
  const positionOf = linesOf(draft.texts, text)
  const findings = faults
    .sort((a, b) => compareNames(a.file ?? '', b.file ?? '') || (a.offset ?? 0) - (b.offset ?? 0))
    .map((fault) => toFinding(fault, ({ file: name, offset = 0 }) => positionOf(name)?.(offset)))
  return { plan: faults.some(({ severity }) => severity === 'error') ? undefined : plan, findings }
}

const compareNames = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The lines of each text, counted once and only if needed. */
function linesOf(texts: Draft['texts'], mainText: string) {
  const cache = new Map<string | undefined, ReturnType<typeof lineIndex>>()
  return (file: string | undefined) => {
    const text = file === undefined ? mainText : texts?.get(file)
    const lines = cache.get(file) ?? (text === undefined ? undefined : lineIndex(text))
    if (lines) cache.set(file, lines)
    return lines
  }
}

export function refusedText(faults: readonly Fault[], text?: string): JudgedPlan {
  const positionOf = text === undefined ? undefined : lineIndex(text)
  const locate = ({ offset }: Fault) => (offset === undefined ? undefined : positionOf?.(offset))
  return { plan: undefined, findings: faults.map((fault) => toFinding(fault, locate)) }
}

function judge(
  { value, faults: readerFaults, placeOf, silent = [], isThorough = false }: Draft,
  file: string,
): { plan: Plan | undefined; faults: Fault[] } {
  const located = (fault: Fault): Fault => {
    const { at, offset, file: otherFile } = placeOf(fault.at)
    const place = fault.offset === undefined && otherFile !== undefined ? { file: otherFile } : {}
    return { ...place, ...fault, at, offset: fault.offset ?? offset }
  }
  // The reader has reported why it has no plan.
  if (value === undefined) return { plan: undefined, faults: [...readerFaults] }
  const lists = listFaults(value).map(located)
  if (lists.length > 0) return { plan: undefined, faults: [...readerFaults, ...lists] }
  const { plan, faults: shape } = checkShape(value)
  const readerShape = readerFaults.filter(({ code }) => shapeCodes.has(code))
  const shapeFaults = notCovered(shape.map(located), readerShape)
  const allShapeFaults = [...shapeFaults, ...readerShape]
  const lint = notCovered(
    lintFaults(plan ?? salvagePlan(value))
      .filter(({ code }) => !silent.includes(code))
      .filter(({ code, at }) => !isThorough || code !== 'PLAN_TASK_TOO_LARGE' || at[2] !== 'description')
      .map(located),
    allShapeFaults,
  )
  const name = plan !== undefined && plan.name === undefined ? fileNameFault(file) : undefined
  return { plan, faults: [...readerFaults, ...shapeFaults, ...lint, ...(name === undefined ? [] : [located(name)])] }
}

const shapeCodes: ReadonlySet<string> = new Set(['PLAN_MISSING_FIELD', 'PLAN_WRONG_TYPE', 'PLAN_WRONG_VALUE'])

/** A finding at a place of the wrong shape only repeats it: salvaging made up the value. */
function notCovered(lint: readonly Fault[], misshapen: readonly Fault[]): readonly Fault[] {
  const places = new Set(misshapen.map(({ at }) => printPath(at)))
  if (places.size === 0) return lint
  return lint.filter(
    ({ at }) => !places.has('') && at.every((_, index) => !places.has(printPath(at.slice(0, index + 1)))),
  )
}
