import { withoutCredentials } from '../../adapter/git/call/remote-url.ts'
import { userGit } from '../../adapter/git/call/user-git.ts'
import type { Remote } from '../../adapter/git/remote/remote.ts'
import { commitObject } from '../../adapter/git/store/object-writer.ts'
import type { Store } from '../../adapter/git/store/store.ts'
import { refsContaining } from '../../adapter/git/work/holding-refs.ts'
import { mergeIntoBase } from '../../adapter/git/work/merge-trees.ts'
import { canMergeInto, readOwnTree } from '../../adapter/git/work/own-merge.ts'
import { exits } from '../../core/error/codes/exit-codes.ts'
import { RalphError } from '../../core/error/error.ts'
import { freeBranch } from '../../core/ref/free-branch.ts'
import { type NextStep, step as nextStep, nextStepLines } from '../../core/report/document/next-steps.ts'
import { type FinishWay, finishCommands, finishMessage } from '../../core/report/words/finish-text.ts'
import { type Finish, howToFinish, isOfRun } from '../../core/run/next/end-of-run.ts'
import { cappedLines } from '../../core/text/capped-list.ts'
import { commandLine } from '../../core/text/command-line.ts'
import { inertJson } from '../../core/text/markdown/inert.ts'
import { firstThree } from '../../core/text/one-line.ts'
import { displayPath } from '../../core/text/paths.ts'
import { redactor } from '../../core/text/redact.ts'
import { commandSpan, lineSpan, ralphCommand, shortOid } from '../../core/text/report-context.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { mergeHere } from '../finish/merge-here.ts'
import { comparePage, openPull } from '../finish/open-pull.ts'
import { lookAtRun } from '../open/look-at-run.ts'
import { type Command, type CommandContext, textStyleOf } from '../project/context.ts'
import { type Flag, flagHelp, jsonFlag, runFlags } from '../project/flags.ts'
import type { ProjectOfRun } from '../project/project.ts'
import { leaseHeldReason } from '../wire/kept-runs.ts'
import { ralphIdentity, type StateAccess } from '../wire/state-access.ts'

const flags: Readonly<Record<string, Flag>> = {
  merge: {
    help: 'as a merge commit that keeps one commit per task (the default)',
    toggle: true,
    notWith: ['squash', 'pr'],
  },
  squash: { help: 'as one commit', toggle: true, notWith: ['pr'] },
  pr: {
    help: 'open a pull request if GH_TOKEN or GITHUB_TOKEN is set, else print the commands for it',
    toggle: true,
    notWith: ['here'],
  },
  here: {
    help: 'run git merge in this tree, with your hooks and your signature; it must be clean and have the base checked out',
    toggle: true,
  },
  ...runFlags,
  ...jsonFlag,
}

export const finishCommand: Command = {
  help: `Merges the work of a complete run into the branch that the run started from. If that branch is checked out somewhere,
the commands to do it are printed instead: your working tree is only touched if you say --here.

Usage: ralph finish [--merge] [--squash] [--pr] [--here] [options]

Examples:
  ralph finish
  ralph finish --here
  ralph finish --squash
  ralph finish --pr --remote origin

Options:
${flagHelp(flags)}

Exits with ${exits.complete.code} if the base contains the work, and with ${exits.person.code} if something is left for you to do.`,
  flags,
  run: async (context, { values }) => {
    const way = wayOf(values)
    return lookAtRun(context, values, ({ project, access, run }) =>
      finishRun(
        { project, context, way, here: values['here'] === true, json: values['json'] === true },
        { access, run },
      ),
    )
  },
}

function wayOf(values: Readonly<Record<string, unknown>>): FinishWay {
  return (['merge', 'squash', 'pr'] as const).find((way) => values[way] === true) ?? 'merge'
}

interface FinishRequest {
  readonly project: ProjectOfRun
  readonly context: CommandContext
  readonly way: FinishWay
  readonly here: boolean
  readonly json: boolean
}

