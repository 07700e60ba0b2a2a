/** One plan for each slip in the default tier, many of them in the thorough one. */
export const tiers = [
  { runs: 1, options: {} },
  { runs: 50, options: { tags: 'thorough/size' } },
] as const

/** All rows in one test, as a test for each costs more than what it tries. Every row that fails is named. */
export function expectAll<Row>(rows: Readonly<Record<string, Row>>, check: (row: Row, name: string) => void): void {
  const failures = Object.entries(rows).flatMap(([name, row]) => {
    try {
      check(row, name)
      return []
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${Object.keys(rows).length} failed:\n\n${failures.join('\n\n')}`)
}
