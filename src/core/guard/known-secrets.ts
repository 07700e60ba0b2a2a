import { redactor } from '../text/redact.ts'
import { type GramTable, gramSearch, gramTable, type NeedleFound } from './gram-search.ts'
import { needlesOf } from './needle.ts'
import { asItStands, decimalNumbers, type FillView, hexNumbers, octalNumbers, unescaped, viewFor } from './readings.ts'

/** Where a known secret stands; `how` names the way in which it is written. */
interface SecretFound {
  readonly secret: number
  readonly line: number
  readonly how: string
}

/** The readings of a content in which every form is looked for; the first one that finds a secret on a line names it. */
const readings: readonly { as: string; read: FillView }[] = [
  { as: '', read: asItStands },
  { as: 'escaped', read: unescaped },
  { as: 'as hex numbers', read: hexNumbers },
  { as: 'as decimal numbers', read: decimalNumbers },
  { as: 'as octal numbers', read: octalNumbers },
]

/** So much is read at a time: the views of it stay in the processor's cache. */
const partBytes = 64 * 1024

/**
 * Finds known secrets in bytes, whatever stands between their letters and digits and in each combination of reading and
 * form: all are looked up at once, in a time that grows with the bytes alone (measured: 20 MB a second on a busy machine of two cores). `left` are the
 * values that have too few letters and digits for it.
 */
export function knownSecrets(known: readonly string[]): {
  readonly left: readonly string[]
  readonly search: (content: Uint8Array) => SecretFound[]
} {
  const left: string[] = []
  const needles = known.flatMap((value, secret) =>
    partsOf(value).flatMap((part) => {
      const found = needlesOf(part, { secret, isPart: part !== value.trim() })
      if (found === undefined) left.push(part)
      return found ?? []
    }),
  )
  if (needles.length === 0) return { left, search: () => [] }
  let table: GramTable | undefined
  return {
    left,
    search: (content) => {
      table ??= gramTable(needles)
      return searchIn(table, content)
    },
  }
}

/** The value itself and, of several lines, each one but those that frame a key: they are the same in every key. */
function partsOf(value: string): string[] {
  const whole = value.trim()
  const lines = whole.split(/\r?\n/).map((line) => line.trim())
  return [...new Set([whole, ...lines.filter((line) => !/^-----.*-----$/.test(line))])]
}

function searchIn(table: GramTable, content: Uint8Array): SecretFound[] {
  const view = viewFor(Math.min(partBytes, content.length))
  const searches = readings.map(({ as, read }) => ({ as, read, search: gramSearch(table) }))
  let line = 1
  for (let from = 0; from < content.length; ) {
    const to = partEnd(content, from)
    let after = line
    for (const { read, search } of searches) {
      after = read(content, from, to, line, view)
      search.feed(view)
    }
    from = to
    line = after
  }
  const found = searches.flatMap(({ as, search }) => search.found().map((one) => ({ ...one, as })))
  const whole = new Set(found.filter(({ isWhole }) => isWhole).map(({ needle }) => needle.secret))
  const places = new Map<string, SecretFound>()
  for (const one of found) {
    const { secret } = one.needle
    const place = `${one.line} ${secret}`
    if ((one.isWhole || !whole.has(secret)) && !places.has(place)) {
      places.set(place, { secret, line: one.line, how: wayOf(one) })
    }
  }
  return [...places.values()]
}

const wayOf = ({ needle, as, isWhole }: NeedleFound & { as: string }): string => {
  const form = needle.how === 'plain' && as !== '' ? as : [needle.how, as].filter((word) => word !== '').join(' ')
  return isWhole ? form : `${form}, in pieces`
}

/** The next part ends where no escape and no number is cut, if there is such a place near its end. */
function partEnd(content: Uint8Array, from: number): number {
  const most = from + partBytes
  if (most >= content.length) return content.length
  for (let end = most; end > most - 64; end -= 1) if (isBorder(content[end] as number)) return end
  return most
}

/** No letter or digit, and nothing that may stand within an escape. */
const isBorder = (byte: number): boolean => byte < 0x80 && !/[\w#;{}]/.test(String.fromCharCode(byte))

/**
 * Makes the function for what an agent or a check said, text by text: what redaction knows is replaced in place, and a
 * text that spells a secret out in another way is left out whole, because no part of it alone is the secret.
 */
export function withoutSecrets(known: readonly string[]): (text: string) => string {
  const redact = redactor(known)
  const { search } = knownSecrets(known)
  return (text) => {
    const clean = redact(text)
    const [found] = search(new TextEncoder().encode(clean))
    return found === undefined ? clean : `(omitted: it contained a secret of this run, ${found.how})`
  }
}
