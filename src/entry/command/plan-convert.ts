import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { writeJson } from '../../core/plan/format/json/sparse.ts'
import { planName } from '../../core/plan/format/read/plan-name.ts'
import { writeMarkdown } from '../../core/plan/format/write/write-markdown.ts'
import { cappedRow } from '../../core/text/capped-list.ts'
import type { Command } from '../project/context.ts'
import { findingLine } from '../project/error-text.ts'
import { type Flag, flagHelp, settingFlags } from '../project/flags.ts'
import { readHere } from '../project/read-here.ts'

const writers = { json: writeJson, markdown: writeMarkdown }

const flags: Readonly<Record<string, Flag>> = {
  to: { help: 'the format to print (required): json (plan.json) or markdown (of a plan queue)', example: 'json' },
  ...settingFlags('format', 'plan-subtasks', 'plan-tag', 'plan-scope'),
}

export const planConvertCommand: Command = {
  help: `Prints a plan of any format as plan.json or as Markdown, with the same tasks. Changes no file, and says what it had to leave out.
Exits with ${exits.data.code} if the plan has a fault.

Usage: ralph plan convert FILE [options]

Examples:
  ralph plan convert prd.json --to markdown
  ralph plan convert specs/001-search/tasks.md --to json

Options:
${flagHelp(flags)}`,
  flags,
  operands: 1,
  run: async (context, typed) => {
    const { to } = typed.values
    if (to !== 'json' && to !== 'markdown') {
      throw new RalphError({
        code: 'USAGE',
        message:
          to === undefined ? '--to is missing.' : `--to ${JSON.stringify(to)} is not a format that ralph can write.`,
        hint: 'Write --to json or --to markdown.',
      })
    }
    const { plan, findings, file, leftOut = [] } = await readHere(context, typed, 'ralph plan convert FILE')
    for (const finding of findings) context.err(`${finding.severity}: ${findingLine(finding, file)}\n`)
    if (plan === undefined) return exits.data.code
    if (leftOut.length > 0)
      context.err(`note: a plan has no place for these, so they are left out: ${cappedRow(leftOut, 20)}\n`)
    // Without a name, a plan is named after its file, and the printed text becomes another file.
    context.out(writers[to]({ name: planName(plan, file), ...plan }))
    return 0
  },
}
