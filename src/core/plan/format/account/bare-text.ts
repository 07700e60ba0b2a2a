/** HTML entities that occur around names. */
const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"' }

function decodeEntity(whole: string, name: string): string {
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : /^#/.test(name)
      ? Number(name.slice(1))
      : Number.NaN
  if (code > 0 && code <= 0x10_ff_ff) return String.fromCodePoint(code)
  return entities[name.toLowerCase()] ?? whole
}

/**
 * The text of a line for comparisons: without links, tags, comments, emphasis and escapes, with plain digits and signs
 * instead of wide and circled ones. Linear.
 */
export const bareText = (text: string): string =>
  text
    .replace(/<!--.*?-->/g, ' ')
    .replace(/<\/?[A-Za-z][^<>]{0,200}>/g, ' ')
    .replace(/&(#?\w{1,10});/g, decodeEntity)
    .replace(/\[([^[\]]{1,300})\](?:\([^()]{0,500}\)|\[[^[\]]{0,100}\])/g, '$1')
    .replace(/[\ufe0f\u20e3]/g, '')
    .normalize('NFKC')
    .replace(/\\(?=\W)/g, '')
    .replace(/[*~]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/(?<=\p{L})\p{Cf}+(?=\p{L})/gu, '')
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim()

/** Signs and emoji at the beginning of a bare text. */
const leadingSigns = /^[^\p{L}\p{N}[({`"'$@/\\]+/u
const leadingLabel =
  /^(?:(?:new|extra|bonus|optional|additional|todo|wip|draft|updated?|next|also)\b[\s:–—-]*|[([][\p{L}][\p{L}\p{N} _-]{0,20}[)\]]\s*|\(?\d{1,3}[.):]\s+(?=\p{L}))/iu

/** Removes what people write before a name: signs, a label, a word such as `New`, a number with a dot. */
export function withoutLead(bare: string): string {
  let rest = bare.replace(/^[`"'([{]+(?=\p{L}{1,10}[\s_-]?\d)/u, '')
  for (let previous = ''; previous !== rest; ) {
    previous = rest
    rest = rest.replace(leadingSigns, '').replace(leadingLabel, '')
  }
  return rest.replace(/^`+/, '')
}
