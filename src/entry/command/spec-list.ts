import { specListText } from '../../core/report/terminal/spec-list.ts'
import { judgeSpecs } from '../../core/spec/lint-specs.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { type Command, textStyleOf } from '../project/context.ts'
import { type Flag, flagHelp, jsonFlag } from '../project/flags.ts'
import { specFilesAt, specsFolder } from '../project/spec-files.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...jsonFlag,
}

export const specListCommand: Command = {
  help: `Lists the specs of this repository with their status, open questions and dependencies. Changes nothing.

Usage: ralph spec list [FOLDER] [options]

Examples:
  ralph spec list
  ralph spec list --json

Options:
${flagHelp(flags)}`,
  flags,
  operands: 1,
  run: async (context, { values, operands }) => {
    const { specs, findings } = judgeSpecs(await specFilesAt(context, specsFolder(operands[0])))
    const errors = findings.filter(({ severity }) => severity === 'error').length
    const rows = specs.map(({ id, title, status, goals, openQuestions, requires, file }) => ({
      id: id?.text ?? null,
      title: title?.text ?? null,
      status: status?.text ?? null,
      goals: goals.length,
      open_questions: openQuestions.length,
      requires: requires.map(({ text }) => text),
      file,
    }))
    const text = values['json']
      ? inertJson({ schema: 1, specs: rows, errors }, 2)
      : specListText(rows, { ...textStyleOf(context), errors }).join('\n')
    context.out(`${text}\n`)
    return 0
  },
}
