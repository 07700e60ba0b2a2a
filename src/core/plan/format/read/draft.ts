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

/** What a reader made of a text, before it is judged: the fields of `plan.json`, and where each was written. */
export interface Draft {
  /** The name of the format, as people know it. */
  readonly format: string
  readonly value: unknown
  /** What the reader itself found. */
  readonly faults: readonly Fault[]
  /** How many lines or members look like work and have no place in the plan. */
  readonly unplaced?: number
  /** How many more have no place, and change nothing of what is done. */
  readonly ignored?: number
  /** Where a JSON document has its list of tasks. */
  readonly list?: Path
  /** Headings that were read as context. */
  readonly context?: readonly { readonly text: string; readonly offset: number }[]
  /** A place in `value` as its own document calls it, and where that begins in the text (UTF-16 units). */
  readonly placeOf: (at: Path) => Place
  /** Findings that the format makes inevitable: it has no place for what they miss. */
  readonly silent?: readonly ErrorCode[]
  /** Fields of the document for which a plan has no place, as people call them: a plan made of it says nothing of them. */
  readonly leftOut?: readonly string[]
  /** Its tasks bring their whole context with them, so that their length says nothing of their size. */
  readonly isThorough?: boolean
  /** The other files that the plan was read from, by name. */
  readonly texts?: ReadonlyMap<string, string>
  /** How the format says that a task is done already; undefined where it is `"status": "done"`. */
  readonly doneBy?: string
  /** The changes of the text by which it says these facts; undefined where nothing is written into such a document. */
  readonly edits?: undefined | ((facts: PlanFacts) => readonly TextEdit[])
  /** Of what amendments have made of tasks that people wrote: where the document tells it. Undefined: nowhere. */
  readonly tells?: 'below Discovered' | { readonly inFields: readonly (keyof Task)[] } | undefined
  /** When tasks were finished, by id, where the document says so. */
  readonly times?: ReadonlyMap<string, string> | undefined
}

/** Of what was found to have no place, how much is an error and how much a remark. */
export function unplacedIn(faults: readonly Fault[]): { unplaced: number; ignored: number } {
  const unplaced = faults.filter(({ severity }) => severity === 'error').length
  return { unplaced, ignored: faults.length - unplaced }
}

export interface Place {
  readonly at: Path
  readonly offset: number
  /** One of the draft's `texts`, where it is not in the plan's own. */
  readonly file?: string
}

export interface JudgedPlan {
  /** There exactly when no finding is an error; warnings do not hinder. */
  readonly plan: Plan | undefined
  /** Everything that is wrong with it at once, each with its place, in the order of the text. */
  readonly findings: readonly Finding[]
}

/** Says everything that is wrong with a draft at once: what its reader found, its shape, and the lint rules. */
export function judgeDraft(draft: Draft, text: string, file: string): JudgedPlan {
  const { plan, faults } = judge(draft, file)
  const positionOf = linesOf(draft.texts, text)
  const findings = faults
    .sort((a, b) => compareNames(a.file ?? '', b.file ?? '') || (a.offset ?? 0) - (b.offset ?? 0))
    .map((fault) => toFinding(fault, ({ file: named, offset = 0 }) => positionOf(named)?.(offset)))
  return { plan: faults.some(({ severity }) => severity === 'error') ? undefined : plan, findings }
}

const compareNames = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The lines of each text, counted once and only where something is to be said of it. */
function linesOf(texts: Draft['texts'], own: string) {
  const known = new Map<string | undefined, ReturnType<typeof lineIndex>>()
  return (file: string | undefined) => {
    const text = file === undefined ? own : texts?.get(file)
    const lines = known.get(file) ?? (text === undefined ? undefined : lineIndex(text))
    if (lines) known.set(file, lines)
    return lines
  }
}

/** Findings about a text that cannot be read as far as a plan. */
export function refusedText(faults: readonly Fault[], text?: string): JudgedPlan {
  const positionOf = text === undefined ? undefined : lineIndex(text)
  const locate = ({ offset }: Fault) => (offset === undefined ? undefined : positionOf?.(offset))
  return { plan: undefined, findings: faults.map((fault) => toFinding(fault, locate)) }
}

function judge(
  { value, faults: own, placeOf, silent = [], isThorough = false }: Draft,
  file: string,
): { plan: Plan | undefined; faults: Fault[] } {
  const placed = (fault: Fault): Fault => {
    const { at, offset, file: elsewhere } = placeOf(fault.at)
    const place = fault.offset === undefined && elsewhere !== undefined ? { file: elsewhere } : {}
    return { ...place, ...fault, at, offset: fault.offset ?? offset }
  }
  // A reader that found no plan has said why.
  if (value === undefined) return { plan: undefined, faults: [...own] }
  const lists = listFaults(value).map(placed)
  if (lists.length > 0) return { plan: undefined, faults: [...own, ...lists] }
  const { plan, faults: shape } = checkShape(value)
  const told = own.filter(({ code }) => shapeCodes.has(code))
  const shaped = notCovered(shape.map(placed), told)
  const misshapen = [...shaped, ...told]
  const lint = notCovered(
    lintFaults(plan ?? salvagePlan(value))
      .filter(({ code }) => !silent.includes(code))
      .filter(({ code, at }) => !isThorough || code !== 'PLAN_TASK_TOO_LARGE' || at[2] !== 'description')
      .map(placed),
    misshapen,
  )
  const name = plan !== undefined && plan.name === undefined ? fileNameFault(file) : undefined
  return { plan, faults: [...own, ...shaped, ...lint, ...(name === undefined ? [] : [placed(name)])] }
}

const shapeCodes: ReadonlySet<string> = new Set(['PLAN_MISSING_FIELD', 'PLAN_WRONG_TYPE', 'PLAN_WRONG_VALUE'])

/** Findings at a place that has the wrong shape only repeat it: the value was made up. */
function notCovered(lint: readonly Fault[], misshapen: readonly Fault[]): readonly Fault[] {
  const places = new Set(misshapen.map(({ at }) => printPath(at)))
  if (places.size === 0) return lint
  return lint.filter(
    ({ at }) => !places.has('') && at.every((_, index) => !places.has(printPath(at.slice(0, index + 1)))),
  )
}
