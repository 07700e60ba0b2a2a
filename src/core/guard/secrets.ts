import { redactor } from '../text/redact.ts'
import { formPattern, type SecretForm, secretForms } from '../text/secret-forms.ts'
import { tokenPatterns } from '../text/token-patterns.ts'
import type { GuardFinding } from './finding.ts'

/**
 * Makes the function that says where a text, or its path, holds a known secret in any written form or something that
 * looks like a token (security T9). Findings name place and kind, one for each line and kind, and never a value: a path
 * that holds one is redacted. Make it once for many files: the patterns cost 10 ms.
 */
export function secretFinder(known: readonly string[]): (path: string, text: string) => GuardFinding[] {
  const patterns = patternsFor(known)
  const redact = redactor(known)
  return (path, text) => {
    const shown = redact(path)
    const findings = new Map<string, GuardFinding>()
    for (const { kind, pattern } of patterns) {
      if (path.search(pattern) !== -1) findings.set(`name ${kind}`, { path: shown, why: `has ${kind} in its name` })
      for (const { index } of text.matchAll(pattern)) {
        const line = lineOf(text, index)
        findings.set(`${line} ${kind}`, { path: shown, line, why: `holds ${kind}` })
      }
    }
    return [...findings.values()].sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
  }
}

/** `secretFinder` for a single text. */
export function secretFindings(path: string, text: string, known: readonly string[]): GuardFinding[] {
  return secretFinder(known)(path, text)
}

function patternsFor(known: readonly string[]): { kind: string; pattern: RegExp }[] {
  const byWriting = new Map<string, SecretForm[]>()
  for (const form of known.flatMap(secretForms)) byWriting.set(form.how, [...(byWriting.get(form.how) ?? []), form])
  const patterns = [...byWriting].flatMap(([how, forms]) => {
    const pattern = formPattern(forms)
    return pattern === undefined ? [] : [{ kind: `a secret of this run (${how})`, pattern }]
  })
  return [...patterns, ...tokenPatterns]
}

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length
