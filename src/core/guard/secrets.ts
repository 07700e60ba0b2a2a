import { formPlaces, redactor, tokenPatterns } from '../text/redact.ts'
import type { GuardFinding } from './finding.ts'
import { knownSecrets } from './known-secrets.ts'

/** A global pattern for something that must not be committed. */
interface TextRule {
  readonly kind: string
  readonly pattern: RegExp
}

/** `packed`: how this content was packed in the file; empty if it was not. */
interface SearchedContent {
  readonly path: string
  readonly content: Uint8Array
  readonly packed: string
}

/** Never reveals a value; a path that contains one is redacted. */
interface SecretFinder {
  inName(path: string): GuardFinding[]
  /** `shapes`: matches of other rules, which count on lines without matches of these. */
  inContent(searched: SearchedContent, shapes?: readonly { readonly kind: string; readonly line: number }[]): GuardFinding[]
}

/** Keys printed in Stripe's manual. */
const publicKeys = /sk_test_(?:4eC39HqLyjWDarjtT1zdp7dc|BQokikJOvBiI2HlWgH4olfQ2)(?!\w)/

/** True if it opens nothing: an example of a manual, or a placeholder of one repeated character. */
export const isSample = (match: string): boolean => /0{8}|[xX]{8}/.test(match) || publicKeys.test(match)

/**
 * Searches for known secrets in any notation, and for tokens of known kinds (threat T9): one finding per line and kind.
 * Create it once for many files: its tables take about 30 ms.
 */
export function secretFinder(secrets: readonly string[], rules: readonly TextRule[] = tokenPatterns): SecretFinder {
  const { shortSecrets, search } = knownSecrets(secrets)
  const formsOfShort = formPlaces(shortSecrets)
  // Short values cannot be told from other text once separators are ignored, so they are searched exactly.
  const exactMatches = (text: string) => formsOfShort(text).map(({ how, from }) => ({ kind: secretOf(how), index: from }))
  const ruleMatches = (text: string) =>
    rules.flatMap(({ kind, pattern }) =>
      [...text.matchAll(pattern)].flatMap(({ 0: match, index }) => (isSample(match) ? [] : [{ kind, index }])),
    )
  const redact = redactor(secrets)
  const kindsIn = (content: Uint8Array): { kind: string; line: number }[] => [
    ...search(content).map(({ line, how }) => ({ line, kind: secretOf(how) })),
    ...matchesInText(content, (text) => [...exactMatches(text), ...ruleMatches(text)]),
  ]
  /** If redaction misses a secret in a path, the whole path is hidden. */
  const shownPath = (path: string): string => {
    const redacted = redact(path)
    return redacted === path && search(new TextEncoder().encode(path)).length > 0 ? '***' : redacted
  }
  return {
    inName(path) {
      const kinds = new Set(kindsIn(new TextEncoder().encode(path)).map(({ kind }) => kind))
      return [...kinds].map((kind) => ({ path: shownPath(path), why: `has ${kind} in its name` }))
    },
    inContent({ path, content, packed }, shapes = []) {
      const secretMatches = kindsIn(content)
      const matchedLines = new Set(secretMatches.map(({ line }) => line))
      const allMatches = [...secretMatches, ...shapes.filter(({ line }) => !matchedLines.has(line))]
      const findings = new Map(allMatches.map(({ kind, line }) => [`${line} ${kind}`, { kind, line }]))
      if (findings.size === 0) return []
      const sorted = [...findings.values()].sort((a, b) => a.line - b.line)
      const shown = shownPath(path)
      // A line of the unpacked content is nowhere to be seen.
      return sorted.map(({ kind, line }) =>
        packed === ''
          ? { path: shown, line, why: `contains ${kind}` }
          : { path: shown, why: `contains ${kind}, packed (${packed})` },
      )
    },
  }
}

const secretOf = (how: string): string => `a secret of this run (${how})`

function matchesInText(
  content: Uint8Array,
  find: (text: string) => readonly Match[],
): { kind: string; line: number }[] {
  const matches: { kind: string; line: number }[] = []
  for (const { text, line } of textParts(content)) {
    for (const match of linesOfMatches(text, find(text))) matches.push({ kind: match.kind, line: line + match.line })
  }
  return matches
}

interface Match {
  readonly kind: string
  readonly index: number
}

/** Bytes searched at a time, and bytes that parts overlap: more than the longest match. */
const partBytes = 1024 * 1024
const overlapBytes = 16 * 1024

/** Splits a content into texts, which bounds memory and each search; `line`: the number of a text's first line. */
export function* textParts(content: Uint8Array): Generator<{ readonly text: string; readonly line: number }> {
  let line = 1
  for (let from = 0; from === 0 || from + overlapBytes < content.length; from += partBytes - overlapBytes) {
    yield { text: new TextDecoder('utf-8').decode(content.subarray(from, from + partBytes)), line }
    line += lineFeeds(content, from, from + partBytes - overlapBytes)
  }
}

/** `line` counts from zero. */
export function linesOfMatches(text: string, matches: readonly Match[]): { kind: string; line: number }[] {
  let [line, searchFrom] = [0, 0]
  return [...matches]
    .sort((a, b) => a.index - b.index)
    .map(({ kind, index }) => {
      for (let next = text.indexOf('\n', searchFrom); next !== -1 && next < index; next = text.indexOf('\n', searchFrom)) {
        line += 1
        searchFrom = next + 1
      }
      return { kind, line }
    })
}

function lineFeeds(content: Uint8Array, from: number, to: number): number {
  let count = 0
  for (let index = content.indexOf(10, from); index !== -1 && index < to; index = content.indexOf(10, index + 1)) count += 1
  return count
}
