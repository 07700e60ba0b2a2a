import { lintSource } from '@secretlint/core'
import { secretLintProfiler } from '@secretlint/profiler'
import { rules } from '@secretlint/secretlint-rule-preset-recommend'
import { isSample, linesOfMatches, textParts } from '../../core/guard/secrets.ts'
import type { CredentialShape, CredentialShapes } from '../../port/credential-shapes.ts'

// The profiler would keep a mark for each rule and file until the process ends.
secretLintProfiler.setEnabled(false)

/** Without the rule that lets comments in a file disable others, since the file's author is not trusted. */
const config = {
  rules: rules.filter(({ meta }) => !meta.id.endsWith('-filter-comments')).map((rule) => ({ id: rule.meta.id, rule })),
}

export const findByRules: CredentialShapes['find'] = async ({ path, content }) => {
  const findings = new Map<string, CredentialShape>()
  for (const { text, line: firstLine } of textParts(content)) {
    const source = { filePath: path, content: text, contentType: 'text', ext: '' } as const
    const { messages } = await lintSource({ source, options: { config, noPhysicFilePath: true } })
    const matches = messages
      .filter(({ ruleId, range }) => !isHarmless(ruleId, text.slice(range[0], range[1])))
      .map(({ ruleId, range }) => ({ kind: kindOf(ruleId), index: range[0] }))
    for (const { kind, line } of linesOfMatches(text, matches))
      findings.set(`${firstLine + line} ${kind}`, { kind, line: firstLine + line })
  }
  return [...findings.values()]
}

/** Local or reserved addresses, and placeholders for passwords: common in manuals and tests. */
const exampleHost =
  /@(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\]|host\.docker\.internal|(?:[\w-]+\.)*example(?:\.(?:com|org|net|edu))?|(?:[\w-]+\.)+(?:test|invalid|localhost))(?=[:/?#,"'`\s]|$)/i
const placeholder =
  /:\/\/anonymous:|:\/\/[^:/\s]*:(?:[<{[($%*][^@]*|x{3,}|\.{3}|(?:my|your|the)?[-_]?(?:pass(?:word|wd)?|pw|pwd|secret|token|changeme|change-me))@/i

const isHarmless = (rule: string, match: string): boolean =>
  isSample(match) ||
  (/-(?:basicauth|database-connection-string)$/.test(rule) && (exampleHost.test(match) || placeholder.test(match)))

/** `@secretlint/secretlint-rule-hashicorp-vault` ends with its service's name. */
const kindOf = (rule: string): string => {
  const name = rule.replace(/^.*secretlint-rule-/, '')
  return kindNames[name] ?? `what looks like a credential for ${name}`
}

const kindNames: Readonly<Record<string, string>> = {
  basicauth: 'an address with a password in it',
  'database-connection-string': 'a database address with a password in it',
  privatekey: 'a private key',
}
