import { type WatchOutside, watchHome, watchUserGit } from '../../adapter/process/watch/foreign-files.ts'
import { isBelow } from '../../core/confinement/policy.ts'
import type { ConfinementLevel } from '../../schema/check/confinement.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'

/** What is looked at around each call of an agent, a check or a set-up command. */
export interface Watches {
  /** The engine's own files and programs. */
  readonly own: WatchOutside
  /** And what is the user's, where it is in reach: set-up may write there, an agent may not. */
  readonly all: WatchOutside
}

export function watchesOf(
  { repository }: Pick<Project, 'repository'>,
  { env, checkout }: Pick<CommandContext, 'env' | 'checkout'>,
  at: { level: ConfinementLevel; own: readonly WatchOutside[] },
): Watches {
  // From C2 on what is the user's is out of reach, and whoever changes it is a person.
  const users = isBelow(at.level, 'C2')
    ? [watchHome(env), ...(checkout ? [] : [watchUserGit(repository.commonDir)])]
    : []
  return { own: together(at.own), all: together([...at.own, ...users]) }
}

const together =
  (all: readonly WatchOutside[]): WatchOutside =>
  () => {
    const ended = all.map((watch) => watch())
    return () => ended.flatMap((end) => end())
  }