async function finishRun(
  request: FinishRequest,
  { access, run }: { access: StateAccess; run: LoadedRun },
): Promise<number> {
  const { project, context, way } = request
  const { remote, store } = access
  const { state } = run
  const base = state.base_branch
  const tip = await baseTip(request, remote, base)
  const mergeResult = tip === undefined ? undefined : await mergeIntoBase({ store, remote })(tip, state.work)
  const step = howToFinish({
    state,
    holder: await leaseHeldReason(state, context.now()),
    isMerged: await isMerged(request, state, mergeResult?.kind === 'there'),
    checkedOut: project.repository.checkedOut,
    pull: way === 'pr',
  })
  throwIfRefused(step, project)
  const cleanUpStep = stepText(
    request,
    'Remove what is left of the run',
    commandLine('ralph', 'delete', project.planName),
  )
  if (step.kind === 'there') {
    printResult(request, `${base ?? 'A branch of yours'} contains the work of this run.\n${cleanUpStep}`, {
      base,
      done: true,
    })
    return exits.complete.code
  }
  const message = finishMessage(run.plan, state, way)
  const tree = step.kind === 'by_hand' ? step.tree : null
  const commands = await mergeCommands(request, state.work_branch, { base, tree, message })
  if (request.here) return mergeInUserTree(request, { state, message, commands, clean: cleanUpStep })
  if (step.kind !== 'write' || tip === undefined) return leaveToUser(request, { state, tree, message, commands })
  if (mergeResult?.kind !== 'merged')
    throw conflict(step.base, mergeResult?.kind === 'conflict' ? mergeResult.paths : [], commands)
  const parents = way === 'merge' ? [tip, state.work] : [tip]
  const commit = writeCommit(request, store, { tree: mergeResult.tree, message, parents })
  const result = await remote.push({ ref: `refs/heads/${step.base}`, oid: commit, expected: tip })
  if (result.kind !== 'won') throw refNotMoved(step.base, result, commands)
  const text = `${step.base} is at ${shortOid(commit)} and contains the work of this run.\n${cleanUpStep}`
  printResult(request, text, { base, done: true, commit })
  return exits.complete.code
}

function printResult({ project, context, way, json }: FinishRequest, text: string, more: object): void {
  const document = json ? inertJson({ kind: 'finish', way, ...more }) : text
  context.out(`${redactor(project.secrets)(document)}\n`)
}

/** One line to type, formatted as in all reports of a run. */
const stepText = (request: FinishRequest, does: string, ...commands: readonly string[]): string =>
  stepsText(request, [nextStep(does, commands.join(' && '))])

const stepsText = ({ context }: FinishRequest, steps: readonly NextStep[]): string =>
  nextStepLines(steps, textStyleOf(context)).join('\n')

/** Opens the pull request, or explains how to merge the work. */
async function leaveToUser(
  request: FinishRequest,
  {
    state,
    tree,
    message,
    commands,
  }: { state: RunState; tree: string | null; message: string; commands: readonly string[] },
): Promise<number> {
  const base = state.base_branch
  if (request.way === 'pr' && base !== null) await openOrExplainPull(request, { base, state, message, commands })
  else await printMergeSteps(request, { base, tree, commands })
  return exits.person.code
}

/** Merges with the user's own git if their tree is ready for it. */
async function mergeInUserTree(
  request: FinishRequest,
  { state, message, commands, clean }: { state: RunState; message: string; commands: readonly string[]; clean: string },
): Promise<number> {
  const { project, context, way, json } = request
  const { base_branch: base, work, work_branch: branch } = state
  const remote = project.remoteIsOwn ? null : withoutCredentials(project.settings.remote ?? project.remote)
  const commit = await mergeHere({
    ...{ project, context, base, work, message, commands },
    squash: way === 'squash',
    mayAsk: !json,
    fetched: remote === null ? null : { remote, branch },
  })
  if (commit === undefined) {
    printResult(request, stepText(request, 'Merge the work', ...commands), { base, done: false, commands })
    return exits.person.code
  }
  const merged = `${base} is at ${shortOid(commit)} and contains the work of this run.`
  if (remote === null) {
    printResult(request, `${merged}\n${clean}`, { base, done: true, commit })
    return exits.complete.code
  }
  const push = commandLine('git', 'push', remote, base ?? 'HEAD')
  printResult(request, `${merged}\n${stepText(request, 'Push it', push)}`, {
    base,
    done: false,
    commit,
    commands: [push],
  })
  return exits.person.code
}

async function openOrExplainPull(
  request: FinishRequest,
  { base, state, message, commands }: { base: string; state: RunState; message: string; commands: readonly string[] },
): Promise<void> {
  const { project, context } = request
  const [title = '', ...body] = message.split('\n')
  const pullRequest = { base, head: state.work_branch, commit: state.work, title, body: body.join('\n').trim() }
  const page = await openPull(project, context, pullRequest)
  if (page !== undefined)
    return printResult(request, `The pull request is open: ${page}`, { base, done: false, pull: page })
  const compare = comparePage({ env: context.env, repository: project.repository }, pullRequest)
  const where = compare === undefined ? '' : `Open it at ${compare}\n`
  const steps = stepText(request, 'Open the pull request (with GH_TOKEN set, `ralph finish --pr` does it)', ...commands)
  printResult(request, `${where}${steps}`, { base, done: false, commands, compare: compare ?? null })
}

async function printMergeSteps(
  request: FinishRequest,
  { base, tree, commands }: { base: string | null; tree: string | null; commands: readonly string[] },
): Promise<void> {
  const { project, context, way } = request
  const { repository } = project
  const checkedOutIn = tree && displayPath(tree, { repository: repository.toplevel, home: request.context.env['HOME'] })
  const explanation =
    base === null
      ? detached
      : checkedOutIn === null
        ? ''
        : `${base} is checked out in ${checkedOutIn}, and your tree is not touched without --here.\n`
  const isReady = way !== 'pr' && canMergeInto(base, await readOwnTree(repository.toplevel, context.env))
  const hereCommand = ralphCommand(project, 'finish', '--here', ...(way === 'squash' ? ['--squash'] : []))
  const steps = [
    ...(isReady ? [nextStep('Let ralph run git merge here', hereCommand)] : []),
    nextStep(base === null ? 'Give the work a branch' : 'Merge the work', commands.join(' && ')),
  ]
  printResult(request, `${explanation}${stepsText(request, steps)}`, {
    base,
    done: false,
    commands,
  })
}

