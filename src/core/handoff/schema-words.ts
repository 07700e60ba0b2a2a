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

/** What does not fit, as people say it: the validator's own words, such as "must NOT have fewer than 1 characters", reach nobody. */
export function schemaWords({ instancePath, keyword, params }: ErrorObject): string {
  const place = instancePath === '' ? 'it' : `"${instancePath.slice(1).replaceAll('/', '.')}"`
  const of = params as Readonly<Record<string, unknown>>
  if (keyword === 'required')
    return `${instancePath === '' ? '' : `${place} lacks `}"${of['missingProperty']}"${instancePath === '' ? ' is missing' : ''}`
  if (keyword === 'type') return `${place} must be ${kindOf(of['type'])}`
  if (keyword === 'enum') return `${place} must be one of ${[of['allowedValues']].flat().map(String).join(', ')}`
  if (keyword === 'const') return `${place} must be ${JSON.stringify(of['allowedValue'])}`
  if (keyword === 'minLength' || keyword === 'minItems') return `${place} is empty`
  if (keyword === 'maxLength') return `${place} is longer than ${of['limit']} characters`
  if (keyword === 'maxItems') return `${place} has more than ${of['limit']} entries`
  if (keyword === 'minimum' || keyword === 'maximum' || keyword.startsWith('exclusive'))
    return `${place} must be ${of['comparison']} ${of['limit']}`
  return `${place} is not written as it was asked for`
}
