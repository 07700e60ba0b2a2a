import type { Conclusion } from '../github/world.ts'
import { expectAllowed } from './actions-policy.ts'
import { interpolate, textOf } from './expression.ts'
import { guestOf } from './guest.ts'
import { repositoryDefault } from './permissions.ts'
import { planRun } from './plan-run.ts'
import { githubContext, type RunFacts } from './run-facts.ts'
import { runJobs, wishOf } from './run-jobs.ts'
import type { Setting } from './setting.ts'
import { typedInputs } from './workflow-inputs.ts'

/** One attempt of a run from its file to its conclusion. Returns what its page says against it: why it never started, or a deadlock. */
export async function runOnce(
  setting: Setting,
  facts: Omit<RunFacts, 'workflow' | 'annotations'>,
  cancel: AbortController,
): Promise<string | undefined> {
  const { world, run } = facts
  const path = world.workflows.get(run.workflow)?.path ?? ''
  const end = (conclusion: Conclusion | 'startup_failure'): void =>
    void Object.assign(run, { status: 'completed', conclusion, updatedAt: world.now() })
  let leave: (() => void) | undefined
  try {
    const repository = `${world.owner}/${world.name}`
    const plan = await planRun(world, { repository, sha: run.commit, path, allowed: repositoryDefault, top: true })
    expectAllowed(world, plan)
    const all = { ...facts, workflow: { name: plan.spec.name, path }, annotations: [] as string[] }
    const github = githubContext(all)
    const given = (facts.event['inputs'] ?? {}) as Record<string, unknown>
    const declared = run.event === 'workflow_dispatch' ? plan.spec.on['workflow_dispatch']?.['inputs'] : {}
    const dispatchInputs = typedInputs(declared, given, { github, inputs: {}, vars: setting.vars })
    const contexts = { github, vars: setting.vars, inputs: dispatchInputs }
    const title = textOf(interpolate(plan.spec['run-name'] ?? '', contexts))
    if (title !== '') run.title = title
    const wish = wishOf(plan.spec.concurrency, contexts)
    leave = wish && (await setting.groups.enter(wish, { cancel: () => cancel.abort(), gone: cancel.signal }))
    if (wish && !leave) return void end('cancelled')
    Object.assign(run, { status: 'in_progress', updatedAt: world.now() })
    const secrets = guestOf(all) ? {} : { ...setting.secrets }
    const jobs = await runJobs({
      ...{ facts: all, setting, plan, contexts, secrets, dispatchInputs },
      ...{ prefix: '', cancelled: cancel.signal, heldGroups: wish ? [wish.group.toLowerCase()] : [] },
    })
    end(conclusionOf(Object.values(jobs).map(({ result }) => result)))
    return all.annotations.join('\n') || undefined
  } catch (error) {
    end('startup_failure')
    return String(error)
  } finally {
    leave?.()
  }
}

function conclusionOf(results: readonly Conclusion[]): Conclusion {
  const found = (['failure', 'cancelled', 'success'] as const).find((one) => results.includes(one))
  return found ?? 'skipped'
}
