import { formPlaces } from './form-places.ts'
import { tokenPatterns } from './token-patterns.ts'

/**
 * Makes the function that takes secrets out of a text: the known values in all their written forms, and whatever looks
 * like a well-known token. Give it whole texts or whole lines: a secret cut in two by a chunk border is not found.
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const find = formPlaces(secrets)
  return (text) =>
    tokenPatterns.reduce((clean, { pattern }) => clean.replace(pattern, '***'), without(text, find(text)))
}

function without(text: string, places: readonly { from: number; to: number }[]): string {
  let [clean, done] = ['', 0]
  for (const { from, to } of [...places].sort((a, b) => a.from - b.from || b.to - a.to)) {
    // Forms may overlap, and then nothing of the one may stay beside the other.
    if (from >= done) clean += `${text.slice(done, from)}***`
    done = Math.max(done, to)
  }
  return clean + text.slice(done)
}
