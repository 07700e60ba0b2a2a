import { outsideFindings } from '../core/guard/allowed-paths.ts'
import { findingSentence, type GuardFinding } from '../core/guard/finding.ts'
import { protectedFindings } from '../core/guard/protected-paths.ts'
import { secretFinder } from '../core/guard/secrets.ts'
import { sizeFindings } from '../core/guard/size.ts'
import type { Capture } from '../port/workspace.ts'
import type { Prepared } from '../schema/dossier.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ports } from './ports.ts'

/** Files above this are not searched for secrets: the size guard refuses them, or they are no text. */
const searchedBytes = 5 * 1024 * 1024

/** A tree that an agent left, and what it started from. */
type Guardable = Pick<Capture, 'tree' | 'changes' | 'refused'> & Pick<Prepared, 'start' | 'task'>

/** Everything that may not be committed, at once: what git must not take, protected paths, size, secrets. */
export async function guard(
  { workspace }: Pick<Ports, 'workspace'>,
  job: JobSettings,
  capture: Guardable,
): Promise<string[]> {
  const refused: GuardFinding[] = capture.refused.map(({ path, why }) => ({ path, why }))
  const found = [
    ...refused,
    ...protectedFindings(capture.changes, [...job.steeringFiles, ...job.settings['protected-paths']]),
    ...outsideFindings(capture.changes, capture.task.paths),
    ...sizeFindings(capture.changes),
    ...(await secrets({ workspace }, job, capture)),
  ]
  return found.map(findingSentence)
}

async function secrets(
  { workspace }: Pick<Ports, 'workspace'>,
  { secrets: known }: JobSettings,
  { tree, changes, start }: Guardable,
): Promise<GuardFinding[]> {
  const find = secretFinder(known)
  const findIn = async (treeish: string, path: string): Promise<GuardFinding[]> => {
    const content = await workspace.readCaptured(treeish, path, searchedBytes)
    return content ? find(path, new TextDecoder('utf-8').decode(content)) : []
  }
  const found: GuardFinding[] = []
  for (const { path, action, bytes } of changes) {
    if (action === 'deleted' || bytes > searchedBytes) continue
    const now = await findIn(tree, path)
    // A test key that was in the file before is not what this attempt brought in.
    const before = now.length > 0 && action === 'modified' ? await findIn(start, path) : []
    found.push(...now.filter(({ why }) => times(now, why) > times(before, why)))
  }
  return found
}

const times = (findings: readonly GuardFinding[], why: string): number =>
  findings.filter((finding) => finding.why === why).length
