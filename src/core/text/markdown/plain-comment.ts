import { visible } from '../visible.ts'

/**
 * A comment's text as its reader sees it rendered: what Markdown and HTML would hide is gone (threat T4). Code spans
 * stay as they are written, since all of them is shown. NFC and not NFKC, which would change visible signs (`，`, `²`).
 */
export function plainComment(text: string): string {
  return shownText(text)
    .replace(/[ \t]+/g, ' ')
    .trim()
}

/** The same with its indentation, for what is read line by line. */
export function shownText(text: string): string {
  const shown = visible(text).normalize('NFC')
  // Split by code spans: every second part is one, with its backticks.
  const parts = shown.split(/((?<!`)(`+)(?!`)[\s\S]*?[^`]\2(?!`))/)
  const kept = parts.map((part, n) => (n % 3 === 0 ? withoutHidden(part) : n % 3 === 1 ? part : ''))
  return kept.join('')
}

/** Elements that show nothing of what is in them, or only on a click; and what attributes may hide. */
const hiddenElement =
  /<(?<name>details|template|script|style|title|noscript|svg|math)\b[^>]*>[\s\S]*?(?:<\/\k<name>\s*>|$)/gi
const elementThatMayHide =
  /<(?<name>[a-z][\w-]*)\s[^>]*\b(?:hidden|style|class|aria-hidden)\b[^>]*>[\s\S]*?(?:<\/\k<name>\s*>|$)/gi
const tag = /<\/?[a-z][^>]*>/gi
const openTag = /<[a-z/!?][^>]*$/gi
const comment = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/g
const autolink = /<((?:https?|mailto):[^\s<>]*)>/gi
const definition = /^ {0,3}\[[^\]\n]*\]:.*$/gm
const image = /!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g
const link = /\[([^\]]*)\]\(\s*<?([^\s)<>]*)>?[^)]*\)/g

function withoutHidden(text: string): string {
  return text
    .replace(comment, '')
    .replace(autolink, '$1')
    .replace(hiddenElement, '')
    .replace(elementThatMayHide, '')
    .replace(tag, '')
    .replace(openTag, '')
    .replace(definition, '')
    .replace(image, '(image)')
    .replace(link, '$1 ($2)')
}
