import type { stepInputs } from '../config/table/action-inputs.ts'
import type { Setting } from '../setting/setting.ts'

type Command = (typeof stepInputs)['command'] extends Setting<infer Name> ? Name : never
type Name = 'contents' | 'issues' | 'pull_requests' | 'statuses' | 'actions' | 'checks'

/** As GitHub's API names them. */
export type AppPermissions = Readonly<Partial<Record<Name, 'read' | 'write'>> & { workflows?: 'write' }>

const whole = {
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
  statuses: 'write',
  actions: 'write',
} as const

/** What a step does by its token; undefined where an agent or its work is in the same job, where the key may not be. */
const needs: Readonly<Record<Command, AppPermissions | undefined>> = {
  run: undefined,
  begin: undefined,
  finish: whole,
  intake: whole,
  agent: undefined,
  validate: undefined,
  compose: whole,
  apply: whole,
  ready: { contents: 'write', issues: 'read', pull_requests: 'write', statuses: 'write', actions: 'read' },
  screen: { contents: 'read', issues: 'read', pull_requests: 'read' },
  tick: { contents: 'read', issues: 'read', pull_requests: 'read', statuses: 'read', actions: 'write' },
  lint: { contents: 'read', issues: 'write' },
  doctor: { contents: 'write', pull_requests: 'write', actions: 'read' },
}

const strength = { none: 0, read: 1, write: 2 }

interface Asked {
  /** For the token: what the step needs, as far as the App has it. */
  readonly permissions: AppPermissions
  /** What it has not, as a person reads it: `pull requests: write`. */
  readonly missing: readonly string[]
}

/** Undefined where the step may not have an App's token at all. */
export function appPermissions(command: Command, granted: Readonly<Record<string, unknown>>): Asked | undefined {
  const wanted = needs[command]
  if (!wanted) return undefined
  const entries = Object.entries(wanted) as [Name, 'read' | 'write'][]
  const has = (name: Name): number => strength[granted[name] as 'read'] ?? 0
  const given = entries.flatMap(([name, access]): [Name, 'read' | 'write'][] => {
    if (has(name) >= strength[access]) return [[name, access]]
    return has(name) === 0 ? [] : [[name, 'read']]
  })
  return {
    permissions: {
      ...Object.fromEntries(given),
      // What the base requires is looked at where a complete run is to be merged; most Apps need not have it.
      ...(wanted.statuses && has('checks') > 0 && { checks: 'read' }),
      // A push may carry a workflow that the base brought along (platform fact 9); most Apps need not have it.
      ...(wanted.contents === 'write' && granted['workflows'] === 'write' && { workflows: 'write' }),
    },
    missing: entries
      .filter(([name, access]) => has(name) < strength[access])
      .map(([name, access]) => `${name.replaceAll('_', ' ')}: ${access}`),
  }
}
