import type { World } from '../github/world.ts'
import type { PlannedWorkflow } from './plan-run.ts'
import { usesOf } from './uses.ts'

/**
 * What Settings → Actions → General allows, asked of everything that the run and the files that it calls use. What is not
 * allowed ends the run before any job. `*` of a pattern stands for any text, slashes too, and `!` before one forbids
 * (github/docs, "Disabling or limiting GitHub Actions for your organization"; Arbuzov/hass-broadlink-ac-mqtt#71: the pattern
 * `OWNER/NAME@*` does not allow `OWNER/NAME/FOLDER@REF`). A folder of the workflow's own repository is always allowed. That
 * `$/FOLDER` of a called file counts as `REPOSITORY/FOLDER@SHA` is the stricter answer; none is public.
 */
export function expectAllowed(world: World, plan: PlannedWorkflow): void {
  const names = usedBy(plan)
  const own = `${world.owner}/${world.name}`
  const { allowed_actions: policy, sha_pinning_required } = world.actionsPolicy
  const refused = policy === 'all' ? [] : names.filter((name) => !isAllowed(world, name))
  if (refused.length > 0) {
    const selected =
      policy === 'selected' ? ` or matching the following: ${world.selectedActions.patterns_allowed.join(', ')}` : ''
    throw new Error(
      `${refused.join(', ')} are not allowed to be used in ${own}. Actions in this workflow must be: within a repository owned by ${world.owner}${selected}.`,
    )
  }
  // Of actions alone, not of called files (bazel-contrib/publish-to-bcr#404).
  const loose = names.filter((name) => !/@[0-9a-f]{40}$/.test(name) && !isWorkflow(name))
  if (sha_pinning_required && loose.length > 0)
    throw new Error(
      `The actions ${loose.join(', ')} are not allowed in ${own} because all actions must be pinned to a full-length commit SHA.`,
    )
}

const isWorkflow = (name: string): boolean => /\/\.github\/workflows\/[^/]+@/.test(name)

function usedBy({ spec, jobs }: PlannedWorkflow): string[] {
  const name = (uses: string): string[] => {
    if (/^(\.[/\\]|docker:)/.test(uses)) return []
    const named = usesOf(uses)
    return [named.self ? `${spec.repository}/${named.path}@${spec.sha}` : uses]
  }
  return jobs.flatMap(({ spec: job, called }) => [
    ...(job.uses === undefined ? [] : name(job.uses)),
    ...job.steps.flatMap(({ uses }) => (uses === undefined ? [] : name(uses))),
    ...(called ? usedBy(called) : []),
  ])
}

function isAllowed({ owner, actionsPolicy, selectedActions }: World, name: string): boolean {
  if (name.startsWith(`${owner}/`)) return true
  if (actionsPolicy.allowed_actions === 'local_only') return false
  const matches = (pattern: string): boolean =>
    new RegExp(
      `^${pattern
        .split('*')
        .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')}$`,
    ).test(name)
  const patterns = selectedActions.patterns_allowed
  if (patterns.some((pattern) => pattern.startsWith('!') && matches(pattern.slice(1)))) return false
  if (selectedActions.github_owned_allowed && /^(actions|github)\//.test(name)) return true
  return patterns.some(matches)
}
