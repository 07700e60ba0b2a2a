import { credentialWords } from '../../../core/guard/credential-words.ts'
import { findingSentence, type GuardFinding, reviewSizeFindings, sizeFindings } from '../../../core/guard/finding.ts'
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

type GuardedChange = Pick<Capture, 'tree' | 'changes' | 'refused'> &
  Pick<Prepared, 'start' | 'task' | 'checkpoint' | 'merge'>

interface GuardResult {
  readonly findings: readonly string[]
  /** Changes of what the checks run; reported, unless `test-guard` makes them findings. */
  readonly touched: readonly string[]
}

/**
 * Finds everything that may not be committed: files that git must not take, protected paths, size, secrets, and changes
 * of what the checks run.
 */
export async function guard(
  ports: Pick<Ports, 'workspace' | 'credentialShapes'>,
  job: JobSettings,
  capture: GuardedChange,
): Promise<GuardResult> {
  const refused: GuardFinding[] = capture.refused.map(({ path, why }) => ({ path, why }))
  const tooLarge = sizeFindings(capture.changes)
  // Oversized files are not read, which bounds the search.
  const largePaths = new Set(tooLarge.map(({ path }) => path))
  const readable = largePaths.has(null) ? [] : capture.changes.filter(({ path }) => !largePaths.has(path))
  const findings = [
    ...refused,
    ...protectedFindings(capture.changes, [
      ...job.steeringFiles,
      ...[job.settings.queue ?? job.queue?.folder ?? []].flat(),
      ...job.settings['protected-paths'],
    ]),
    ...outsideFindings(capture.changes, capture.task.paths),
    ...tooLarge,
    ...(await reviewFindings(ports.workspace, job, { ...capture, changes: readable })),
    ...(await blockFindings(ports.workspace, job, { ...capture, changes: readable })),
    ...(await secretsIn(ports, job.secrets, { ...capture, changes: readable })),
  ]
  const touched = await touchedChecks(ports.workspace, job.checks, { ...capture, changes: readable })
  const fails = job.settings['test-guard'] === 'fail'
  const refuses = (name: TouchedClass): boolean => fails && (name === 'machinery' || name === 'tests')
  const touchedInWords = touched.map((check) => ({ ...check, what: `${check.what} (${classWords[check.class]})` }))
  return {
    findings: [
      ...findings.map(findingSentence),
      ...touchedInWords.flatMap((one) => (refuses(one.class) ? one.what : [])),
    ],
    touched: touchedInWords.flatMap((one) => (refuses(one.class) ? [] : one.what)),
  }
}

const classWords: Record<TouchedClass, string> = {
  machinery: 'machinery of a check',
  tests: 'fewer or weaker tests',
  edited: 'edited test',
  people: 'run by others',
}

/** Oversized and engine-written files do not count; of a merge only the agent's part does. */
async function reviewFindings(
  workspace: Pick<Workspace, 'changedLines' | 'maxChangedLines'>,
  { settings }: JobSettings,
  { start, tree, changes, task }: Pick<GuardedChange, 'start' | 'tree' | 'changes' | 'task'>,
): Promise<GuardFinding[]> {
  const limit = settings['max-change']
  if (limit === 0 || changes.length === 0 || isAgentsMd(task.id)) return []
  if ((await workspace.maxChangedLines(start, tree, limit)) <= limit) return []
  return reviewSizeFindings(linesToReview(await workspace.changedLines(start, tree)), limit)
}

const readBytes = 1024 * 1024

/** Only the engine changes its section of AGENTS.md; a merge may take either side's. */
async function blockFindings(
  workspace: Pick<Workspace, 'readCaptured'>,
  { settings }: JobSettings,
  { tree, changes, task, checkpoint, merge }: GuardedChange,
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

/** Over all changes of one attempt. */
const maxUnpackedBytes = 256 * 1024 * 1024

/** Secrets in names and contents that the files did not hold before, and files that could not be searched. */
async function secretsIn(
  { workspace, credentialShapes }: Pick<Ports, 'workspace' | 'credentialShapes'>,
  secrets: readonly string[],
  { tree, changes, start }: Pick<Capture, 'tree' | 'changes'> & { start: string },
): Promise<GuardFinding[]> {
  const finder = secretFinder(secrets)
  let remainingBytes = maxUnpackedBytes
  const findIn = async (treeish: string, path: string): Promise<GuardFinding[]> => {
    const findings: GuardFinding[] = []
    for await (const part of workspace.readContents(treeish, path, remainingBytes)) {
      if ('why' in part) findings.push({ path, why: part.why })
      else {
        if (part.packed !== '') remainingBytes -= part.bytes.length
        const shapes = await credentialShapes.find({ path, content: part.bytes })
        findings.push(...finder.inContent({ path, content: part.bytes, packed: part.packed }, shapes))
      }
    }
    return findings
  }
  /** A deleted file with the same content. */
  const movedFrom = async (path: string): Promise<string | undefined> => {
    const content = await workspace.readCaptured(tree, path, readBytes)
    if (content === undefined || content.length === readBytes) return undefined
    for (const change of changes) {
      if (change.action !== 'deleted') continue
      const old = await workspace.readCaptured(start, change.path, readBytes)
      if (old && Buffer.compare(old, content) === 0) return change.path
    }
    return undefined
  }
  /** A secret that is copied from an existing file is no new leak. */
  const withoutCopied = async (path: string, findings: readonly GuardFinding[]): Promise<GuardFinding[]> => {
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
  const findings: GuardFinding[] = []
  for (const { path, action } of changes) {
    if (action === 'deleted') continue
    const findingsNow = await findIn(tree, path)
    // A test key that the file already had is not new.
    const from = findingsNow.length === 0 || action === 'modified' ? path : await movedFrom(path)
    const findingsBefore = findingsNow.length > 0 && from !== undefined ? await findIn(start, from) : []
    const fresh = findingsNow.filter(({ why }) => countOf(findingsNow, why) > countOf(findingsBefore, why))
    findings.push(...finder.inName(path), ...(await withoutCopied(path, fresh)))
  }
  return findings
}

const countOf = (findings: readonly GuardFinding[], why: string): number =>
  findings.filter((finding) => finding.why === why).length
