import { nearestName } from '../../../text/nearest.ts'
import { type Fault, type Path, shown } from '../../lint/fault.ts'
import { duplicateKeys, offsetAt, parseDocument } from '../json/json-syntax.ts'
import { isRecord } from '../read/salvage.ts'

export interface ExtraFields {
  readonly value: Readonly<Record<string, unknown>>
  readonly faults: readonly Fault[]
  /** Where a field was written. */
  readonly offsetOf: (path: Path) => number
}

/** The fields of a code block with the info string `ralph`: an object of JSON with `known` names. */
export function extraFields(
  block: { readonly text: string; readonly offset: number } | undefined,
  { at, known }: { readonly at: Path; readonly known: readonly string[] },
): ExtraFields {
  if (block === undefined) return { value: {}, faults: [], offsetOf: () => 0 }
  const document = parseDocument(block.text)
  const moved = (fault: Fault): Fault => ({
    ...fault,
    at: [...at, ...fault.at],
    offset: block.offset + (fault.offset ?? 0),
  })
  const whole = () => block.offset
  if (Array.isArray(document)) return { value: {}, faults: document.map(moved), offsetOf: whole }
  if (!isRecord(document.value)) return { value: {}, faults: [moved(noObject)], offsetOf: whole }
  const { root, value } = document
  const unknown = Object.keys(value)
    .filter((name) => !known.includes(name) && name !== '__proto__')
    .map((name) => unknownField(name, { known, offset: offsetAt(root, [name]) }))
  return {
    value: Object.fromEntries(Object.entries(value).filter(([name]) => known.includes(name))),
    faults: [...duplicateKeys(root), ...unknown].map(moved),
    offsetOf: (path) => block.offset + offsetAt(root, path),
  }
}

const noObject: Fault = {
  severity: 'error',
  code: 'PLAN_WRONG_TYPE',
  at: [],
  offset: 0,
  message: 'This block must hold an object in { }.',
  remedy: 'Write the fields of plan.json that the Markdown has no place for, such as {"order": 1}.',
}

function unknownField(name: string, { known, offset }: { known: readonly string[]; offset: number }): Fault {
  const meant = nearestName(name, known)
  return {
    severity: 'error',
    code: 'PLAN_UNKNOWN_FIELD',
    at: [name],
    offset,
    message: `There is no field ${shown(name)}${meant === undefined ? '; it is ignored' : `; did you mean "${meant}"?`}`,
    remedy: meant === undefined ? 'Remove it.' : `Rename it to "${meant}".`,
  }
}
