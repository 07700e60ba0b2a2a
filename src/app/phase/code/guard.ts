import { credentialWords } from '../../../core/guard/credential-words.ts'
import { findingSentence, type GuardFinding, sizeFindings, reviewSizeFindings } from '../../../core/guard/finding.ts'
import { outsideFindings, protectedFindings } from '../../../core/guard/protected-paths.ts'
import { secretFinder } from '../../../core/guard/secrets.ts'
import type { TouchedClass } from '../../../core/guard/test-guard.ts'
import { agentsMdFile, blockIn } from '../../../core/knowledge/agents-block.ts'
import { isAgentsMd } from '../../../core/plan/graph/milestones.ts'
import { linesToReview } from '../../../core/reading/file-kind.ts'
import type { Capture, Workspace } from '../../../port/workspace.ts'
import type { Prepared } from '../../../schema/run/dossier.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ports } from '../../job/ports.ts'
import { touchedChecks } from './touched-checks.ts'

/** A tree that an agent left, and what it started from. */
type Guardable = Pick<Capture, 'tree' | 'changes' | 'refused'> &
  Pick<Prepared, 'start' | 'task' | 'checkpoint' | 'merge'>

/** What the guards make of a tree, in words with the path. */
interface Guarded {
  /** What may not be committed. */
  readonly findings: readonly string[]
  /** What it changes of what the checks run: told, unless `test-guard` makes it a finding. */
  readonly touched: readonly string[]
}

/** Everything that may not be committed, at once: what git must not take, protected paths, size, secrets; and what the checks run. */
export async function guard(
  ports: Pick<Ports, 'workspace' | 'credentialShapes'>,
  job: JobSettings,
  capture: Guardable,
): Promise<Guarded> {
  const refused: GuardFinding[] = capture.refused.map(({ path, why }) => ({ path, why }))
  const tooLarge = sizeFindings(capture.changes)
  // What is refused for its size is not read: that bounds the time and the memory of the search.
  const isLarge = new Set(tooLarge.map(({ path }) => path))
  const searched = isLarge.has(null) ? [] : capture.changes.filter(({ path }) => !isLarge.has(path))
  const found = [
    ...refused,
    ...protectedFindings(capture.changes, [
      ...job.steeringFiles,
      ...[job.settings.queue ?? job.queue?.folder ?? []].flat(),
      ...job.settings['protected-paths'],
    ]),
    ...outsideFindings(capture.changes, capture.task.paths),
    ...tooLarge,
    ...(await reviewFindings(ports.workspace, job, { ...capture, changes: searched })),
    ...(await blockFindings(ports.workspace, job, { ...capture, changes: searched })),
    ...(await secretsIn(ports, job.secrets, { ...capture, changes: searched })),
  ]
  const touched = await touchedChecks(ports.workspace, job.checks, { ...capture, changes: searched })
  const fails = job.settings['test-guard'] === 'fail'
  const refuses = (name: TouchedClass): boolean => fails && (name === 'machinery' || name === 'tests')
  const words = touched.map((one) => ({ ...one, what: `${one.what} (${classWords[one.class]})` }))
  return {
    findings: [...found.map(findingSentence), ...words.flatMap((one) => (refuses(one.class) ? one.what : []))],
    touched: words.flatMap((one) => (refuses(one.class) ? [] : one.what)),
  }
}

const classWords: Record<TouchedClass, string> = {
  machinery: 'machinery of a check',
  tests: 'fewer or weaker tests',
  edited: 'edited test',
  people: 'run by others',
}

/** What is refused for its size or written by the engine is not counted; of a merge only what the agent changed is. */
async function reviewFindings(
  workspace: Pick<Workspace, 'changedLines' | 'maxChangedLines'>,
  { settings }: JobSettings,
  { start, tree, changes, task }: Pick<Guardable, 'start' | 'tree' | 'changes' | 'task'>,
): Promise<GuardFinding[]> {
  const limit = settings['max-change']
  if (limit === 0 || changes.length === 0 || isAgentsMd(task.id)) return []
  if ((await workspace.maxChangedLines(start, tree, limit)) <= limit) return []
  return reviewSizeFindings(linesToReview(await workspace.changedLines(start, tree)), limit)
}

