import { lintSource } from '@secretlint/core'
import { secretLintProfiler } from '@secretlint/profiler'
import { rules } from '@secretlint/secretlint-rule-preset-recommend'
import { isSample, linesOfMatches, textParts } from '../../core/guard/secrets.ts'
import type { CredentialShape, CredentialShapes } from '../../port/credential-shapes.ts'

// It would keep a mark for each rule and file until the process ends.
secretLintProfiler.setEnabled(false)

/** Without the rule that lets a comment in a file switch the others off: the author of these files is who is not trusted. */
const config = {
  rules: rules.filter(({ meta }) => !meta.id.endsWith('-filter-comments')).map((rule) => ({ id: rule.meta.id, rule })),
}

/** One finding for each line and kind. */
export const findByRules: CredentialShapes['find'] = async ({ path, content }) => {
  const found = new Map<string, CredentialShape>()
  for (const { text, line: first } of textParts(content)) {
    const source = { filePath: path, content: text, contentType: 'text', ext: '' } as const
    const { messages } = await lintSource({ source, options: { config, noPhysicFilePath: true } })
    const matches = messages
      .filter(({ ruleId, range }) => !opensNothing(ruleId, text.slice(range[0], range[1])))
      .map(({ ruleId, range }) => ({ kind: kindOf(ruleId), index: range[0] }))
    for (const { kind, line } of linesOfMatches(text, matches))
      found.set(`${first + line} ${kind}`, { kind, line: first + line })
  }
  return [...found.values()]
}

/** An address of nowhere or of this machine, or a word in the place of the password: manuals and tests are full of them. */
const nowhere =
  /@(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\]|host\.docker\.internal|(?:[\w-]+\.)*example(?:\.(?:com|org|net|edu))?|(?:[\w-]+\.)+(?:test|invalid|localhost))(?=[:/?#,"'`\s]|$)/i
const placeholder =
  /:\/\/anonymous:|:\/\/[^:/\s]*:(?:[<{[($%*][^@]*|x{3,}|\.{3}|(?:my|your|the)?[-_]?(?:pass(?:word|wd)?|pw|pwd|secret|token|changeme|change-me))@/i

const opensNothing = (rule: string, match: string): boolean =>
  isSample(match) ||
  (/-(?:basicauth|database-connection-string)$/.test(rule) && (nowhere.test(match) || placeholder.test(match)))

/** `@secretlint/secretlint-rule-hashicorp-vault`: what it is for stands at its end. */
const kindOf = (rule: string): string => {
  const name = rule.replace(/^.*secretlint-rule-/, '')
  return names[name] ?? `what looks like a credential for ${name}`
}

const names: Readonly<Record<string, string>> = {
  basicauth: 'an address with a password in it',
  'database-connection-string': 'a database address with a password in it',
  privatekey: 'a private key',
}
