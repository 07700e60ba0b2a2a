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
import { findUnreadTemplates } from '../project/unread-here.ts'
import { jobSettings } from '../wire/job-settings.ts'
import { nextInQueue, openQueue } from '../wire/queue-here.ts'
import { fail, ok, type Probe, type ProbeFinding, warn } from './probe.ts'
import type { Subject } from './subject.ts'

export const repositoryProbe: Probe = {
  name: 'repository',
  async look({ repository, context }) {
    const { toplevel, branch, head } = await repository()
    return ok(
      `${plainLine(displayPath(toplevel, { home: context.env['HOME'] }), 200)}, ${branch ?? 'detached HEAD'} at ${head.slice(0, 7)}`,
    )
  },
}

/** A run that is kept in this repository has no other half at `origin`. */
export const originProbe: Probe = {
  name: 'origin',
  needs: 'remote',
  async look({ project, remote, context }) {
    const known = await project()
    const { repository, remoteIsOwn, stateRef } = known
    if (!remoteIsOwn || repository.origin === null) return []
    const local = (await remote()).get(stateRef) ?? null
    const at = { repository, env: context.env, stateRef, local, timeoutMs: 4_000 }
    const found = await originState(at)
    if (found.kind === 'differs') throw stateElsewhere(known, { origin: found.origin, local })
    if (found.kind === 'unreachable') return warn(found.note, 'Try again when origin can be reached.')
    return ok(found.kind === 'same' ? 'origin has the same state' : 'origin has no other state of this plan')
  },
}

/** The remote answers, and a push of a state ref would be let in. */
export const remoteProbe: Probe = {
  name: 'remote',
  needs: 'project',
  patienceMs: 9_000,
  async look({ project, state, remote }) {
    const { stateRef, remote: url, remoteIsOwn } = await project()
    await remote()
    await testPush((await state()).store, { ref: `${stateRef}-doctor`, timeoutMs: 4_000 })
    return ok(remoteIsOwn ? 'this repository, writable' : `${withoutCredentials(url)}, writable`)
  },
}

/** Nothing is in the way of the names of the run's two refs. */
export const branchesProbe: Probe = {
  name: 'branches',
  needs: 'remote',
  async look({ project, state }) {
    const { repository, remoteIsOwn, stateRef, workRef, workBranch } = await project()
    await checkBranches({ remote: (await state()).remote, repository, remoteIsOwn, stateRef, workRef })
    return ok(`${workBranch} and ${stateRef.replace('refs/heads/', '')} can be written`)
  },
}

/** Plan and configuration as they are here are what other jobs see. */
export const uncommittedProbe: Probe = {
  name: 'committed',
  needs: 'project',
  async look({ project, context }) {
    const { repository, steeringFiles } = await project()
    const args = ['status', '--porcelain', '-z', '--no-renames', '--ignored', '--', ...steeringFiles]
    const { stdout } = await userGit(repository.toplevel, context.env)({ args })
    const changed = stdout.toString('utf8').split('\0').filter(Boolean)
    if (changed.length === 0) return ok('plan and configuration are committed')
    return changed.map((line) => {
      const path = plainLine(line.slice(3), 200)
      const force = line.startsWith('!!')
      const what = force ? 'is ignored by git' : 'has uncommitted changes'
      const shown = relative(context.cwd, resolve(repository.toplevel, line.slice(3)))
      return warn(
        `${path} ${what}, so jobs in CI and on other machines do not see it.`,
        `Commit it: ${lineSpan(commitLine(`Change ${path}`, [shown], { force }))}.`,
      )
    })
  },
}

/** A template under another name would be left out without a word. */
export const templatesProbe: Probe = {
  name: 'templates',
  needs: 'repository',
  look: async ({ context }) =>
    (await findUnreadTemplates(await openBase(context))).map(({ found, remedy }) => warn(found, remedy)),
}

/** The state can be read, and is the fold of its events (docs/design.md#decide-then-do). */
export const stateProbe: Probe = {
  name: 'state',
  needs: 'remote',
  // A long log takes its time at a remote.
  patienceMs: 20_000,
  async look({ project, state }) {
    const { state: store } = await state()
    const { run } = await store.load()
    if (!run) return ok('no run of this plan yet')
    const folded = fold(null, await readLog(store, run))
    const known = await project()
    const { stateRef, planName } = known
    if (isDeepStrictEqual(asWritten(folded), asWritten(run.state)))
      return ok(`run ${planName}: ${plural(run.state.iteration, 'iteration')}, equal to its events`)
    const { hint } = await store.untrue('STATE_NOT_ITS_EVENTS', [])
    return fail(`The state in ${stateRef} does not match its events: somebody edited it.`, hint)
  },
}

const asWritten = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Plan and configuration can be read, and mean something. */
export const planProbe: Probe = {
  name: 'plan',
  needs: 'repository',
  // What its run has recorded lies at the remote.
  patienceMs: 9_000,
  async look(subject) {
    const known = await subject.project().catch((error: unknown) => withoutPlan(error, subject))
    if ('level' in known) return known
    const { plan, planFile, planName, warnings } = known
    jobSettings(known)
    const count = plural(plan.tasks.length, 'task')
    const remarks = findingLines(warnings, planFile).map(
      (line): ProbeFinding => warn(line, `See ${commandSpan('ralph', 'plan', 'lint', planFile)}.`),
    )
    return [ok(`${planFile}: ${count}, run "${planName}"`), ...remarks, ...(await outsideScope(known))]
  },
}

/** On a person's machine `ralph start` needs no plan; a workflow does. */
async function withoutPlan(error: unknown, { context, settings: read }: Subject): Promise<ProbeFinding> {
  const isMissing = error instanceof RalphError && error.code === 'PLAN_MISSING'
  if (!isMissing || isCi(context) || (await read()).plan !== settings.plan.fallback) throw error
  return warn(error.message, error.hint)
}

/** Faults of stories that this run is not about hold nothing up. */
async function outsideScope({ settings, readBy, planFile }: Project): Promise<ProbeFinding[]> {
  const scope = settings['plan-scope']
  if (!scope || scope === 'all') return []
  const fault = await readBy({ ...settings, 'plan-scope': 'all' }).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(fault instanceof RalphError)) return []
  const lint = commandSpan('ralph', 'plan', 'lint', planFile, '--plan-scope', 'all')
  const [first = fault.message, ...others] = fault.findings
  const more = others.length === 0 ? '' : ` (and ${plural(others.length, 'more fault')})`
  const found = `Outside the scope of this run (${plainLine(scope, 100)}): ${plainLine(first, 500)}${more}`
  return [warn(found, `It holds nothing up. ${lint} lists them all.`)]
}

/** The plans of the queue, where there is one: what comes next, and what keeps it from being carried out. */
export const queueProbe: Probe = {
  name: 'queue',
  needs: 'project',
  async look({ project, context }) {
    const { settings } = await project()
    if (settings.queue === undefined) return []
    const here = await openQueue(context, { queue: settings.queue })
    const { queue } = here
    if (queue.findings.length > 0)
      return queue.findings.map((finding) => fail(finding, '`ralph queue` shows the queue.'))
    const next = nextInQueue(here)
    const then =
      next.kind === 'empty'
        ? 'nothing is left to start'
        : `${next.row.name} is ${next.kind === 'begin' ? 'next' : standingOfPlan(next.row)}`
    return ok(`${queue.folder}/: ${plural(queue.rows.length, 'plan')}, ${then}`)
  },
}
