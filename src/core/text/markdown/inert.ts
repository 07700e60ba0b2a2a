import { visible } from '../visible.ts'

const reference = '(?:[\\w.-]+/[\\w.-]+)?#\\d|GH-\\d|https?://[^\\s/]+/[\\w.-]+/[\\w.-]+/(?:issues|pull)/\\d'
const closing = new RegExp(`\\b((?:close|resolve)[sd]?|fix(?:e[sd])?)(?=[^\\p{L}\\p{N}#]{0,8}(?:${reference}))`, 'giu')

/**
 * Foreign text for a commit or a comment that mentions nobody, closes no issue, skips no workflow and hides nothing
 * (design rule 7, failure model I7). Uses visible look-alikes, since an HTML entity would act again when rendered.
 */
export function inert(text: string): string {
  return visible(text)
    .replace(/(?<![\p{L}\p{N}])@(?=[\p{L}\p{N}])/gu, '＠')
    .replace(closing, '$1 –')
    .replace(/\[(?=\s*(?:skip|no|ci|actions)[\s_-]*(?:ci|actions|skip)\s*\])/gi, '［')
    .replace(/\*\*\*(?=NO_CI\*\*\*)/g, '** *')
}

/** For text of an agent or a check: also breaks references and links, which GitHub announces elsewhere (threat T9). */
export const inertOfAgent = (text: string): string => unlinked(inert(text))

/** Replaces signs that refer or link by look-alikes. `#` before digits and letters is a colour and stays. */
const unlinked = (text: string): string =>
  text
    .replace(/#(?=\d+(?![A-Za-z0-9]))/g, '＃')
    .replace(/(?<![\p{L}\p{N}])(GH)-(?=\d)/giu, '$1–')
    .replace(/(?<=[\w.-]\/[\w.-]+|\b[\w-]+)@(?=[0-9a-f]{7,64}(?![\w.]))/gi, '＠')
    .replace(/(https?|ftp|ssh|git):(?=\/\/)|\b(mailto|xmpp):/gi, (scheme) => `${scheme.slice(0, -1)}：`)
    .replace(/(?<![\p{L}\p{N}])(www)\./giu, '$1．')
    .replace(/(?<=[\w.+-])@(?=[\w.-]*\.)/g, '＠')
    .replace(/\](?=\()/g, '］')
    .replace(/\](?=\[)/g, '］')

/** JSON that cannot act on a terminal or a runner (design rule 7); parsing gives the same value. */
export function inertJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent)
    .replace(/[\u007F-\u009F]|\p{Format}|\p{Line_Separator}|\p{Paragraph_Separator}/gu, escaped)
    .replaceAll('##[', '#\\u0023[')
}

/** `\uXXXX`, twice beyond the first plane. */
const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('')
