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
 * The same for a text of an agent or a check, in which no reference and no link is live either: people did not choose
 * where it leads, and GitHub would tell about it on the page that it names (threat T9).
 */
export const inertOfAgent = (text: string): string => unlinked(inert(text))

/** Signs that refer or link, as look-alikes that do not. Digits behind `#` that go on as a word are a colour, not a number. */
const unlinked = (text: string): string =>
  text
    .replace(/#(?=\d+(?![A-Za-z0-9]))/g, '＃')
    .replace(/(?<![\p{L}\p{N}])(GH)-(?=\d)/giu, '$1–')
    .replace(/(?<=[\w.-]\/[\w.-]+|\b[\w-]+)@(?=[0-9a-f]{7,64}(?![\w.]))/gi, '＠')
    .replace(/(https?|ftp|ssh|git):(?=\/\/)|\b(mailto|xmpp):/gi, (found) => `${found.slice(0, -1)}：`)
    .replace(/(?<![\p{L}\p{N}])(www)\./giu, '$1．')
    .replace(/(?<=[\w.+-])@(?=[\w.-]*\.)/g, '＠')
    .replace(/\](?=\()/g, '］')
    .replace(/\](?=\[)/g, '］')

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
