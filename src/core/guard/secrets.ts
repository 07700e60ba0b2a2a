import { redactor, secretPlaceFinder, tokenPatterns } from '../text/redact.ts'
import type { GuardFinding } from './finding.ts'
import { knownSecrets } from './known-secrets.ts'

/** What something that may not be committed looks like in text; the pattern is global. */
interface TextRule {
  readonly kind: string
  readonly pattern: RegExp
}

/** A path of a change, and what it holds; `packed` names how this content is packed in the file, empty where it is not. */
interface Searched {
  readonly path: string
  readonly content: Uint8Array
  readonly packed: string
}

/** Says where names and contents hold a secret; never the value, and a path that holds one is redacted. */
interface SecretFinder {
  inName(path: string): GuardFinding[]
  /** `shapes`: what other rules have found in it; they count on lines where these found nothing. */
  inContent(searched: Searched, shapes?: readonly { readonly kind: string; readonly line: number }[]): GuardFinding[]
}

/** Keys that Stripe's manual prints. */
const publicKeys = /sk_test_(?:4eC39HqLyjWDarjtT1zdp7dc|BQokikJOvBiI2HlWgH4olfQ2)(?!\w)/

/** Whether it opens nothing: a sample of a manual, or filled up with one sign. */
export const isSample = (match: string): boolean => /0{8}|[xX]{8}/.test(match) || publicKeys.test(match)

/**
 * Makes the search for known secrets, however they are written down, and for what looks like a token of a known kind
 * (threat T9). One finding for each line and kind. Make it once for many files: its tables cost some 30 ms.
 */
export function secretFinder(known: readonly string[], rules: readonly TextRule[] = tokenPatterns): SecretFinder {
  const { left, search } = knownSecrets(known)
  const formsIn = secretPlaceFinder(left)
  // Values with too few letters and digits to be told from other text once separators are ignored stand as they are.
  const asTheyStand = (text: string) => formsIn(text).map(({ how, from }) => ({ kind: secretOf(how), index: from }))
  const byRules = (text: string) =>
    rules.flatMap(({ kind, pattern }) =>
      [...text.matchAll(pattern)].flatMap(({ 0: match, index }) => (isSample(match) ? [] : [{ kind, index }])),
    )
  const redact = redactor(known)
  const kindsIn = (content: Uint8Array): { kind: string; line: number }[] => [
    ...search(content).map(({ line, how }) => ({ line, kind: secretOf(how) })),
    ...matchesInText(content, (text) => [...asTheyStand(text), ...byRules(text)]),
  ]
  /** A path in which a secret is written so that redaction does not know it is not shown at all. */
  const shownPath = (path: string): string => {
    const clean = redact(path)
    return clean === path && search(new TextEncoder().encode(path)).length > 0 ? '***' : clean
  }
  return {
    inName(path) {
      const kinds = new Set(kindsIn(new TextEncoder().encode(path)).map(({ kind }) => kind))
      return [...kinds].map((kind) => ({ path: shownPath(path), why: `has ${kind} in its name` }))
    },
    inContent({ path, content, packed }, shapes = []) {
      const own = kindsIn(content)
      const told = new Set(own.map(({ line }) => line))
      const all = [...own, ...shapes.filter(({ line }) => !told.has(line))]
      const findings = new Map(all.map(({ kind, line }) => [`${line} ${kind}`, { kind, line }]))
      if (findings.size === 0) return []
      const ordered = [...findings.values()].sort((a, b) => a.line - b.line)
      const shown = shownPath(path)
      // A line of what was packed is nowhere to be seen.
      return ordered.map(({ kind, line }) =>
        packed === ''
          ? { path: shown, line, why: `contains ${kind}` }
          : { path: shown, why: `contains ${kind}, packed (${packed})` },
      )
    },
  }
}

const secretOf = (how: string): string => `a secret of this run (${how})`

/** What is found in a content, and on which line. */
function matchesInText(
  content: Uint8Array,
  find: (text: string) => readonly Match[],
): { kind: string; line: number }[] {
  const found: { kind: string; line: number }[] = []
  for (const { text, line } of textParts(content)) {
    for (const match of withLines(text, find(text))) found.push({ kind: match.kind, line: line + match.line })
  }
  return found
}

/** Something found in a text, and the index where it begins. */
interface Match {
  readonly kind: string
  readonly index: number
}

/** So much text is looked at together, and so much of it again with what follows: longer than any match has to be. */
const partBytes = 1024 * 1024
const overlapBytes = 16 * 1024

/** A content as texts to be searched one after the other, which bounds memory and each search; `line` is where one begins. */
export function* textParts(content: Uint8Array): Generator<{ readonly text: string; readonly line: number }> {
  let line = 1
  for (let from = 0; from === 0 || from + overlapBytes < content.length; from += partBytes - overlapBytes) {
    yield { text: new TextDecoder('utf-8').decode(content.subarray(from, from + partBytes)), line }
    line += lineFeeds(content, from, from + partBytes - overlapBytes)
  }
}

/** What was found, with its line in the text, counted from zero. */
export function withLines(text: string, matches: readonly Match[]): { kind: string; line: number }[] {
  let [line, at] = [0, 0]
  return [...matches]
    .sort((a, b) => a.index - b.index)
    .map(({ kind, index }) => {
      for (let next = text.indexOf('\n', at); next !== -1 && next < index; next = text.indexOf('\n', at)) {
        line += 1
        at = next + 1
      }
      return { kind, line }
    })
}

function lineFeeds(content: Uint8Array, from: number, to: number): number {
  let count = 0
  for (let at = content.indexOf(10, from); at !== -1 && at < to; at = content.indexOf(10, at + 1)) count += 1
  return count
}
