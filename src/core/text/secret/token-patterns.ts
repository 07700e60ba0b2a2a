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
