import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { Handoff, type HandoffSource, handoffJsonSchema } from '../../schema/agent/handoff.ts'
import type { ChangeAction } from '../../schema/run/dossier.ts'
import { boundedValue } from '../text/excerpt.ts'
import { fenceAfter } from '../text/markdown/fences.ts'
import { tryRead } from '../text/try-read.ts'
import { withoutEmptyWords } from './empty-words.ts'

interface ValidHandoff {
  readonly handoff: Handoff
  readonly source: HandoffSource
  /** Why optional fields were dropped, one sentence each. */
  readonly leftOut?: readonly string[]
}

type HandoffReading =
  | ValidHandoff
  /** Why neither the structured answer nor the text is a handoff, one sentence each. */
  | { readonly faults: readonly string[] }

const maxTextChars = 1024 * 1024

/**
 * The structured output, else a result text that is a handoff. It must match the published JSON Schema (failure model
 * seed C2: `42` was one); if none does, invalid optional fields are dropped. At most 1 MiB (failure model C22).
 */
export function readHandoff(end: { readonly structured: unknown; readonly text: string }): HandoffReading {
  const structured = end.structured ?? undefined
  const first = structured === undefined ? undefined : readValue(structured, 'structured')
  if (first !== undefined && isWhole(first)) return first
  const second = fromText(end.text)
  if (isWhole(second)) return second
  if (first !== undefined && 'handoff' in first) return first
  if ('handoff' in second) return second
  return { faults: [...(first?.faults ?? ['There is no structured output.']), ...second.faults] }
}

const isWhole = (reading: HandoffReading): reading is ValidHandoff =>
  'handoff' in reading && reading.leftOut === undefined

function fromText(text: string): HandoffReading {
  if (text.trim() === '') return { faults: ['The result text is empty.'] }
  if (text.length > maxTextChars) return { faults: ['The result text is longer than 1 MiB.'] }
  const whole = parseJson(text)
  if (whole !== undefined) return readValue(whole.value, 'result_text')
  const blocks = jsonBlocks(text).map(parseJson)
  const readings = blocks.flatMap((block) => (block === undefined ? [] : [readValue(block.value, 'result_text')]))
  const [handoff, another] = readings.filter(isWhole)
  if (another !== undefined)
    return { faults: ['The result text contains several handoffs and does not say which one counts.'] }
  return (
    handoff ??
    readings.find((reading) => 'handoff' in reading) ??
    readings[0] ?? { faults: ['The result text is not JSON and contains no JSON code block.'] }
  )
}

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

const parseJson = (text: string): { value: unknown } | undefined => tryRead(() => ({ value: JSON.parse(text.trim()) }))

function readValue(value: unknown, source: HandoffSource): HandoffReading {
  const subject = source === 'structured' ? 'The structured output' : 'The result text'
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { faults: [`${subject} is not an object.`] }
  const bounded = boundedValue(withQuestion(value), maxTextChars)
  if ('fault' in bounded) return { faults: [`${subject} ${bounded.fault}.`] }
  const validate = validator()
  if (validate(bounded.value)) return parseHandoff(bounded.value, { subject, source })
  const errors = validate.errors ?? []
  const faults = errors.slice(0, maxFaults).map(faultOf(subject))
  const valid = withoutInvalid(bounded.value as object, errors)
  if (!validate(valid)) return { faults }
  const reading = parseHandoff(valid, { subject, source })
  return 'handoff' in reading ? { ...reading, leftOut: errors.slice(0, maxFaults).map(schemaWords) } : { faults }
}

/** Drops invalid fields; in a list, invalid entries only. */
function withoutInvalid(value: object, errors: readonly ErrorObject[]): object {
  const invalidPaths = new Set(
    errors.map(({ instancePath }) => {
      const [, name = '', index] = instancePath.split('/')
      return index === undefined ? name : `${name}/${index}`
    }),
  )
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
      if (invalidPaths.has(name)) return []
      if (Array.isArray(field)) return [[name, field.filter((_, index) => !invalidPaths.has(`${name}/${index}`))]]
      return [...invalidPaths].some((path) => path.startsWith(`${name}/`)) ? [] : [[name, field]]
    }),
  )
}

