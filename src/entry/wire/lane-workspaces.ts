import { join } from 'node:path'
import type { CopySetUp } from '../../adapter/git/workspace/set-up.ts'
import { setUpCopies } from '../../adapter/git/workspace/set-up-copy.ts'
import type { WorkspaceOptions } from '../../adapter/git/workspace/workspace.ts'
import { formatBytes, plural } from '../../core/text/amounts.ts'
import type { ShowProgress } from '../../port/progress.ts'
import type { Project } from '../project/project.ts'
import { freeDisk, lanesHere } from './machine-here.ts'
import type { Surroundings } from './surroundings.ts'

type Place = Surroundings['workspace']

/** Of a lane, or of what they are copied from (`lane-setup: copy`). It is kept between tasks and jobs. */
export const laneWorkspace = ({ home }: Pick<Project, 'home'>, lane: number | 'copy'): Place => ({
  directory: join(home, 'lanes', String(lane), 'workspace'),
  stateDir: join(home, 'lanes', String(lane), 'workspace-state'),
})

/** What fills the lanes of a job instead of set-up; undefined if each lane runs that itself. */
export function copyingSetUp(
  { home, settings }: Pick<Project, 'home' | 'settings'>,
  optionsAt: (place: Place) => WorkspaceOptions,
  show: ShowProgress,
): CopySetUp | undefined {
  const { lanes } = lanesHere(settings)
  if (settings['lane-setup'] !== 'copy' || lanes === 1 || settings.setup.length === 0) return undefined
  return setUpCopies(optionsAt(laneWorkspace({ home }, 'copy')), {
    onSetUpRan: (bytes) => show({ kind: 'note', text: sizeInWords({ lanes, bytes, free: freeDisk(home) }) }),
    onUnusable: (why) =>
      show({ kind: 'warning', text: `lane-setup: copy cannot be used, so set-up runs in each lane: ${why}` }),
  })
}

/** Told before the copies are made; where the file system shares blocks, they take less. */
function sizeInWords({ lanes, bytes, free }: { lanes: number; bytes: number; free: number }): string {
  return `${plural(lanes, 'lane')} and what they are copied from need up to ${formatBytes(bytes * (lanes + 1))} of disk; ${formatBytes(free)} are free`
}
