import { part } from './part.ts'
import { type Call, notFound, pageOfList, type Route, reply, route, type Schema } from './route.ts'
import { tipOf } from './tips.ts'
import { apiOf, type CheckRun, moment, type World } from './world.ts'

/** At github.com. */
export const actionsApp = { id: 15_368, slug: 'github-actions' }

/** What an app says of a commit, under way until it has a conclusion. */
export function addCheckRun(
  world: World,
  given: Pick<CheckRun, 'sha' | 'name' | 'conclusion'> & { app: CheckRun['app'] },
): CheckRun {
  const run: CheckRun = { id: world.nextId(), createdAt: world.now(), ...given }
  world.checkRuns.push(run)
  return run
}

/** Those of apps, and the jobs of workflows, which are check runs of GitHub Actions; of each name the newest of its app. */
export function checkRunsOf(world: World, sha: string): CheckRun[] {
  const jobs = [...world.jobs.values()].flatMap(({ id, run, attempt, name, conclusion, createdAt }): CheckRun[] => {
    const of = world.runs.get(run)
    return of?.sha === sha && of.attempt === attempt ? [{ id, sha, name, conclusion, createdAt, app: actionsApp }] : []
  })
  const all = [...jobs, ...world.checkRuns.filter((one) => one.sha === sha)].sort((a, b) => a.id - b.id)
  return [...new Map(all.map((one) => [`${one.app.id} ${one.name}`, one])).values()]
}

const shown = (world: World, { id, sha, name, conclusion, app, createdAt }: CheckRun): Schema<'check-run'> =>
  part<Schema<'check-run'>>({
    id,
    name,
    head_sha: sha,
    url: `${apiOf(world)}/check-runs/${id}`,
    status: conclusion === null ? 'in_progress' : 'completed',
    conclusion,
    started_at: moment(createdAt),
    app: { id: app.id, slug: app.slug },
  })

/** What the page of a job says of it; GitHub calls an error `failure`. */
function annotationsOf({ world, params }: Call): Schema<'check-annotation'>[] {
  const job = world.jobs.get(Number(params['check_run_id']))
  if (!job) throw notFound()
  return job.annotations.map(({ type, message }) =>
    part<Schema<'check-annotation'>>({
      path: '.github',
      start_line: 1,
      end_line: 1,
      annotation_level: type === 'error' ? 'failure' : type,
      message,
    }),
  )
}

export const checkRunRoutes: readonly Route[] = [
  route('get', '/repos/{owner}/{repo}/check-runs/{check_run_id}/annotations', ['checks:read'], (call) =>
    reply(200, pageOfList(call, annotationsOf(call))),
  ),
  route('get', '/repos/{owner}/{repo}/commits/{ref}/check-runs', ['checks:read'], ({ world, params, query }) => {
    const all = checkRunsOf(world, tipOf(world, params['ref'] ?? '') ?? '')
    const size = Math.min(100, Number(query.get('per_page') ?? 30))
    const from = (Number(query.get('page') ?? 1) - 1) * size
    return reply(200, {
      total_count: all.length,
      check_runs: all.slice(from, from + size).map((run) => shown(world, run)),
    })
  }),
]
