import { join, resolve } from 'node:path'
import { writeCommitFiles } from '../../adapter/git/workspace/write-files.ts'
import { readLog } from '../../app/job/prove.ts'
import { RalphError } from '../../core/error/error.ts'
import { attemptTree } from '../../core/run/attempt/attempt-tree.ts'
import { heldIterations } from '../../core/run/fold/open-attempts.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { redactor } from '../../core/text/redact.ts'
import { ralphCommand } from '../../core/text/report-context.ts'
import { lookAtRun } from '../open/look-at-run.ts'
import type { Command } from '../project/context.ts'
import { type Flag, flagHelp, iterationNumber, jsonFlag, runFlags } from '../project/flags.ts'
import type { ProjectOfRun } from '../project/project.ts'
import { warnOf } from '../wire/read-run.ts'

const flags: Readonly<Record<string, Flag>> = {
  ...runFlags,
  ...jsonFlag,
}

export const checkoutCommand: Command = {
  help: `Writes the files of an iteration to a new folder, by default ./ralph-checkout-N.
Your working tree, index and branch are not touched.

Usage: ralph checkout ITERATION [DIRECTORY] [options]

Examples:
  ralph checkout 7
  ralph checkout 7 /tmp/attempt-7

Options:
${flagHelp(flags)}`,
  flags,
  operands: 2,
  run: async (context, { values, operands }) => {
    const iteration = iterationNumber('checkout', operands[0])
    const directory = resolve(context.cwd, operands[1] ?? `ralph-checkout-${iteration}`)
    const { commit, fate } = await lookAtRun(context, values, async ({ project, access, folder, run }) => {
      const clean = redactor(project.secrets)
      const tree = attemptTree(
        await readLog(access.state, run, 0, warnOf(context)),
        iteration,
        heldIterations(run.state),
      )
      if (tree.kind === 'none') throw noTree(project, iteration, clean(tree.why))
      await writeCommitFiles(access, { commit: tree.commit, directory, stateDir: join(folder, 'checkout') })
      return tree
    })
    const text = `${directory}: iteration ${iteration} (${fate}), commit ${commit}`
    context.out(`${values['json'] ? inertJson({ kind: 'checkout', iteration, directory, commit, fate }) : text}\n`)
    return 0
  },
}

const noTree = (project: ProjectOfRun, iteration: number, reason: string): RalphError =>
  new RalphError({
    code: 'NO_TREE',
    message: `Iteration ${iteration} has no files: ${plainLine(reason, 300)}.`,
    hint: `\`${ralphCommand(project, 'log')}\` shows what happened in each iteration.`,
  })
