import { userGit } from '../../adapter/git/call/user-git.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import type { ReadPlan } from '../../core/plan/format/formats.ts'
import { type PathReach, pathReach, reachLines, unmatchedFindings } from '../../core/plan/lint/path-reach.ts'
import { plural } from '../../core/text/amounts.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { quote } from '../../core/text/one-line.ts'
import type { Finding } from '../../schema/plan/finding.ts'
import type { Plan, Task } from '../../schema/plan/plan.ts'
import { uncheckedFinding } from '../doctor/checks.ts'
import { openBase } from '../project/base-files.ts'
import type { Command, CommandContext } from '../project/context.ts'
import { findingLine } from '../project/error-text.ts'
import { type Flag, flagHelp, settingFlags } from '../project/flags.ts'
import { readHere } from '../project/read-here.ts'
import { findUnreadTemplates } from '../project/unread-templates.ts'

const flags: Readonly<Record<string, Flag>> = {
  plan: { help: 'the plan file; default plan.json', example: 'plan.json' },
  ...settingFlags('format', 'plan-subtasks', 'plan-tag', 'plan-scope'),
  explain: { help: 'also list the headings that are read as context, and not as tasks', toggle: true },
  json: { help: 'the findings as one JSON array', toggle: true },
}

export const planLintCommand: Command = {
  help: `Reports every problem in a plan, where it is and how to fix it, and which files the paths of its tasks match.
Exits with ${exits.data.code} if something has to be fixed.

Usage: ralph plan lint [FILE] [options]

Examples:
  ralph plan lint
  ralph plan lint plans/next.json --json

Options:
${flagHelp(flags)}`,
  flags,
  operands: 1,
  run: async (context, { values, operands }) => {
    const {
      plan,
      findings: planFindings,
      file,
      faults,
      ...read
    } = await readHere(context, { values, operands }, 'ralph plan lint FILE')
    const reach = plan ? await reachInBase(context, plan) : []
    const unchecked = plan ? await uncheckedFinding(context, plan) : []
    const unread = await unreadFindings(context)
    const findings = [
      ...planFindings,
      ...unmatchedFindings(reach),
      ...unchecked,
      ...unread,
      ...faults.map(configFinding),
    ]
    const errors = findings.filter(({ severity }) => severity === 'error').length
    if (values['json']) context.out(`${inertJson(findings, 2)}\n`)
    else {
      for (const line of reachLines(reach)) context.out(`${line}\n`)
      for (const finding of findings) context.out(`${finding.severity}: ${lineOf(finding, file)}\n`)
      const explained = values['explain'] ? contextLines(read.context ?? []) : []
      for (const line of [...explained, ...doneLines(plan, read.doneBy)]) context.out(`${line}\n`)
      context.out(
        `${file}: ${[...kindOf(read.format, plan), countOf(errors, 'error'), countOf(findings.length - errors, 'warning')].join(', ')}\n`,
      )
    }
    return errors > 0 ? exits.data.code : 0
  },
}

/** Empty outside of a repository. */
async function unreadFindings(context: CommandContext): Promise<Finding[]> {
  const base = await openBase(context).catch((error: unknown) => {
    if (error instanceof RalphError) return undefined
    throw error
  })
  const unread = base === undefined ? [] : await findUnreadTemplates(base)
  const place = { path: '', line: null, column: null }
  return unread.map(({ found, remedy }) => ({
    ...{ severity: 'warning', code: 'TEMPLATE_UNREAD', ...place },
    message: found,
    remedy,
  }))
}

/** Also keeps a run from starting. The message names the file. */
const configFinding = (message: string): Finding => ({
  ...{ severity: 'error', code: 'CONFIG_INVALID', path: '', line: null, column: null, message },
  remedy: '',
})

/** Findings about another file than the plan; the message names it. */
const namesItsFile: ReadonlySet<string> = new Set(['CONFIG_INVALID', 'TEMPLATE_UNREAD'])

const lineOf = (finding: Finding, file: string): string =>
  namesItsFile.has(finding.code)
    ? `${`${finding.message} ${finding.remedy}`.trim()} [${finding.code}]`
    : findingLine(finding, file)

const contextLines = (headings: NonNullable<ReadPlan['context']>): string[] =>
  headings.length === 0
    ? ['Every heading is a task or part of one.']
    : headings.map(({ line, text }) => `line ${line}: the heading ${quote(text)} is context, no task`)

/** A run trusts the file about finished tasks. */
function doneLines(plan: Plan | undefined, doneBy: string | undefined): string[] {
  if (!plan || doneBy === undefined) return []
  const count = (status: Task['status']): number => plan.tasks.filter((task) => task.status === status).length
  const [done, skipped] = [count('done'), count('skipped')]
  return [
    ...(done === 0 ? [] : [`${plural(done, 'task')} already done according to the file (${doneBy}): a run skips them`]),
    ...(skipped === 0 ? [] : [`${plural(skipped, 'task')} skipped according to the file: no agent gets them`]),
  ]
}

const kindOf = (format: string | undefined, plan: Plan | undefined): string[] => [
  ...(format === undefined || format === 'plan.json' ? [] : [format]),
  ...(plan ? [countOf(plan.tasks.length, 'task')] : []),
]

const countOf = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`

/** Compared with the commit that a run would start from; empty if there is none. */
async function reachInBase({ cwd, env }: CommandContext, plan: Plan): Promise<PathReach[]> {
  if (plan.tasks.every(({ paths }) => paths.length === 0)) return []
  const args = ['ls-tree', '-r', '-z', '--name-only', '--full-tree', 'HEAD']
  const { stdout } = await userGit(
    cwd,
    env,
  )({ args, allow: 'any' }).catch((error: unknown) => {
    if (error instanceof RalphError) return { stdout: Buffer.alloc(0) }
    throw error
  })
  const files = stdout.toString('utf8').split('\0').filter(Boolean)
  return files.length === 0 ? [] : pathReach(plan, files)
}
