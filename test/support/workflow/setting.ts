import type { Token } from '../github/token.ts'
import type { World } from '../github/world.ts'
import type { Groups } from './concurrency-groups.ts'
import type { EnvironmentGates } from './environments.ts'

/** What all runs of one repository share. */
export interface Setting {
  readonly world: World
  /** Those that the loopback GitHub knows: each job adds its own. */
  readonly tokens: Token[]
  /** Below it each job has its machine. */
  readonly root: string
  readonly secrets: Readonly<Record<string, string>>
  readonly vars: Readonly<Record<string, string>>
  /** For every process of every job: where a test's stubs and folders are. */
  readonly env: Readonly<Record<string, string>>
  readonly groups: Groups
  readonly environments: EnvironmentGates
  /** The machines of ended jobs stay. */
  readonly keep: boolean
}
