import { type ErrorCode, rowOf, topics } from '../src/core/error/catalogue.ts'
import { type Exit, exits } from '../src/core/error/codes/exit-codes.ts'

/** As the README has it too. */
export const exitTable = (): string =>
  ['| code | meaning |', '|---|---|', ...Object.values(exits).map(({ code, means }) => `| ${code} | ${means} |`)].join(
    '\n',
  )

/** `docs/errors.md`, from the tables that the program itself uses. */
export function errorsDocument(): string {
  const parts = Object.entries(topics).map(([topic, rows]) => {
    const lines = (Object.keys(rows) as ErrorCode[]).sort().map((code) => {
      const { exit, orExit, cause, remedy } = rowOf(code)
      return `| \`${code}\` | ${[exit, ...(orExit === undefined ? [] : [orExit])].map(codeOf).join(' or ')} | ${cell(cause)} | ${cell(remedy)} |`
    })
    return `## ${topic}\n\n| code | exit | cause | what to do |\n|---|---|---|---|\n${lines.join('\n')}\n`
  })
  return `${head}\n## Exit codes\n\n${exitTable()}\n\n${greens}\n\n${parts.join('\n')}`
}

const head = `<!-- Written by scripts/documents.ts; run \`npm run schema\` after a change of src/core/error. -->
# Exit codes and errors

Every error has a code that stays the same in later versions, a sentence with the value and the place, and what to do. On a
terminal the code stands at the end of the sentence: \`ralph: There is no plan at plan.json. [PLAN_MISSING]\`. Some codes are
findings: several of them are listed together, under \`PLAN_INVALID\` for a plan.
`

const greens = `In a workflow a step is green with ${Object.values(exits)
  .filter(({ green }) => green)
  .map(({ code }) => code)
  .join(', ')}: nothing is wrong, only work or a person's word is left. The output \`status\` says which.`

const codeOf = (exit: Exit): number => exits[exit].code
const cell = (text: string): string => text.replaceAll('|', '\\|')
