import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { patchesOf } from '../../adapter/git/work/patches.ts'
import { gitHubAddress } from '../../core/github/address.ts'
import type { IterationRecord, IterationView } from '../../core/report/facts/iteration-view.ts'
import { iterationViews, pageData, pageTitle } from '../../core/report/page/page-data.ts'
import { maxDetailChars, type PageDetail, pageDetail } from '../../core/report/page/page-detail.ts'
import { type PageParts, pageHtml } from '../../core/report/page/page-html.ts'
import { heldIterations } from '../../core/run/fold/open-attempts.ts'
import { flagWords } from '../../core/text/command-line.ts'
import { ralphCommand } from '../../core/text/report-context.ts'
import { installed } from '../installed.ts'
import type { CommandContext } from '../project/context.ts'
import type { ProjectOfRun } from '../project/project.ts'
import type { readHistory } from './read-run.ts'
import { changeReader } from './reading.ts'
import type { StateAccess } from './state-access.ts'
import { statusContext } from './status-context.ts'

/** So many diffs at once: of a long run most have no room on the page. */
const atOnce = 50

/**
 * The page of a run as one document; `iteration` names one whose details are in it, however old it is. `clean` takes
 * secrets out of what was stored.
 */
export async function reportPage(
  project: ProjectOfRun,
  access: StateAccess,
  request: {
    context: CommandContext
    past: Awaited<ReturnType<typeof readHistory>>
    parts: PageParts
    /** What the page is called: it names the command that exports an iteration for which it has no room. */
    file: string
    iteration?: number | undefined
    clean: (text: string) => string
  },
): Promise<string> {
  const { context, parts, file, iteration, clean } = request
  const { run, events, records, evidence } = request.past
  const address = gitHubAddress(context.env, project.repository.origin)
  const words = {
    ...(await statusContext(project, access, { context, run })),
    repository: address ? `${address.serverUrl}/${address.owner}/${address.repo}` : null,
    exportOne: ralphCommand(project, 'report', ...flagWords('html', file), '--iteration', 'N'),
  }
  const views = iterationViews(events, { records, awaiting: heldIterations(run.state) })
  const wanted = views.filter((view) => view.iteration === iteration)
  const others = views.filter((view) => view.iteration !== iteration).reverse()
  const details = await detailsOf(access, [...wanted, ...others], records)
  const reading = await changeReader(access)(views)
  const data = pageData(run, { events, records, details, evidence, reading }, words)
  return pageHtml(parts, clean(pageTitle(data)), clean(JSON.stringify(data)))
}

/** Of the first of these, as many as the page has room for. */
async function detailsOf(
  access: Pick<StateAccess, 'store' | 'remote'>,
  views: readonly IterationView[],
  records: ReadonlyMap<number, IterationRecord>,
): Promise<Map<number, PageDetail>> {
  const kept = new Map<number, PageDetail>()
  let room = maxDetailChars
  for (let from = 0; from < views.length; from += atOnce) {
    const some = views.slice(from, from + atOnce)
    const diffs = await diffsOf(access, some)
    for (const view of some) {
      const prompt = records.get(view.iteration)?.prompt ?? null
      const detail = pageDetail(view, { prompt, diff: diffs.get(view.iteration) ?? null })
      room -= JSON.stringify(detail).length
      if (room < 0) return kept
      kept.set(view.iteration, detail)
    }
  }
  return kept
}

async function diffsOf(
  access: Pick<StateAccess, 'store' | 'remote'>,
  views: readonly IterationView[],
): Promise<Map<number, string>> {
  const made = views.flatMap(({ iteration, checkpoint, commit }) =>
    checkpoint && commit ? [{ iteration, from: checkpoint, to: commit }] : [],
  )
  const patches = await patchesOf(access, made)
  return new Map(made.map(({ iteration }, at) => [iteration, patches[at] ?? '']))
}

/** The scripts and the style sheet of a page, as the build made them. */
export async function pageParts(kind: 'report' | 'live'): Promise<PageParts> {
  const part = (name: string): Promise<string> => readFile(installed(`dist/page/${name}`), 'utf8')
  const hash = (text: string): string => createHash('sha256').update(text).digest('base64')
  const [script, style] = await Promise.all([part(kind === 'live' ? 'live.js' : 'page.js'), part('page.css')])
  const hashes = { script: hash(script), style: hash(style) }
  if (kind === 'report') return { script, style, hashes }
  const later = await part('insights.js')
  return { script, style, later, hashes: { ...hashes, later: hash(later) } }
}
