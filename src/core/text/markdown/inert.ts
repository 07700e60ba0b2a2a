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