const detached = 'The run began on a detached HEAD, so no branch is its base.\n'

/** A merge into a detached HEAD does not keep the work: only a branch or a tag does. */
async function isMerged({ project, context }: FinishRequest, state: RunState, baseHasIt: boolean): Promise<boolean> {
  if (state.base_branch !== null) return baseHasIt
  const git = userGit(project.repository.toplevel, context.env)
  const refs = await refsContaining(git, state.work)
  return refs.some((ref) => !isOfRun(ref, { state, stateRefs: [project.stateRef] }))
}

/** The name of the plan, with a number if a branch has it. */
async function newBranch({ project, context }: FinishRequest): Promise<string> {
  const git = userGit(project.repository.toplevel, context.env)
  const { stdout } = await git({ args: ['for-each-ref', '--format=%(refname)', 'refs/heads'] })
  return freeBranch(
    project.planName,
    stdout
      .toString('utf8')
      .split('\n')
      .map((ref) => ref.replace('refs/heads/', '')),
  )
}

/** Undefined if the base does not exist any more. */
async function baseTip({ project }: FinishRequest, remote: Remote, base: string | null): Promise<string | undefined> {
  if (base === null) return project.repository.head
  const ref = `refs/heads/${base}`
  return (await remote.refs([ref])).get(ref)
}

function writeCommit(
  { project, context }: FinishRequest,
  store: Store,
  content: { tree: string; parents: readonly string[]; message: string },
): string {
  const author = committer(project)
  const seconds = Math.floor(context.now() / 1000)
  const commit = store.writer.add('commit', commitObject({ ...content, author, committer: author, seconds }))
  store.writer.flush()
  return commit
}

async function mergeCommands(
  request: FinishRequest,
  workBranch: string,
  merge: { base: string | null; tree: string | null; message: string },
): Promise<readonly string[]> {
  const { project, way } = request
  const { remoteIsOwn, settings, repository, remote } = project
  const { toplevel, origin } = repository
  return finishCommands({
    ...merge,
    branch: merge.base === null ? await newBranch(request) : '',
    way,
    workBranch,
    remote: remoteIsOwn ? null : withoutCredentials(settings.remote ?? remote),
    origin: origin === null ? null : 'origin',
    tree: merge.tree === toplevel ? null : merge.tree,
  })
}

/** As git would commit it for this user. */
const committer = ({ repository: { user } }: ProjectOfRun) =>
  user.name === null || user.email === null ? ralphIdentity : { name: user.name, email: user.email }

function throwIfRefused(step: Finish, project: ProjectOfRun): void {
  if (step.kind === 'at_work') {
    throw new RalphError({
      code: 'RUN_AT_WORK',
      message: `Nothing was done: ${step.why}.`,
      hint: `Wait for it: ${ralphCommand(project, 'status')}`,
    })
  }
  if (step.kind === 'open') {
    throw new RalphError({
      code: 'RUN_UNFINISHED',
      message: `The run is not complete. Open tasks: ${firstThree(step.tasks)}.`,
      hint: [
        `Continue it: ${lineSpan(ralphCommand(project, 'run'))}.`,
        ...step.tasks.slice(0, 1).map((task) => `Or give a task up: ${lineSpan(ralphCommand(project, 'skip', task))}`),
      ].join(' '),
    })
  }
  if (step.kind === 'approval') {
    throw new RalphError({
      code: 'RUN_UNFINISHED',
      message: `Iteration ${step.iteration} waits for approval.`,
      hint: `To approve it: ${ralphCommand(project, 'approve', shortOid(step.commit))}`,
    })
  }
}

const conflict = (base: string, paths: readonly string[], commands: readonly string[]): RalphError =>
  new RalphError({
    code: 'FINISH_CONFLICT',
    message: `The work conflicts with ${base}; nothing was changed.`,
    hint: `Merge it by hand: ${[commandLine('git', 'switch', base), ...commands].join(' && ')}`,
    findings: cappedLines(paths, 20),
  })

const refNotMoved = (
  base: string,
  result: { kind: 'lost' } | { kind: 'refused'; why: string },
  commands: readonly string[],
): RalphError =>
  new RalphError({
    code: 'REF_STAYS',
    message: `${base} was not moved: ${result.kind === 'lost' ? 'somebody else moved it in the meantime' : result.why}.`,
    hint: `Run the same command again; or by hand, after ${commandSpan('git', 'switch', base)}: ${commands.join(' && ')}`,
  })
