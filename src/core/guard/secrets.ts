import { redactor, tokenPatterns } from '../text/secret/redact.ts'
import { formPlaces } from '../text/secret/secret-forms.ts'
import type { GuardFinding } from './finding.ts'
import { knownSecrets } from './known-secrets.ts'
import { type Match, textParts, withLines } from './text-parts.ts'

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

/**
 * Makes the search for known secrets, however they are written down, and for what looks like a token of a known kind
 * (threat T9). One finding for each line and kind. Make it once for many files: its tables cost some 30 ms.
 */
export function secretFinder(known: readonly string[], rules: readonly TextRule[] = tokenPatterns): SecretFinder {
  const { left, search } = knownSecrets(known)
  const formsIn = formPlaces(left)
  // Values with too few letters and digits to be told from other text once separators are ignored stand as they are.
  const asTheyStand = (text: string) => formsIn(text).map(({ how, from }) => ({ kind: secretOf(how), index: from }))
  const byRules = (text: string) =>
    rules.flatMap(({ kind, pattern }) => [...text.matchAll(pattern)].map(({ index }) => ({ kind, index })))
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
          ? { path: shown, line, why: `holds ${kind}` }
          : { path: shown, why: `holds ${kind}, packed (${packed})` },
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
