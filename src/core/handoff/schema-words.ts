import type { ErrorObject } from 'ajv'

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
export function schemaWords({ instancePath, keyword, params }: ErrorObject): string {
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
