import { prefixedTokens } from './token-patterns.ts'

/** Replaces known secrets in all their written forms, and well-known tokens. Give it whole texts or lines. */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const find = secretPlaceFinder(secrets)
  return (text) =>
    tokenPatterns.reduce((clean, { pattern }) => clean.replace(pattern, '***'), replacePlaces(text, find(text)))
}

function replacePlaces(text: string, places: readonly { from: number; to: number }[]): string {
  let [clean, done] = ['', 0]
  for (const { from, to } of [...places].sort((a, b) => a.from - b.from || b.to - a.to)) {
    // If forms overlap, no rest of either may remain.
    if (from >= done) clean += `${text.slice(done, from)}***`
    done = Math.max(done, to)
  }
  return clean + text.slice(done)
}

/** Deeper than people or agents write; the call stack holds a few thousand. */
const maxDepth = 200

/** Changes every string, including keys, which may come from an agent. Parts nested too deeply become null. */
export function mapStrings<T>(value: T, change: (text: string) => string): T {
  return mapDeep(value, change, maxDepth) as T
}

function mapDeep(value: unknown, change: (text: string) => string, depthLeft: number): unknown {
  if (typeof value === 'string') return change(value)
  if (typeof value !== 'object' || value === null) return value
  if (depthLeft === 0) return null
  if (Array.isArray(value)) return value.map((item) => mapDeep(item, change, depthLeft - 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [change(key), mapDeep(item, change, depthLeft - 1)]),
  )
}

/** Well-known credentials. Newer tokens of a GitHub App contain a JWT with dots and dashes. */
export const tokenPatterns: readonly { kind: string; pattern: RegExp }[] = [
  { kind: 'an Anthropic key', pattern: /sk-ant-[\w-]{16,}/g },
  // Placeholders in manuals are padded with zeros.
  { kind: 'a GitHub token', pattern: /gh[pousr]_(?!\w{0,40}0{8})[\w.-]{36,}|github_pat_\w{22,}/g },
  // AWS manuals print keys that end in EXAMPLE; they open nothing.
  { kind: 'an AWS key id', pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?<!EXAMPLE)(?![A-Z0-9])/g },
  // In base64 data the first letters occur once in 17 MB.
  { kind: 'a Google key', pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
  { kind: 'a Slack token', pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g },
  { kind: 'an npm token', pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g },
  ...prefixedTokens,
  {
    kind: 'a private key',
    // Bounded, since a file of headers took minutes.
    pattern:
      /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\s{0,20}[A-Za-z-]{1,60}: [^\n]{0,500}\n){0,20}(?:[\s\\]*[\w+/=]{16,})+(?:[\s\\]*[\w+/=]{0,80}[\s\\]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
  },
]

/** Shorter values would match ordinary words. */
const minSecretChars = 8

/** `how` is for people. */
interface SecretForm {
  readonly form: string
  readonly how: string
}

/** Includes the value without its prefix (which dodges scanners, threat T9), and each of its lines. */
function secretForms(secret: string): SecretForm[] {
  const trimmed = secret.trim()
  const values = new Set([trimmed, ...trimmed.split(/\r?\n/).map((line) => line.trim())])
  return [...values].filter((value) => value.length >= minSecretChars).flatMap(formsOf)
}

function formsOf(value: string): SecretForm[] {
  const bytes = new TextEncoder().encode(value)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const forms: SecretForm[] = [
    { form: value, how: 'plain' },
    { form: [...value].reverse().join(''), how: 'reversed' },
    { form: JSON.stringify(value).slice(1, -1), how: 'JSON-encoded' },
    { form: hex, how: 'hex' },
    { form: hex.toUpperCase(), how: 'hex' },
  ]
  for (const url of urlForms(value)) forms.push({ form: url, how: 'URL-encoded' })
  for (const base64 of base64At(bytes)) {
    const urlSafe = base64.replaceAll('+', '-').replaceAll('/', '_')
    forms.push({ form: base64, how: 'base64' }, { form: urlSafe, how: 'base64' })
  }
  if (value.length >= 24) forms.push({ form: value.slice(7), how: 'cut' })
  return forms.filter(({ form }, index) => forms.findIndex((other) => other.form === form) === index)
}

/** Percent-encoding in upper and lower case. A lone surrogate is replaced, since it would throw. */
function urlForms(value: string): string[] {
  const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'))
  return [encoded, encoded.replace(/%../g, (code) => code.toLowerCase()), encoded.replaceAll('%20', '+')]
}

/** The base64 of these bytes after 0, 1 or 2 other bytes, without the characters that depend on those. */
export const base64At = (bytes: Uint8Array): readonly string[] =>
  [0, 1, 2].map((offset) => {
    const padded = [...new Uint8Array(offset), ...bytes].map((byte) => String.fromCharCode(byte)).join('')
    return btoa(padded).slice(Math.ceil((8 * offset) / 6), Math.floor((8 * (offset + bytes.length)) / 6))
  })

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As `base64At`, for base32 (RFC 4648) and 0 to 4 other bytes. */
export const base32At = (bytes: Uint8Array): readonly string[] =>
  [0, 1, 2, 3, 4].map((offset) => {
    const bits = [...new Uint8Array(offset), ...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
    const first = Math.ceil((8 * offset) / 5)
    const last = Math.floor(bits.length / 5)
    return Array.from({ length: last - first }, (_, index) => {
      const group = bits.slice(5 * (first + index), 5 * (first + index) + 5)
      return alphabet[Number.parseInt(group, 2)] ?? ''
    }).join('')
  })

/** `to` is exclusive. */
interface FormPlace {
  readonly how: string
  readonly from: number
  readonly to: number
}

/** Also finds forms with spaces inside. A pattern of one private key's forms took 20 s to compile, so it searches. */
export function secretPlaceFinder(secrets: readonly string[]): (text: string) => FormPlace[] {
  const forms = new Map<string, SecretForm>()
  for (const { form, how } of secrets.flatMap(secretForms)) {
    const compact = form.replace(/\s+/g, '')
    if (compact.length >= form.length / 2 && !forms.has(compact)) forms.set(compact, { form: compact, how })
  }
  return (text) => {
    const compact = text.replace(/\s+/g, '')
    const places = [...forms.values()].flatMap(({ form, how }) => placesOf(compact, form, how))
    if (places.length === 0 || compact.length === text.length) return places
    const origins = originsOf(text)
    return places.map(({ how, from, to }) => ({ how, from: origins[from] ?? 0, to: (origins[to - 1] ?? 0) + 1 }))
  }
}

function placesOf(text: string, form: string, how: string): FormPlace[] {
  const places: FormPlace[] = []
  for (let from = text.indexOf(form); from !== -1; from = text.indexOf(form, from + form.length)) {
    places.push({ how, from, to: from + form.length })
  }
  return places
}

/** Offsets of the characters that are not white space. */
function originsOf(text: string): number[] {
  const origins: number[] = []
  for (let index = 0; index < text.length; index += 1) if (!/\s/.test(text[index] as string)) origins.push(index)
  return origins
}
