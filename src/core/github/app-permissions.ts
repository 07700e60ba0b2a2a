import type { stepInputs } from '../config/table/action-inputs.ts'
import type { Setting } from '../setting/setting.ts'

type Command = (typeof stepInputs)['command'] extends Setting<infer Name> ? Name : never
type Name = 'contents' | 'issues' | 'pull_requests' | 'statuses' | 'actions' | 'checks'

/** With the names of GitHub's API. */
export type AppPermissions = Readonly<Partial<Record<Name, 'read' | 'write'>> & { workflows?: 'write' }>

const writesRun = {
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
  statuses: 'write',
  actions: 'write',
} as const

/** What a step needs its token for; undefined if its job runs agents or their code, so the App's key may not be there. */
const needs: Readonly<Record<Command, AppPermissions | undefined>> = {
  run: undefined,
  begin: undefined,
  finish: writesRun,
  intake: writesRun,
  agent: undefined,
  validate: undefined,
  compose: writesRun,
  apply: writesRun,
  ready: { contents: 'write', issues: 'read', pull_requests: 'write', statuses: 'write', actions: 'read' },
  screen: { contents: 'read', issues: 'read', pull_requests: 'read' },
  tick: { contents: 'read', issues: 'read', pull_requests: 'read', statuses: 'read', actions: 'write' },
  lint: { contents: 'read', issues: 'write' },
  doctor: { contents: 'write', pull_requests: 'write', actions: 'read' },
}

const strength = { none: 0, read: 1, write: 2 }

interface TokenPermissions {
  /** The step's permissions that the App has. */
  readonly permissions: AppPermissions
  /** Missing ones, for a person: `pull requests: write`. */
  readonly missing: readonly string[]
}

/** Undefined if the step may not have an App's token. */
export function appPermissions(
  command: Command,
  granted: Readonly<Record<string, unknown>>,
): TokenPermissions | undefined {
  const needed = needs[command]
  if (!needed) return undefined
  const entries = Object.entries(needed) as [Name, 'read' | 'write'][]
  const strengthOf = (name: Name): number => strength[granted[name] as 'read'] ?? 0
  const available = entries.flatMap(([name, access]): [Name, 'read' | 'write'][] => {
    if (strengthOf(name) >= strength[access]) return [[name, access]]
    return strengthOf(name) === 0 ? [] : [[name, 'read']]
  })
  return {
    permissions: {
      ...Object.fromEntries(available),
      // Only for merges of complete runs; most Apps lack it.
      ...(needed.statuses && strengthOf('checks') > 0 && { checks: 'read' }),
      // For a push with a workflow from the base (platform fact 9); most Apps lack it.
      ...(needed.contents === 'write' && granted['workflows'] === 'write' && { workflows: 'write' }),
    },
    missing: entries
      .filter(([name, access]) => strengthOf(name) < strength[access])
      .map(([name, access]) => `${name.replaceAll('_', ' ')}: ${access}`),
  }
}
