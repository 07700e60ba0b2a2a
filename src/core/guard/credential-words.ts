import type { GuardFinding } from './finding.ts'

/** A setting's name is not a value. */
const isValue = (text: string): boolean => /\d/.test(text) && /[A-Za-z]/.test(text)
const maxLines = 200
const word = /[A-Za-z0-9_+/.~-]{16,}/g
const address = /[a-z][\w+.-]*:\/\/[^\s"'`<>]+/gi

/**
 * The words that identify a finding's value: a base file with all of them contains it already. Undefined for a secret
 * of this run, for packed content, and if no word is long enough.
 */
export function credentialWords(text: string, { why, line }: GuardFinding): readonly string[] | undefined {
  if (line === undefined || /secret of this run/.test(why)) return undefined
  const lines = text.split('\n')
  const first = lines[line - 1] ?? ''
  // Many keys share their first lines, so the whole body counts.
  const isKey = /-----BEGIN/.test(first)
  const end = isKey ? lines.findIndex((text, index) => index >= line - 1 && /-----END/.test(text)) : line - 1
  if (end === -1 || end - line > maxLines) return undefined
  const region = lines.slice(line - 1, end + 1)
  const body = isKey ? region.filter((text) => !/-----(?:BEGIN|END)/.test(text)) : region
  const words = body.flatMap((text) => {
    const addresses = text.match(address) ?? []
    const rest = addresses.reduce((rest, address) => rest.replace(address, ' '), text)
    return [...addresses, ...(rest.match(word) ?? [])]
  })
  const isShort = isKey ? body.length < 2 || words.length < body.filter((text) => text.trim() !== '').length - 1 : false
  return isShort || !words.some(isValue) ? undefined : [...new Set(words)]
}
