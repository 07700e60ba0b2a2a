import { thousands } from '../text/amounts.ts'

/** An objection of a guard. `path` is null if it concerns the whole change. Never contains a secret's value. */
export interface GuardFinding {
  readonly path: string | null
  readonly line?: number
  readonly why: string
}

/** `src/a.ts:3 contains a GitHub token` */
export function findingSentence(finding: GuardFinding): string {
  if (finding.path === null) return finding.why
  const place = finding.line === undefined ? finding.path : `${finding.path}:${finding.line}`
  return `${place} ${finding.why}`
}

interface SizeLimits {
  readonly fileBytes: number
  readonly totalBytes: number
  readonly files: number
}

const MiB = 1024 * 1024

export const defaultSizeLimits: SizeLimits = { fileBytes: 25 * MiB, totalBytes: 100 * MiB, files: 5_000 }

/** Rejects changes larger than a task's work can be: build output, a dump, a dependency folder that is not ignored. */
export function sizeFindings(
  changes: readonly { readonly path: string; readonly bytes: number }[],
  limits: SizeLimits = defaultSizeLimits,
): GuardFinding[] {
  const findings: GuardFinding[] = changes
    .filter(({ bytes }) => bytes > limits.fileBytes)
    .map(({ path, bytes }) => ({ path, why: `is too large: ${inMiB(bytes)}; the limit is ${inMiB(limits.fileBytes)}` }))
  const total = changes.reduce((sum, { bytes }) => sum + bytes, 0)
  if (changes.length > limits.files) {
    const [fileCount, maxFiles] = [changes.length, limits.files].map((number) => thousands(number))
    findings.push({ path: null, why: `The change has ${fileCount} files; at most ${maxFiles} are accepted` })
  }
  if (total > limits.totalBytes) {
    findings.push({
      path: null,
      why: `The change has ${inMiB(total)}; at most ${inMiB(limits.totalBytes)} are accepted`,
    })
  }
  return findings
}

/** More than a person can review well; `lines` excludes generated and lock files. */
export const reviewSizeFindings = (lines: number, limit: number): GuardFinding[] =>
  lines <= limit
    ? []
    : [
        {
          path: null,
          why: `The change has ${thousands(lines)} lines, and \`max-change\` allows ${thousands(limit)}. Split it: do a first part that passes the checks, and say in the handoff that the task is not complete`,
        },
      ]

const inMiB = (bytes: number): string =>
  `${thousands(Math.floor(bytes / MiB))}.${Math.floor((bytes % MiB) / (MiB / 10))} MiB`
