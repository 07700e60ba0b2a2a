import type { Case } from './case.ts'

const levels = ['C0', 'C1', 'C2', 'C3'] as const

/** What each case comes to at each level, as Markdown. */
export function table(cases: readonly Case[]): string {
  const rows = cases.map(({ name, stoppedFrom, told, mayLack }) => {
    const cells = levels.map((level) => (stoppedFrom !== 'never' && stoppedFrom <= level ? 'stopped' : 'told'))
    return `| ${name.replaceAll('|', '\\|')} | ${cells.join(' | ')} | ${told ?? mayLack ?? ''} |`
  })
  return [
    '| a command that … | C0 | C1 | C2 | C3 | where it is not stopped |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

export const securityDocument = (cases: readonly Case[]): string => `# What a hostile command gets

Made by \`npm run bundle\` from \`test/redteam/cases/\`. \`npm run test:redteam\` lets each of these ${cases.length} commands loose as a real
process, at every [level](confinement.md) that the machine gives. *stopped*: the test fails if the command gets what it wants.
*told*: it gets it, or may; the last column says what bounds it and where a person is told. The same commands without any
confinement get what they want, so none of them is a test that cannot fail; those that need root, or would harm the machine of the
test, are left out there.

What answers, commits and comments of a hostile agent can do is in the [threats](threats.md), each with its tests.

${table(cases)}
`