const readBytes = 1024 * 1024

/** The engine's own part of AGENTS.md is its alone; a merge may bring either side's. */
async function blockFindings(
  workspace: Pick<Workspace, 'readCaptured'>,
  { settings }: JobSettings,
  { tree, changes, task, checkpoint, merge }: Guardable,
): Promise<GuardFinding[]> {
  const touched = changes.some(({ path }) => path === agentsMdFile)
  if (!settings['agents-md'] || !touched || isAgentsMd(task.id)) return []
  const [after, ...before] = await Promise.all(
    [tree, checkpoint, ...(merge ? [merge.base] : [])].map(async (treeish) => {
      const content = await workspace.readCaptured(treeish, agentsMdFile, readBytes)
      return content && blockIn(new TextDecoder('utf-8').decode(content))
    }),
  )
  if (before.includes(after)) return []
  return [{ path: agentsMdFile, why: 'changes the section between the markers, which ralph maintains' }]
}

/** In all changes of one attempt together. */
const mostUnpacked = 256 * 1024 * 1024

/** Where names and contents of changes hold a secret that they did not hold before, and what could not be searched. */
async function secretsIn(
  { workspace, credentialShapes }: Pick<Ports, 'workspace' | 'credentialShapes'>,
  known: readonly string[],
  { tree, changes, start }: Pick<Capture, 'tree' | 'changes'> & { start: string },
): Promise<GuardFinding[]> {
  const finder = secretFinder(known)
  let left = mostUnpacked
  const findIn = async (treeish: string, path: string): Promise<GuardFinding[]> => {
    const found: GuardFinding[] = []
    for await (const part of workspace.readContents(treeish, path, left)) {
      if ('why' in part) found.push({ path, why: part.why })
      else {
        if (part.packed !== '') left -= part.bytes.length
        const shapes = await credentialShapes.find({ path, content: part.bytes })
        found.push(...finder.inContent({ path, content: part.bytes, packed: part.packed }, shapes))
      }
    }
    return found
  }
  /** The file that the change deleted elsewhere with the same content. */
  const movedFrom = async (path: string): Promise<string | undefined> => {
    const content = await workspace.readCaptured(tree, path, readBytes)
    if (content === undefined || content.length === readBytes) return undefined
    for (const other of changes) {
      if (other.action !== 'deleted') continue
      const old = await workspace.readCaptured(start, other.path, readBytes)
      if (old && Buffer.compare(old, content) === 0) return other.path
    }
    return undefined
  }
  /** Without what a file that was there before holds: a fixture's key that is copied is nobody's loss. */
  const notCopied = async (path: string, findings: readonly GuardFinding[]): Promise<GuardFinding[]> => {
    if (findings.length === 0) return []
    const content = await workspace.readCaptured(tree, path, readBytes)
    if (content === undefined || content.length === readBytes) return [...findings]
    const text = new TextDecoder().decode(content)
    const fresh: GuardFinding[] = []
    for (const finding of findings) {
      const words = credentialWords(text, finding)
      if (words === undefined || !(await workspace.hasFileWith(start, words))) fresh.push(finding)
    }
    return fresh
  }
  const found: GuardFinding[] = []
  for (const { path, action } of changes) {
    if (action === 'deleted') continue
    const now = await findIn(tree, path)
    // A test key that was in the file before is not what this attempt brought in.
    const from = now.length === 0 || action === 'modified' ? path : await movedFrom(path)
    const before = now.length > 0 && from !== undefined ? await findIn(start, from) : []
    const fresh = now.filter(({ why }) => times(now, why) > times(before, why))
    found.push(...finder.inName(path), ...(await notCopied(path, fresh)))
  }
  return found
}

const times = (findings: readonly GuardFinding[], why: string): number =>
  findings.filter((finding) => finding.why === why).length
