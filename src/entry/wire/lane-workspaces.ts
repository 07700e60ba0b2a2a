import { join } from 'node:path'
import type { CopySetUp } from '../../adapter/git/workspace/set-up.ts'
import { setUpCopies } from '../../adapter/git/workspace/set-up-copy.ts'
import type { WorkspaceOptions } from '../../adapter/git/workspace/workspace.ts'
import { formatBytes, plural } from '../../core/text/amounts.ts'
import type { ShowProgress } from '../../port/progress.ts'
import type { Project } from '../project/project.ts'
import { freeDisk, parallelism } from './machine-here.ts'
import type { Surroundings } from './surroundings.ts'

type WorkspacePlace = Surroundings['workspace']

/** The workspace of a lane, or of their common original (`lane-setup: copy`). Kept between tasks and jobs. */
export const laneWorkspace = ({ home }: Pick<Project, 'home'>, lane: number | 'copy'): WorkspacePlace => ({
  directory: join(home, 'lanes', String(lane), 'workspace'),
  stateDir: join(home, 'lanes', String(lane), 'workspace-state'),
})

/** Fills the lanes of a job with copies instead of set-up; undefined if each lane runs set-up. */
export function copySetUpOf(
  { home, settings }: Pick<Project, 'home' | 'settings'>,
  optionsAt: (place: WorkspacePlace) => WorkspaceOptions,
  show: ShowProgress,
): CopySetUp | undefined {
  const { lanes } = parallelism(settings)
  if (settings['lane-setup'] !== 'copy' || lanes === 1 || settings.setup.length === 0) return undefined
  return setUpCopies(optionsAt(laneWorkspace({ home }, 'copy')), {
    onSetUpRan: (bytes) => show({ kind: 'note', text: sizeInWords({ lanes, bytes, free: freeDisk(home) }) }),
    onUnusable: (why) =>
      show({ kind: 'warning', text: `lane-setup: copy cannot be used, so set-up runs in each lane: ${why}` }),
  })
}

/** Printed before the copies are made; a file system that shares blocks needs less. */
function sizeInWords({ lanes, bytes, free }: { lanes: number; bytes: number; free: number }): string {
  return `${plural(lanes, 'lane')} and what they are copied from need up to ${formatBytes(bytes * (lanes + 1))} of disk; ${formatBytes(free)} are free`
}
