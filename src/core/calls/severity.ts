/** Reviews, passes and the consensus have words of their own, also in what is stored; they are on one scale. */
const grades = {
  ...{ critical: 0, high: 0 },
  ...{ major: 1, warning: 1, medium: 1 },
  ...{ minor: 2, suggestion: 2, low: 2 },
} as const

type Severity = keyof typeof grades

export const isAtLeast = (severity: Severity, bound: Severity): boolean => grades[severity] <= grades[bound]

export const gravestFirst = <T extends { readonly severity: Severity }>(issues: readonly T[]): T[] =>
  issues.toSorted((a, b) => grades[a.severity] - grades[b.severity])
