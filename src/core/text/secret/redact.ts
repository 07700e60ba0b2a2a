import { formPlaces } from './secret-forms.ts'

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
  { kind: 'a GitHub token', pattern: /gh[pousr]_[\w.-]{36,}|github_pat_\w{22,}/g },
  // AWS prints keys that end in EXAMPLE in its manuals; they are in many repositories and open nothing.
  { kind: 'an AWS key id', pattern: /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?<!EXAMPLE)(?![A-Z0-9])/g },
  // In base64 its first letters come up once in 17 MB.
  { kind: 'a Google key', pattern: /(?<![\w-])AIza[\w-]{35}(?![\w-])/g },
  { kind: 'a Slack token', pattern: /xox[abeoprs]-[A-Za-z0-9-]{10,}/g },
  { kind: 'an npm token', pattern: /(?<!\w)npm_[A-Za-z0-9]{36}(?!\w)/g },
  {
    kind: 'a private key',
    // The header alone is a matter of talk; headers, then lines of base64, also with their line feeds escaped. Bounded: a
    // file of nothing but headers took minutes.
    pattern:
      /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:\s{0,20}[A-Za-z-]{1,60}: [^\n]{0,500}\n){0,20}(?:[\s\\]*[\w+/=]{16,})+(?:[\s\\]*[\w+/=]{0,80}[\s\\]*-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
  },
]
