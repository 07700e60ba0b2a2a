/** What a guard objects to. `path` is null where it is about the change as a whole. Never holds a secret's value. */
export interface GuardFinding {
  readonly path: string | null
  readonly line?: number
  readonly why: string
}

/** `src/a.ts:3 holds a GitHub token` */
export function findingSentence(finding: GuardFinding): string {
  if (finding.path === null) return finding.why
  const place = finding.line === undefined ? finding.path : `${finding.path}:${finding.line}`
  return `${place} ${finding.why}`
}
