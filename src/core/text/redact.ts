import { prefixedTokens } from './token-patterns.ts'

/**
 * Makes the function that takes secrets out of a text: the known values in all their written forms, and whatever looks
 * like a well-known token. Give it whole texts or whole lines: a secret cut in two by a chunk border is not found.
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const find = formPlaces(secrets)
  return (text) =>
    tokenPatterns.reduce((clean, { pattern }) => clean.replace(pattern, '***'), without(text, find(text)))
}

function without(text: string, places: readonly { from: number; to: number }[]): string {
  let [clean, done] = ['', 0]
  for (const { from, to } of [...places].sort((a, b) => a.from - b.from || b.to - a.to)) {
    // Forms may overlap, and then nothing of the one may stay beside the other.
    if (from >= done) clean += `${text.slice(done, from)}***`
    done = Math.max(done, to)
  }
  return clean + text.slice(done)
}

/** Nothing that people or agents write is nested as deep as this; a stack holds a few thousand. */
const deepest = 200

/**
 * The same value with every string in it changed, keys included: an agent's amendment brings its own. What is nested
 * beyond reason is left out: an agent's answer may be anything.
 */
export function mapStrings<T>(value: T, change: (text: string) => string): T {
  return mapped(value, change, deepest) as T
}

function mapped(value: unknown, change: (text: string) => string, left: number): unknown {
  if (typeof value === 'string') return change(value)
  if (typeof value !== 'object' || value === null) return value
  if (left === 0) return null
  if (Array.isArray(value)) return value.map((item) => mapped(item, change, left - 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), mapped(item, change, left - 1)]))
}

/** Well-known shapes of credentials. A GitHub App's newer tokens hold a JWT: dots and dashes belong to them. */
export const tokenPatterns: readonly { kind: string; pattern: RegExp }[] = [
  { kind: 'an Anthropic key', pattern: /sk-ant-[\w-]{16,}/g },
  // Manuals fill theirs up with zeros.
  { kind: 'a GitHub token', pattern: /gh[pousr]_(?!\w{0,40}0{8})[\w.-]{36,}|github_pat_\w{22,}/g },
  // AWS prints keys that end in EXAMPLE in its manuals; they are in many repositories and open nothing.
  { kind: 'an AWS key id', pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?<!EXAMPLE)(?![A-Z0-9])/g },
  // In base64 its first letters come up once in 17 MB.
  { kind: 'a Google key', pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
  { kind: 'a Slack token', pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g },
  { kind: 'an npm token', pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g },
  ...prefixedTokens,
  {
    kind: 'a private key',
    // The header alone is a matter of talk; headers, then lines of base64, also with their line feeds escaped. Bounded: a
    // file of nothing but headers took minutes.
    pattern:
      /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\s{0,20}[A-Za-z-]{1,60}: [^\n]{0,500}\n){0,20}(?:[\s\\]*[\w+/=]{16,})+(?:[\s\\]*[\w+/=]{0,80}[\s\\]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
  },
]

/** Shorter values would hit ordinary words; nobody's key is that short. */
const shortest = 8

/** How a known secret may be written down. `form` is what to look for, `how` is for people. */
interface SecretForm {
  readonly form: string
  readonly how: string
}

/**
 * The forms that a secret's value can leave in: plain, with its prefix cut off (which dodges scanners, threat T9),
 * reversed, URL- and JSON-encoded, hex, and base64 at each of the three offsets in a longer text. A value of several
 * lines also counts line by line. Values below 8 characters have none.
 */
function secretForms(secret: string): SecretForm[] {
  const whole = secret.trim()
  const values = new Set([whole, ...whole.split(/\r?\n/).map((line) => line.trim())])
  return [...values].filter((value) => value.length >= shortest).flatMap(formsOf)
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

/** Percent-encoding in capitals and small letters; a lone surrogate has none and must not throw. */
function urlForms(value: string): string[] {
  const encoded = encodeURIComponent(value.replace(/\p{Cs}/gu, '\uFFFD'))
  return [encoded, encoded.replace(/%../g, (code) => code.toLowerCase()), encoded.replaceAll('%20', '+')]
}

/**
 * The base64 texts of bytes that stand behind none, one or two others in a longer content: only what these bytes alone
 * decide, so that it is found whatever stands around them.
 */
export const base64At = (bytes: Uint8Array): readonly string[] =>
  [0, 1, 2].map((offset) => {
    const shifted = [...new Uint8Array(offset), ...bytes].map((byte) => String.fromCharCode(byte)).join('')
    return btoa(shifted).slice(Math.ceil((8 * offset) / 6), Math.floor((8 * (offset + bytes.length)) / 6))
  })

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The base32 texts (RFC 4648) of bytes behind none to four others; only what these bytes alone decide, as in base64. */
export const base32At = (bytes: Uint8Array): readonly string[] =>
  [0, 1, 2, 3, 4].map((offset) => {
    const bits = [...new Uint8Array(offset), ...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
    const first = Math.ceil((8 * offset) / 5)
    const last = Math.floor(bits.length / 5)
    return Array.from({ length: last - first }, (_, at) => {
      const group = bits.slice(5 * (first + at), 5 * (first + at) + 5)
      return alphabet[Number.parseInt(group, 2)] ?? ''
    }).join('')
  })

/** A written form of a secret in a text, from its first character to behind its last one. */
interface FormPlace {
  readonly how: string
  readonly from: number
  readonly to: number
}

/**
 * Makes the function that finds every written form of secrets, also where it is spaced or wrapped. By plain search: as a
 * pattern the forms of one private key took 20 s to be compiled.
 */
export function formPlaces(secrets: readonly string[]): (text: string) => FormPlace[] {
  const forms = new Map<string, SecretForm>()
  for (const { form, how } of secrets.flatMap(secretForms)) {
    const bare = form.replace(/\s+/g, '')
    if (bare.length >= form.length / 2 && !forms.has(bare)) forms.set(bare, { form: bare, how })
  }
  return (text) => {
    const bare = text.replace(/\s+/g, '')
    const found = [...forms.values()].flatMap(({ form, how }) => placesOf(bare, form, how))
    if (found.length === 0 || bare.length === text.length) return found
    const origins = originsOf(text)
    return found.map(({ how, from, to }) => ({ how, from: origins[from] ?? 0, to: (origins[to - 1] ?? 0) + 1 }))
  }
}

function placesOf(text: string, form: string, how: string): FormPlace[] {
  const places: FormPlace[] = []
  for (let from = text.indexOf(form); from !== -1; from = text.indexOf(form, from + form.length)) {
    places.push({ how, from, to: from + form.length })
  }
  return places
}

/** Where each character stood before white space was left out. */
function originsOf(text: string): number[] {
  const origins: number[] = []
  for (let index = 0; index < text.length; index += 1) if (!/\s/.test(text[index] as string)) origins.push(index)
  return origins
}
