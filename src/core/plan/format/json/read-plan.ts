import type { Draft } from '../read/draft.ts'
import { type JsonDocument, offsetAt } from './json-syntax.ts'
import { unknownFields } from './unknown-fields.ts'

/** `plan.json`: its fields are those of a plan. What is no other JSON is read as this, and says what is missing. */
export function planOfJson({ value, root }: JsonDocument): Draft {
  return {
    format: 'plan.json',
    value,
    faults: unknownFields(root),
    placeOf: (at) => ({ at, offset: offsetAt(root, at) }),
  }
}
