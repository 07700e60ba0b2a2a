import { expect, test } from 'vitest'
import { helpText } from '../../../../src/core/report/document/terminal.ts'

const help = `Reports every problem in a plan, where it is and how to fix it, and which files
the paths of its tasks match.

Usage: ralph plan lint [FILE] [options]

Examples:
  ralph plan lint plans/a-long-name-for-a-plan.json --json --plan-subtasks joined

Options:
  --plan plan.json           the plan file, from the folder that you are in; default plan.json
  --agent-integrity sha512-…
                             the integrity hash that an installed package must have
`

test('on a terminal the help flows at its width, below the text of each flag, and commands stay whole', () => {
  expect(
    helpText(help, { width: 60, color: false, isTty: true }),
  ).toBe(`Reports every problem in a plan, where it is and how to fix
it, and which files the paths of its tasks match.

Usage: ralph plan lint [FILE] [options]

Examples:
  ralph plan lint plans/a-long-name-for-a-plan.json --json --plan-subtasks joined

Options:
  --plan plan.json           the plan file, from the folder
                             that you are in; default
                             plan.json
  --agent-integrity sha512-…
                             the integrity hash that an
                             installed package must have
`)
})

test('elsewhere it is as it is written', () => {
  expect(helpText(help, { width: 60, color: false })).toBe(help)
})
