import { visible } from '../visible.ts'

const reference = '(?:[\\w.-]+/[\\w.-]+)?#\\d|GH-\\d|https?://[^\\s/]+/[\\w.-]+/[\\w.-]+/(?:issues|pull)/\\d'
const closing = new RegExp(`\\b((?:close|resolve)[sd]?|fix(?:e[sd])?)(?=[^\\p{L}\\p{N}#]{0,8}(?:${reference}))`, 'giu')

/**
 * A foreign text that can be put into a commit or a comment: nobody is mentioned, no issue is closed, no workflow is
 * skipped, nothing is hidden (design rule 7, failure model I7). What would act is broken where it can be seen: a
 * full-width look-alike or a dash, since an HTML entity would act again once it is rendered.
 */
export function inert(text: string): string {
  return visible(text)
    .replace(/(?<![\p{L}\p{N}])@(?=[\p{L}\p{N}])/gu, '＠')
    .replace(closing, '$1 –')
    .replace(/\[(?=\s*(?:skip|no|ci|actions)[\s_-]*(?:ci|actions|skip)\s*\])/gi, '［')
    .replace(/\*\*\*(?=NO_CI\*\*\*)/g, '** *')
}

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
