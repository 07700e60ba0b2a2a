import { confirm } from '@clack/prompts'
import {
  changedSubmodules,
  ignoredInTheWay,
  mergeInOwnTree,
  type OwnTree,
  readOwnTree,
  runOwnGit,
} from '../../adapter/git/work/own-merge.ts'
import { RalphError } from '../../core/error/error.ts'
import { cappedLines, cappedRow } from '../../core/text/capped-list.ts'
import { commandLine } from '../../core/text/command-line.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { displayPath } from '../../core/text/paths.ts'
import { ralphCommand, shortOid } from '../../core/text/report-context.ts'
import { askPerson } from '../project/ask-person.ts'
import { type CommandContext, isInteractive } from '../project/context.ts'
import type { ProjectOfRun } from '../project/project.ts'

interface MergeRequest {
  readonly project: ProjectOfRun
  readonly context: CommandContext
  /** Null if the run began on a detached HEAD. */
  readonly base: string | null
  readonly work: string
  readonly message: string
  readonly squash: boolean
  readonly mayAsk: boolean
  /** Commands that merge the work by hand. */
  readonly commands: readonly string[]
  /** The remote that keeps the run, and its work branch there; null for the repository itself. */
  readonly fetched: { readonly remote: string; readonly branch: string } | null
}

/** Undefined if the user said no. Throws FINISH_NOT_HERE, FINISH_CONFLICT or FINISH_REFUSED. */
export async function mergeHere(request: MergeRequest): Promise<string | undefined> {
  const { project, context, base, work, message, squash, fetched } = request
  const { toplevel } = project.repository
  const { env, cancelled } = context
  const interactive = request.mayAsk && isInteractive(context)
  refuseUnreadyTree(await readOwnTree(toplevel, env), request)
  if (fetched) await fetchWork(toplevel, context, { ...fetched, interactive })
  const submodules = await changedSubmodules(toplevel, env, work)
  if (submodules.length > 0) {
    throw notHere(
      `The work changes ${cappedRow(submodules, 3)}: a merge does not update the files of a submodule.`,
      byHand([...request.commands, 'git submodule update --init --recursive']),
    )
  }
  const ignored = await ignoredInTheWay(toplevel, env, work)
  if (ignored.length > 0) {
    throw new RalphError({
      code: 'FINISH_NOT_HERE',
      message:
        'The work has files where ignored files of yours are, and a merge would overwrite them. Nothing was done.',
      hint: `Move yours away, then: ${retryCommand(request)}`,
      findings: cappedLines(ignored, 20),
    })
  }
  if (interactive && !(await confirmMerge(`Run git merge of ${shortOid(work)} into ${base} in this tree?`)))
    return undefined
  const merge = await mergeInOwnTree(toplevel, env, { work, message, squash, interactive, cancelled })
  if (merge.kind === 'merged') return merge.head
  const state = merge.undone
    ? 'nothing was changed'
    : 'not all of it could be undone, and `git status` shows what is left'
  if (cancelled.aborted) {
    throw new RalphError({
      code: 'INTERRUPTED',
      message: `Interrupted during the merge; ${state}.`,
      hint: `The same command tries it again: ${retryCommand(request)}`,
    })
  }
  if (merge.conflicts.length > 0) {
    throw new RalphError({
      code: 'FINISH_CONFLICT',
      message: `The work conflicts with ${base}; ${state}.`,
      hint: byHand(request.commands),
      findings: cappedLines(merge.conflicts, 20),
    })
  }
  const lines = outputLines(merge.output)
  throw new RalphError({
    code: 'FINISH_REFUSED',
    message: `Git did not merge the work; ${state}.`,
    hint: lines.some((line) => !/^Not committing merge/.test(line))
      ? `Fix what git reports above, then: ${retryCommand(request)}`
      : `Git names no reason: one of your hooks in .git/hooks probably ended it. Then: ${retryCommand(request)}`,
    findings: lines,
  })
}

function refuseUnreadyTree({ branch, unfinished, changed, isLocked }: OwnTree, request: MergeRequest): void {
  const { base, project, context, commands } = request
  if (base === null) throw notHere('The run began on a detached HEAD, so no branch is its base.', byHand(commands))
  if (isLocked) {
    throw notHere(
      'Another git works in this tree, or one has crashed: .git/index.lock is there.',
      `Wait until it ends, or remove that file; then: ${retryCommand(request)}`,
    )
  }
  if (unfinished !== null) {
    throw notHere(`This tree is in the middle of ${unfinished}.`, 'Finish or abort it first; `git status` says how.')
  }
  if (branch !== base) {
    const otherTree = project.repository.checkedOut.get(base)
    const place = otherTree && displayPath(otherTree, { repository: context.cwd, home: context.env['HOME'] })
    throw notHere(
      `This tree has ${branch ?? 'a detached HEAD'} checked out, and the base is ${base}.`,
      place === undefined
        ? `Check it out first: ${commandLine('git', 'switch', base)} && ${retryCommand(request)}`
        : `${base} is checked out in another tree: ${commandLine('cd', otherTree ?? place)} && ${retryCommand(request)}`,
    )
  }
  if (changed.length > 0) {
    throw new RalphError({
      code: 'FINISH_NOT_HERE',
      message: 'This tree has changes that are not committed; nothing was done.',
      hint: `Commit them, or put them aside: git stash && ${retryCommand(request)} && git stash pop`,
      findings: cappedLines(changed, 20),
    })
  }
}

async function fetchWork(
  toplevel: string,
  { env }: CommandContext,
  { remote, branch, interactive }: { remote: string; branch: string; interactive: boolean },
): Promise<void> {
  const { code, output } = await runOwnGit(toplevel, env, { args: ['fetch', remote, branch], interactive })
  if (code === 0) return
  throw new RalphError({
    code: 'FINISH_REFUSED',
    message: `The work could not be fetched from ${remote}; nothing was changed.`,
    hint: `Fix what git reports above; \`git fetch\` alone tries it again.`,
    findings: outputLines(output),
  })
}

const confirmMerge = async (message: string): Promise<boolean> =>
  (await askPerson(({ signal }) => confirm({ message, initialValue: true, signal }))) === true

const notHere = (message: string, hint: string): RalphError =>
  new RalphError({ code: 'FINISH_NOT_HERE', message: `${message} Nothing was done.`, hint })

const byHand = (commands: readonly string[]): string => `Merge it by hand: ${commands.join(' && ')}`

const retryCommand = ({ project, squash }: MergeRequest): string =>
  ralphCommand(project, 'finish', '--here', ...(squash ? ['--squash'] : []))

const outputLines = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-10)
    .map((line) => plainLine(line, 300))
