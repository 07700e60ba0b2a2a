import { nearestName } from '../../../text/nearest.ts'
import { type Fault, type Path, quoteValue } from '../../lint/fault.ts'
import { duplicateKeys, offsetAt, parseDocument } from '../json/json-syntax.ts'
import { isRecord } from '../read/salvage.ts'

export interface ExtraFields {
  readonly value: Readonly<Record<string, unknown>>
  readonly faults: readonly Fault[]
  readonly offsetOf: (path: Path) => number
}

/** The fields of a code block with the info string `ralph`: a JSON object with names of `knownNames`. */
export function extraFields(
  block: { readonly text: string; readonly offset: number } | undefined,
  { at, knownNames }: { readonly at: Path; readonly knownNames: readonly string[] },
): ExtraFields {
  if (block === undefined) return { value: {}, faults: [], offsetOf: () => 0 }
  const document = parseDocument(block.text)
  const located = (fault: Fault): Fault => ({
    ...fault,
    at: [...at, ...fault.at],
    offset: block.offset + (fault.offset ?? 0),
  })
  const blockOffset = () => block.offset
  if (Array.isArray(document)) return { value: {}, faults: document.map(located), offsetOf: blockOffset }
  if (!isRecord(document.value)) return { value: {}, faults: [located(noObjectFault)], offsetOf: blockOffset }
  const { root, value } = document
  const unknownFaults = Object.keys(value)
    .filter((name) => !knownNames.includes(name) && name !== '__proto__')
    .map((name) => unknownField(name, { knownNames, offset: offsetAt(root, [name]) }))
  return {
    value: Object.fromEntries(Object.entries(value).filter(([name]) => knownNames.includes(name))),
    faults: [...duplicateKeys(root), ...unknownFaults].map(located),
    offsetOf: (path) => block.offset + offsetAt(root, path),
  }
}

const noObjectFault: Fault = {
  severity: 'error',
  code: 'PLAN_WRONG_TYPE',
  at: [],
  offset: 0,
  message: 'This block must hold an object in { }.',
  remedy: 'Write the fields of plan.json that the Markdown has no place for, such as {"order": 1}.',
}

function unknownField(name: string, { knownNames, offset }: { knownNames: readonly string[]; offset: number }): Fault {
  const suggestion = nearestName(name, knownNames)
  return {
    severity: 'error',
    code: 'PLAN_UNKNOWN_FIELD',
    at: [name],
    offset,
    message: `There is no field ${quoteValue(name)}${suggestion === undefined ? '; it is ignored' : `; did you mean "${suggestion}"?`}`,
    remedy: suggestion === undefined ? 'Remove it.' : `Rename it to "${suggestion}".`,
  }
}