/** Also accepts a question as a text, as `true` or without `needed`: dropping it would cost the task its attempts. */
function withQuestion(value: object): object {
  const { request_human_review: question, ...rest } = value as Record<string, unknown>
  if (question === undefined) return value
  if (question === false || question === null || question === '') return rest
  if (question === true) return { ...rest, request_human_review: { needed: true } }
  if (typeof question === 'string') return { ...rest, request_human_review: { needed: true, reason: question } }
  const isQuestion = typeof question === 'object' && !Array.isArray(question) && !('needed' in question)
  return isQuestion && 'reason' in question ? { ...rest, request_human_review: { needed: true, ...question } } : value
}

const maxFaults = 10

/** Adds the schema's defaults, and drops unknown fields and empty phrases. */
function parseHandoff(value: unknown, { subject, source }: { subject: string; source: HandoffSource }): HandoffReading {
  const handoff = Handoff.safeParse(value)
  return handoff.success
    ? { handoff: withoutEmptyWords(handoff.data), source }
    : { faults: [`${subject} is not a handoff.`] }
}

const faultOf =
  (subject: string) =>
  (error: ErrorObject): string =>
    `${subject} is not a handoff: ${schemaWords(error)}.`

let compiled: ValidateFunction | undefined

/** Compiled on first use, since most starts read no handoff. */
function validator(): ValidateFunction {
  compiled ??= new Ajv({ allErrors: true, validateSchema: false }).compile(handoffJsonSchema())
  return compiled
}

/** A shorter text says no more than the synthetic handoff. */
const minFreeformChars = 50

/** A small model did not do the work: it may not change the plan, and the engine knows the changed files better. */
export function acceptExtracted(
  end: AgentEnd,
  changes: readonly { readonly path: string; readonly action: ChangeAction }[],
): { handoff: Handoff } | { why: string } {
  if (end.kind !== 'finished') return { why: `it ended with ${end.kind}${'message' in end ? `: ${end.message}` : ''}` }
  const reading = readHandoff(end)
  if ('faults' in reading) return { why: reading.faults.join(' ') }
  const { plan_amendments: _, ...handoff } = reading.handoff
  if (handoff.freeform.trim().length < minFreeformChars) {
    return { why: `its freeform has fewer than ${minFreeformChars} characters` }
  }
  return { handoff: { ...handoff, files_touched: changes.slice(0, 50).map(({ path, action }) => ({ path, action })) } }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const kindOf = (type: unknown): string =>
  [type]
    .flat()
    .map((one) => kinds[String(one)] ?? String(one))
    .join(' or ')

/** A phrase about one mismatch, instead of the validator's "must NOT have fewer than 1 characters". */
function schemaWords({ instancePath, keyword, params }: ErrorObject): string {
  const place = instancePath === '' ? 'it' : `"${instancePath.slice(1).replaceAll('/', '.')}"`
  const facts = params as Readonly<Record<string, unknown>>
  if (keyword === 'required')
    return `${instancePath === '' ? '' : `${place} lacks `}"${facts['missingProperty']}"${instancePath === '' ? ' is missing' : ''}`
  if (keyword === 'type') return `${place} must be ${kindOf(facts['type'])}`
  if (keyword === 'enum') return `${place} must be one of ${[facts['allowedValues']].flat().map(String).join(', ')}`
  if (keyword === 'const') return `${place} must be ${JSON.stringify(facts['allowedValue'])}`
  if (keyword === 'minLength' || keyword === 'minItems') return `${place} is empty`
  if (keyword === 'maxLength') return `${place} is longer than ${facts['limit']} characters`
  if (keyword === 'maxItems') return `${place} has more than ${facts['limit']} entries`
  if (keyword === 'minimum' || keyword === 'maximum' || keyword.startsWith('exclusive'))
    return `${place} must be ${facts['comparison']} ${facts['limit']}`
  return `${place} is not written as it was asked for`
}
