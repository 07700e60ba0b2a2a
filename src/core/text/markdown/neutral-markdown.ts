import { inert } from './inert.ts'
import { nestHeadings } from './nest-headings.ts'

/**
 * Foreign Markdown for people to read in a comment, a summary or a pull request: `inert`, and no HTML (so no marker of
 * ours can be faked, failure model C22), no entity, no image, no hidden link definition, headings below ours.
 */
export function neutralMarkdown(text: string): string {
  const plain = inert(text)
    .replace(/<(?=[a-z/!?])/gi, '＜')
    .replace(/&(?=#?\w+;)/g, '＆')
    .replaceAll('![', '！[')
    .replace(/^([\s>*+-]{0,8})\[(?=[^\]\n]*\]:)/gm, '$1［')
  return nestHeadings(plain)
}
