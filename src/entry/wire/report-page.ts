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
import { installedPath } from '../installed-program.ts'
import type { CommandContext } from '../project/context.ts'
import type { ProjectOfRun } from '../project/project.ts'
import type { readHistory } from './read-run.ts'
import { changeReader } from './reading.ts'
import type { StateAccess } from './state-access.ts'
import { statusContext } from './status-context.ts'

/** Diffs are read in batches: most diffs of a long run have no room on the page. */
const batchSize = 50

/** Always with the details of `iteration`. `clean` removes secrets from what was stored. */
export async function reportPage(
  project: ProjectOfRun,
  access: StateAccess,
  request: {
    context: CommandContext
    past: Awaited<ReturnType<typeof readHistory>>
    assets: PageParts
    /** Used in the command that exports an iteration without room on the page. */
    file: string
    iteration?: number | undefined
    clean: (text: string) => string
  },
): Promise<string> {
  const { context, assets, file, iteration, clean } = request
  const { run, events, records, evidence } = request.past
  const address = gitHubAddress(context.env, project.repository.origin)
  const words = {
    ...(await statusContext(project, access, { context, run })),
    repository: address ? `${address.serverUrl}/${address.owner}/${address.repo}` : null,
    exportOne: ralphCommand(project, 'report', ...flagWords('html', file), '--iteration', 'N'),
  }
  const views = iterationViews(events, { records, awaiting: heldIterations(run.state) })
  const selected = views.filter((view) => view.iteration === iteration)
  const others = views.filter((view) => view.iteration !== iteration).reverse()
  const details = await detailsOf(access, [...selected, ...others], records)
  const reading = await changeReader(access)(views)
  const data = pageData(run, { events, records, details, evidence, reading }, words)
  return pageHtml(assets, clean(pageTitle(data)), clean(JSON.stringify(data)))
}

/** Details of the first views, as many as the page has room for. */
async function detailsOf(
  access: Pick<StateAccess, 'store' | 'remote'>,
  views: readonly IterationView[],
  records: ReadonlyMap<number, IterationRecord>,
): Promise<Map<number, PageDetail>> {
  const details = new Map<number, PageDetail>()
  let room = maxDetailChars
  for (let from = 0; from < views.length; from += batchSize) {
    const batch = views.slice(from, from + batchSize)
    const diffs = await diffsOf(access, batch)
    for (const view of batch) {
      const prompt = records.get(view.iteration)?.prompt ?? null
      const detail = pageDetail(view, { prompt, diff: diffs.get(view.iteration) ?? null })
      room -= JSON.stringify(detail).length
      if (room < 0) return details
      details.set(view.iteration, detail)
    }
  }
  return details
}

async function diffsOf(
  access: Pick<StateAccess, 'store' | 'remote'>,
  views: readonly IterationView[],
): Promise<Map<number, string>> {
  const commits = views.flatMap(({ iteration, checkpoint, commit }) =>
    checkpoint && commit ? [{ iteration, from: checkpoint, to: commit }] : [],
  )
  const patches = await patchesOf(access, commits)
  return new Map(commits.map(({ iteration }, index) => [iteration, patches[index] ?? '']))
}

/** The scripts and the style sheet of a page, as built. */
export async function loadPageAssets(kind: 'report' | 'live'): Promise<PageParts> {
  const readPart = (name: string): Promise<string> => readFile(installedPath(`dist/page/${name}`), 'utf8')
  const hash = (text: string): string => createHash('sha256').update(text).digest('base64')
  const [script, style] = await Promise.all([readPart(kind === 'live' ? 'live.js' : 'page.js'), readPart('page.css')])
  const hashes = { script: hash(script), style: hash(style) }
  if (kind === 'report') return { script, style, hashes }
  const later = await readPart('insights.js')
  return { script, style, later, hashes: { ...hashes, later: hash(later) } }
}
