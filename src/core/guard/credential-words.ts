import type { GuardFinding } from './finding.ts'

/** The name of a setting is no value. */
const isValue = (text: string): boolean => /\d/.test(text) && /[A-Za-z]/.test(text)
const maxLines = 200
const word = /[A-Za-z0-9_+/.~-]{16,}/g
const address = /[a-z][\w+.-]*:\/\/[^\s"'`<>]+/gi

/**
 * The words of a content that make up what was found in it: a file of the base that has all of them holds it already.
 * Undefined if that cannot be said: of a secret of this run, of what is packed, and where no word is long enough.
 */
export function credentialWords(text: string, { why, line }: GuardFinding): readonly string[] | undefined {
  if (line === undefined || /secret of this run/.test(why)) return undefined
  const lines = text.split('\n')
  const first = lines[line - 1] ?? ''
  // A key is its whole body: the first lines of many keys are the same.
  const isKey = /-----BEGIN/.test(first)
  const end = isKey ? lines.findIndex((one, index) => index >= line - 1 && /-----END/.test(one)) : line - 1
  if (end === -1 || end - line > maxLines) return undefined
  const part = lines.slice(line - 1, end + 1)
  const body = isKey ? part.filter((one) => !/-----(?:BEGIN|END)/.test(one)) : part
  const words = body.flatMap((one) => {
    const addresses = one.match(address) ?? []
    const rest = addresses.reduce((left, found) => left.replace(found, ' '), one)
    return [...addresses, ...(rest.match(word) ?? [])]
  })
  const isShort = isKey ? body.length < 2 || words.length < body.filter((one) => one.trim() !== '').length - 1 : false
  return isShort || !words.some(isValue) ? undefined : [...new Set(words)]
}
