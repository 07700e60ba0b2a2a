import { formPattern, secretForms } from './secret-forms.ts'
import { tokenPatterns } from './token-patterns.ts'

/**
 * Makes the function that takes secrets out of a text: the known values in all their written forms, and whatever looks
 * like a well-known token. Give it whole texts or whole lines: a secret cut in two by a chunk border is not found.
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const known = formPattern(secrets.flatMap(secretForms))
  return (text) => {
    const withoutKnown = known === undefined ? text : text.replace(known, '***')
    return tokenPatterns.reduce((clean, { pattern }) => clean.replace(pattern, '***'), withoutKnown)
  }
}
