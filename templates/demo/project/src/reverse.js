/** The text from back to front, by whole characters. */
export function reverse(text) {
  return [...text].reverse().join('')
}
