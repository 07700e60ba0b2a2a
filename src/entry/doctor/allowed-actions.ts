import { platformActions } from '../../core/scaffold/workflow-steps.ts'

/** GitHub's policy if only selected actions are allowed. */
interface SelectedActions {
  readonly github_owned_allowed?: boolean
  readonly patterns_allowed?: readonly string[]
}

/** Actions of other owners that ralph's workflows need: ralph itself, the folder in run.yml, and GitHub's own. */
export function neededActions(uses: readonly string[], owner: string): string[] {
  const names = uses.flatMap((name) => {
    if (!/\/\.github\/workflows\//.test(name)) return [name, platformActions.checkout]
    return [name, `${repositoryOf(name)}/action@${name.split('@')[1]}`, ...Object.values(platformActions)]
  })
  const isOwn = (name: string): boolean => name.toLowerCase().startsWith(`${owner.toLowerCase()}/`)
  return [...new Set(names.map((name) => name.split(' ')[0] ?? ''))].filter((name) => !isOwn(name))
}

/** Patterns to add, so that each of `names` is allowed; `selected` undefined: the patterns that all of them need. */
export function missingPatterns(names: readonly string[], selected?: SelectedActions): string[] {
  const { github_owned_allowed: githubOwned = selected === undefined, patterns_allowed: patterns = [] } = selected ?? {}
  const isAllowed = (name: string): boolean =>
    (githubOwned && /^(actions|github)\//.test(name)) || patterns.some((pattern) => matches(pattern, name))
  return [...new Set(names.filter((name) => !isAllowed(name)).map(patternFor))]
}

/** `OWNER/NAME@*` does not allow a folder of that repository. */
const patternFor = (name: string): string => {
  const [path = ''] = name.split('@')
  if (path.startsWith('actions/')) return 'actions/*'
  return path === repositoryOf(name) ? `${path}@*` : `${repositoryOf(name)}/*`
}

const repositoryOf = (name: string): string => name.split(/[/@]/).slice(0, 2).join('/')

/** `*` stands for any text with slashes. Forbidding patterns (`!`) are ignored. */
function matches(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 'i').test(name)
}
