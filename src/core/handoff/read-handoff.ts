import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { Handoff, type HandoffSource, handoffJsonSchema } from '../../schema/agent/handoff.ts'
import type { ChangeAction } from '../../schema/run/dossier.ts'
import { boundedValue } from '../text/excerpt.ts'
import { fenceAfter } from '../text/markdown/fences.ts'
import { withoutEmptyWords } from './empty-words.ts'
import { schemaWords } from './schema-words.ts'

interface Found {
  readonly handoff: Handoff
  readonly source: HandoffSource
  /** Why optional fields do not count, one sentence each; missing where all of them do. */
  readonly leftOut?: readonly string[]
}

type HandoffReading =
  | Found
  /** Why neither the structured answer nor the text is a handoff, one sentence each. */
  | { readonly faults: readonly string[] }

const maxTextChars = 1024 * 1024

/**
 * The handoff in an agent's answer: its structured output, else a result text that is one (whole, or in a `json` code
 * block). Only an object that is valid against the published JSON Schema counts (failure model seed C2: `42` was one); where
 * there is none, one of which only optional fields are wrong counts without these. Texts beyond 64 KiB are shortened, an
 * answer beyond 1 MiB is refused (failure model C22).
 */
export function readHandoff(end: { readonly structured: unknown; readonly text: string }): HandoffReading {
  const structured = end.structured ?? undefined
  const first = structured === undefined ? undefined : validated(structured, 'structured')
  if (first !== undefined && isWhole(first)) return first
  const second = fromText(end.text)
  if (isWhole(second)) return second
  if (first !== undefined && 'handoff' in first) return first
  if ('handoff' in second) return second
  return { faults: [...(first?.faults ?? ['There is no structured output.']), ...second.faults] }
}

const isWhole = (reading: HandoffReading): reading is Found => 'handoff' in reading && reading.leftOut === undefined

function fromText(text: string): HandoffReading {
  if (text.trim() === '') return { faults: ['The result text is empty.'] }
  if (text.length > maxTextChars) return { faults: ['The result text is longer than 1 MiB.'] }
  const whole = parsed(text)
  if (whole !== undefined) return validated(whole.value, 'result_text')
  const blocks = jsonBlocks(text).map(parsed)
  const readings = blocks.flatMap((block) => (block === undefined ? [] : [validated(block.value, 'result_text')]))
  const [handoff, another] = readings.filter(isWhole)
  if (another !== undefined)
    return { faults: ['The result text contains several handoffs and does not say which one counts.'] }
  return (
    handoff ??
    readings.find((reading) => 'handoff' in reading) ??
    readings[0] ?? { faults: ['The result text is not JSON and contains no JSON code block.'] }
  )
}

/** Contents of the code blocks that are marked as JSON. */
function jsonBlocks(text: string): string[] {
  const blocks: { json: boolean; lines: string[] }[] = []
  let open: string | undefined
  for (const line of text.split(/\r?\n/)) {
    const before = open
    open = fenceAfter(line, before)
    if (open === undefined) continue
    if (before === undefined) blocks.push({ json: /json\s*$/i.test(line), lines: [] })
    else blocks.at(-1)?.lines.push(line)
  }
  return blocks.filter(({ json }) => json).map(({ lines }) => lines.join('\n'))
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.trim()) }
  } catch {
    return undefined
  }
}

function validated(value: unknown, source: HandoffSource): HandoffReading {
  const of = source === 'structured' ? 'The structured output' : 'The result text'
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { faults: [`${of} is not an object.`] }
  const bounded = boundedValue(withQuestion(value), maxTextChars)
  if ('fault' in bounded) return { faults: [`${of} ${bounded.fault}.`] }
  const validate = validator()
  if (validate(bounded.value)) return parsedAs(bounded.value, { of, source })
  const errors = validate.errors ?? []
  const faults = errors.slice(0, mostFaults).map(faultOf(of))
  const fits = withoutWrong(bounded.value as object, errors)
  if (!validate(fits)) return { faults }
  const found = parsedAs(fits, { of, source })
  return 'handoff' in found ? { ...found, leftOut: errors.slice(0, mostFaults).map(schemaWords) } : { faults }
}

/** Without the fields that do not fit; of a list only the wrong entries are left out. */
function withoutWrong(value: object, errors: readonly ErrorObject[]): object {
  const wrong = new Set(
    errors.map(({ instancePath }) => {
      const [, name = '', index] = instancePath.split('/')
      return index === undefined ? name : `${name}/${index}`
    }),
  )
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
      if (wrong.has(name)) return []
      if (Array.isArray(field)) return [[name, field.filter((_, index) => !wrong.has(`${name}/${index}`))]]
      return [...wrong].some((path) => path.startsWith(`${name}/`)) ? [] : [[name, field]]
    }),
  )
}

/** A question to a person counts as a text, as `true` and without `needed`, too: left out, it would cost the task its attempts. */
function withQuestion(value: object): object {
  const { request_human_review: question, ...rest } = value as Record<string, unknown>
  if (question === undefined) return value
  if (question === false || question === null || question === '') return rest
  if (question === true) return { ...rest, request_human_review: { needed: true } }
  if (typeof question === 'string') return { ...rest, request_human_review: { needed: true, reason: question } }
  const asks = typeof question === 'object' && !Array.isArray(question) && !('needed' in question)
  return asks && 'reason' in question ? { ...rest, request_human_review: { needed: true, ...question } } : value
}

const mostFaults = 10

/** Fills in the schema's defaults and drops fields that it does not know, and words that say nothing. */
function parsedAs(value: unknown, { of, source }: { of: string; source: HandoffSource }): HandoffReading {
  const handoff = Handoff.safeParse(value)
  return handoff.success
    ? { handoff: withoutEmptyWords(handoff.data), source }
    : { faults: [`${of} is not a handoff.`] }
}

const faultOf =
  (of: string) =>
  (error: ErrorObject): string =>
    `${of} is not a handoff: ${schemaWords(error)}.`

let compiled: ValidateFunction | undefined

/** Compiled on first use: a start of the program that reads no handoff does not pay for it. The schema is our own. */
function validator(): ValidateFunction {
  compiled ??= new Ajv({ allErrors: true, validateSchema: false }).compile(handoffJsonSchema())
  return compiled
}

/** Less than this says nothing that the synthetic handoff does not say. */
const leastFreeform = 50

/**
 * The handoff that a small model made from the agent's words, or why it does not count. Who did not do the work may
 * not change the plan, and which files changed is known better here.
 */
export function acceptExtracted(
  end: AgentEnd,
  changes: readonly { readonly path: string; readonly action: ChangeAction }[],
): { handoff: Handoff } | { why: string } {
  if (end.kind !== 'finished') return { why: `it ended with ${end.kind}${'message' in end ? `: ${end.message}` : ''}` }
  const reading = readHandoff(end)
  if ('faults' in reading) return { why: reading.faults.join(' ') }
  const { plan_amendments: _, ...handoff } = reading.handoff
  if (handoff.freeform.trim().length < leastFreeform) {
    return { why: `its freeform has fewer than ${leastFreeform} characters` }
  }
  return { handoff: { ...handoff, files_touched: changes.slice(0, 50).map(({ path, action }) => ({ path, action })) } }
}
