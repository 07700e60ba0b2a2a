import { redactor } from '../text/redact.ts'
import {
  decimalNumbers,
  type FillView,
  hexNumbers,
  octalNumbers,
  plainBytes,
  unescaped,
  viewFor,
} from './content-view.ts'
import { type GramTable, gramSearch, gramTable, type NeedleMatch } from './gram-search.ts'
import { needlesOf } from './needle.ts'

/** `how`: the notation of the secret. */
interface SecretMatch {
  readonly secret: number
  readonly line: number
  readonly how: string
}

/** The decodings in which every form is searched; the first one that finds a secret on a line names it. */
const readings: readonly { as: string; read: FillView }[] = [
  { as: '', read: plainBytes },
  { as: 'escaped', read: unescaped },
  { as: 'as hex numbers', read: hexNumbers },
  { as: 'as decimal numbers', read: decimalNumbers },
  { as: 'as octal numbers', read: octalNumbers },
]

/** Read at a time, so that its views stay in the processor's cache. */
const partBytes = 64 * 1024

/**
 * Finds known secrets in bytes, in any mixture of separators, encoding and notation; linear in the bytes (measured: 20
 * MB/s on a busy machine of two cores). `shortSecrets`: values with too few letters and digits for this search.
 */
export function knownSecrets(secrets: readonly string[]): {
  readonly shortSecrets: readonly string[]
  readonly search: (content: Uint8Array) => SecretMatch[]
} {
  const shortSecrets: string[] = []
  const needles = secrets.flatMap((value, secret) =>
    partsOf(value).flatMap((part) => {
      const partNeedles = needlesOf(part, { secret, isPart: part !== value.trim() })
      if (partNeedles === undefined) shortSecrets.push(part)
      return partNeedles ?? []
    }),
  )
  if (needles.length === 0) return { shortSecrets, search: () => [] }
  let table: GramTable | undefined
  return {
    shortSecrets,
    search: (content) => {
      table ??= gramTable(needles)
      return searchIn(table, content)
    },
  }
}

/** The value and each of its lines, except the lines that frame a key: every key has those. */
function partsOf(value: string): string[] {
  const whole = value.trim()
  const lines = whole.split(/\r?\n/).map((line) => line.trim())
  return [...new Set([whole, ...lines.filter((line) => !/^-----.*-----$/.test(line))])]
}

function searchIn(table: GramTable, content: Uint8Array): SecretMatch[] {
  const view = viewFor(Math.min(partBytes, content.length))
  const searches = readings.map(({ as: decoding, read }) => ({ as: decoding, read, search: gramSearch(table) }))
  let line = 1
  for (let from = 0; from < content.length; ) {
    const to = partEnd(content, from)
    let lineAfter = line
    for (const { read, search } of searches) {
      lineAfter = read(content, from, to, line, view)
      search.feed(view)
    }
    from = to
    line = lineAfter
  }
  const matches = searches.flatMap(({ as, search }) => search.matches().map((match) => ({ ...match, as })))
  const wholeSecrets = new Set(matches.filter(({ isWhole }) => isWhole).map(({ needle }) => needle.secret))
  const byPlace = new Map<string, SecretMatch>()
  for (const match of matches) {
    const { secret } = match.needle
    const place = `${match.line} ${secret}`
    if ((match.isWhole || !wholeSecrets.has(secret)) && !byPlace.has(place)) {
      byPlace.set(place, { secret, line: match.line, how: notationOf(match) })
    }
  }
  return [...byPlace.values()]
}

const notationOf = ({ needle, as, isWhole }: NeedleMatch & { as: string }): string => {
  const form = needle.how === 'plain' && as !== '' ? as : [needle.how, as].filter((word) => word !== '').join(' ')
  return isWhole ? form : `${form}, in pieces`
}

/** Ends before an escape or number if possible. */
function partEnd(content: Uint8Array, from: number): number {
  const maxEnd = from + partBytes
  if (maxEnd >= content.length) return content.length
  for (let end = maxEnd; end > maxEnd - 64; end -= 1) if (isBorder(content[end] as number)) return end
  return maxEnd
}

/** Not a letter or digit, and nothing that occurs within an escape. */
const isBorder = (byte: number): boolean => byte < 0x80 && !/[\w#;{}]/.test(String.fromCharCode(byte))

/**
 * Returns a function that removes secrets from what an agent or a check printed. Redaction replaces what it knows; a
 * text with a secret in another notation is omitted, because no part of it alone is the secret.
 */
export function secretRemover(secrets: readonly string[]): (text: string) => string {
  const redact = redactor(secrets)
  const { search } = knownSecrets(secrets)
  return (text) => {
    const redacted = redact(text)
    const [match] = search(new TextEncoder().encode(redacted))
    return match === undefined ? redacted : `(omitted: it contained a secret of this run, ${match.how})`
  }
}
