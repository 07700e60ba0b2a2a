/**
 * A value as JSON in which nothing acts on a terminal or a runner: control, format and line-separating characters,
 * which JSON would allow raw, are escaped (design rule 7). Reading it gives the same value. `indent` as in JSON.stringify.
 */
export function inertJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent)
    .replace(/[\u007F-\u009F]|\p{Format}|\p{Line_Separator}|\p{Paragraph_Separator}/gu, escaped)
    .replaceAll('##[', '#\\u0023[')
}

/** A character as JSON's `\uXXXX`, as two of them beyond the first plane. */
const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')
