import type { GuardFinding } from './finding.ts'
import { foldedPath } from './folded-path.ts'

const steersCi = 'decides what runs in CI or who has to review'
const steersRalph = 'configures ralph itself'
const steersAgents = 'configures agents: the next one would run by it'
const steersGit = 'makes git run or fetch something'
const steersTools = 'is run by tools of whoever opens the project'

/** At the root only: a directory (with all below it) or a file. */
const atRoot: Record<string, string> = {
  '.github': steersCi,
  codeowners: steersCi,
  'docs/codeowners': steersCi,
  '.ralph': steersRalph,
  '.husky': steersGit,
  '.githooks': steersGit,
  '.gitmodules': steersGit,
  '.gitlab-ci.yml': steersCi,
  '.circleci': steersCi,
  jenkinsfile: steersCi,
  '.pre-commit-config.yaml': steersGit,
}

/** Wherever they are: agents, shells and editors that are opened in a subdirectory read them there. */
const anywhere: Record<string, string> = {
  '.claude': steersAgents,
  '.mcp.json': steersAgents,
  '.envrc': steersTools,
  '.vscode/tasks.json': steersTools,
  '.idea': steersTools,
  '.devcontainer': steersTools,
  '.devcontainer.json': steersTools,
}

/**
 * The changes that an agent may not make: they would decide how it is steered or judged (threat T10).
 * `extra` names further files or directories, such as the plan and `ralph.yml`. CLAUDE.md and .gitattributes are the
 * agent's to edit: neither acts on the engine. Names are compared as a forgiving file system would.
 */
export function protectedFindings(
  changes: readonly { readonly path: string }[],
  extra: readonly string[],
): GuardFinding[] {
  const named = Object.fromEntries(extra.map((path) => [foldedPath(path).join('/'), 'steers this run']))
  const rules = { ...named, ...atRoot }
  return changes.flatMap(({ path }) => {
    const parts = foldedPath(path)
    const below = parts.map((_, depth) => underRoot(parts.slice(depth), anywhere))
    const why = underRoot(parts, rules) ?? below.find((found) => found !== undefined)
    return why === undefined ? [] : [{ path, why: `is protected: it ${why}` }]
  })
}

function underRoot(parts: readonly string[], rules: Record<string, string>): string | undefined {
  for (let depth = 1; depth <= parts.length; depth++) {
    const why = own(rules, parts.slice(0, depth).join('/'))
    if (why !== undefined) return why
  }
  return undefined
}

const own = (rules: Record<string, string>, key: string): string | undefined =>
  Object.hasOwn(rules, key) ? rules[key] : undefined
