import { relative, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { withoutCredentials } from '../../adapter/git/call/remote-url.ts'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { originState, stateElsewhere } from '../../adapter/git/state/origin-state.ts'
import { testPush } from '../../adapter/git/state/try-push.ts'
import { checkBranches } from '../../adapter/git/work/branch-preflight.ts'
import { readLog } from '../../app/job/prove.ts'
import { settings } from '../../core/config/table/settings.ts'
import { RalphError } from '../../core/error/error.ts'
import { standingOfPlan } from '../../core/report/words/queue-words.ts'
import { fold } from '../../core/run/fold/evolve.ts'
import { plural } from '../../core/text/amounts.ts'
import { commitLine } from '../../core/text/command-line.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { displayPath } from '../../core/text/paths.ts'
import { commandSpan, lineSpan } from '../../core/text/report-context.ts'
import { openBase } from '../project/base-files.ts'
import { isCi } from '../project/context.ts'
import { findingLines } from '../project/error-text.ts'
import type { Project } from '../project/project.ts'
import { findUnreadTemplates } from '../project/unread-templates.ts'
import { jobSettings } from '../wire/job-settings.ts'
import { nextInQueue, openQueue } from '../wire/queue-here.ts'
import { fail, ok, type Probe, type ProbeFinding, warn } from './probe.ts'
import type { Subject } from './subject.ts'

export const repositoryProbe: Probe = {
  name: 'repository',
  async examine({ repository, context }) {
    const { toplevel, branch, head } = await repository()
    return ok(
      `${plainLine(displayPath(toplevel, { home: context.env['HOME'] }), 200)}, ${branch ?? 'detached HEAD'} at ${head.slice(0, 7)}`,
    )
  },
}

/** A run in this repository must not have another state at `origin`. */
export const originProbe: Probe = {
  name: 'origin',
  needs: 'remote',
  async examine({ project, remote, context }) {
    const resolved = await project()
    const { repository, remoteIsOwn, stateRef } = resolved
    if (!remoteIsOwn || repository.origin === null) return []
    const local = (await remote()).get(stateRef) ?? null
    const request = { repository, env: context.env, stateRef, local, timeoutMs: 4_000 }
    const comparison = await originState(request)
    if (comparison.kind === 'differs') throw stateElsewhere(resolved, { origin: comparison.origin, local })
    if (comparison.kind === 'unreachable') return warn(comparison.note, 'Try again when origin can be reached.')
    return ok(comparison.kind === 'same' ? 'origin has the same state' : 'origin has no other state of this plan')
  },
}

/** The remote answers and accepts a push of a state ref. */
export const remoteProbe: Probe = {
  name: 'remote',
  needs: 'project',
  timeoutMs: 9_000,
  async examine({ project, state, remote }) {
    const { stateRef, remote: url, remoteIsOwn } = await project()
    await remote()
    await testPush((await state()).store, { ref: `${stateRef}-doctor`, timeoutMs: 4_000 })
    return ok(remoteIsOwn ? 'this repository, writable' : `${withoutCredentials(url)}, writable`)
  },
}

/** Nothing blocks the names of the run's two refs. */
export const branchesProbe: Probe = {
  name: 'branches',
  needs: 'remote',
  async examine({ project, state }) {
    const { repository, remoteIsOwn, stateRef, workRef, workBranch } = await project()
    await checkBranches({ remote: (await state()).remote, repository, remoteIsOwn, stateRef, workRef })
    return ok(`${workBranch} and ${stateRef.replace('refs/heads/', '')} can be written`)
  },
}

/** Other jobs see the same plan and configuration. */
export const uncommittedProbe: Probe = {
  name: 'committed',
  needs: 'project',
  async examine({ project, context }) {
    const { repository, steeringFiles } = await project()
    const args = ['status', '--porcelain', '-z', '--no-renames', '--ignored', '--', ...steeringFiles]
    const { stdout } = await userGit(repository.toplevel, context.env)({ args })
    const changed = stdout.toString('utf8').split('\0').filter(Boolean)
    if (changed.length === 0) return ok('plan and configuration are committed')
    return changed.map((line) => {
      const path = plainLine(line.slice(3), 200)
      const isIgnored = line.startsWith('!!')
      const problem = isIgnored ? 'is ignored by git' : 'has uncommitted changes'
      const shownFile = relative(context.cwd, resolve(repository.toplevel, line.slice(3)))
      return warn(
        `${path} ${problem}, so jobs in CI and on other machines do not see it.`,
        `Commit it: ${lineSpan(commitLine(`Change ${path}`, [shownFile], { force: isIgnored }))}.`,
      )
    })
  },
}

/** A template with another name would be ignored silently. */
export const templatesProbe: Probe = {
  name: 'templates',
  needs: 'repository',
  examine: async ({ context }) =>
    (await findUnreadTemplates(await openBase(context))).map(({ found, remedy }) => warn(found, remedy)),
}

/** The state is readable and equals the fold of its events (docs/design.md#decide-then-do). */
export const stateProbe: Probe = {
  name: 'state',
  needs: 'remote',
  // A long log takes time at a remote.
  timeoutMs: 20_000,
  async examine({ project, state }) {
    const { state: store } = await state()
    const { run } = await store.load()
    if (!run) return ok('no run of this plan yet')
    const folded = fold(null, await readLog(store, run))
    const resolved = await project()
    const { stateRef, planName } = resolved
    if (isDeepStrictEqual(asJson(folded), asJson(run.state)))
      return ok(`run ${planName}: ${plural(run.state.iteration, 'iteration')}, equal to its events`)
    const { hint } = await store.rejectState('STATE_NOT_ITS_EVENTS', [])
    return fail(`The state in ${stateRef} does not match its events: somebody edited it.`, hint)
  },
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Plan and configuration are valid. */
export const planProbe: Probe = {
  name: 'plan',
  needs: 'repository',
  // The run's records are at the remote.
  timeoutMs: 9_000,
  async examine(subject) {
    const resolved = await subject.project().catch((error: unknown) => findingWithoutPlan(error, subject))
    if ('level' in resolved) return resolved
    const { plan, planFile, planName, warnings } = resolved
    jobSettings(resolved)
    const count = plural(plan.tasks.length, 'task')
    const remarks = findingLines(warnings, planFile).map(
      (line): ProbeFinding => warn(line, `See ${commandSpan('ralph', 'plan', 'lint', planFile)}.`),
    )
    return [ok(`${planFile}: ${count}, run "${planName}"`), ...remarks, ...(await faultsOutsideScope(resolved))]
  },
}

/** On a person's machine `ralph start` needs no plan; a workflow does. */
async function findingWithoutPlan(error: unknown, { context, settings: readSettings }: Subject): Promise<ProbeFinding> {
  const isMissing = error instanceof RalphError && error.code === 'PLAN_MISSING'
  if (!isMissing || isCi(context) || (await readSettings()).plan !== settings.plan.fallback) throw error
  return warn(error.message, error.hint)
}

/** Faults in stories outside this run's scope do not stop it. */
async function faultsOutsideScope({ settings, readBy, planFile }: Project): Promise<ProbeFinding[]> {
  const scope = settings['plan-scope']
  if (!scope || scope === 'all') return []
  const fault = await readBy({ ...settings, 'plan-scope': 'all' }).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(fault instanceof RalphError)) return []
  const lintCommand = commandSpan('ralph', 'plan', 'lint', planFile, '--plan-scope', 'all')
  const [first = fault.message, ...others] = fault.findings
  const moreText = others.length === 0 ? '' : ` (and ${plural(others.length, 'more fault')})`
  const message = `Outside the scope of this run (${plainLine(scope, 100)}): ${plainLine(first, 500)}${moreText}`
  return [warn(message, `It holds nothing up. ${lintCommand} lists them all.`)]
}

/** The plans of the queue: the next one, and what blocks it. */
export const queueProbe: Probe = {
  name: 'queue',
  needs: 'project',
  async examine({ project, context }) {
    const { settings } = await project()
    if (settings.queue === undefined) return []
    const opened = await openQueue(context, { queue: settings.queue })
    const { queue } = opened
    if (queue.findings.length > 0)
      return queue.findings.map((finding) => fail(finding, '`ralph queue` shows the queue.'))
    const next = nextInQueue(opened)
    const nextText =
      next.kind === 'empty'
        ? 'nothing is left to start'
        : `${next.row.name} is ${next.kind === 'begin' ? 'next' : standingOfPlan(next.row)}`
    return ok(`${queue.folder}/: ${plural(queue.rows.length, 'plan')}, ${nextText}`)
  },
}
