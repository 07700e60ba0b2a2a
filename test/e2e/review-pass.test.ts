import { expect, test } from 'vitest'
import { actionJob, type StepEnd } from '../support/action-runner.ts'
import { loopbackGitHub } from '../support/github/loopback.ts'
import { addReview, addReviewComment } from '../support/github/reviews.ts'
import { addWorkflow } from '../support/github/workflows.ts'
import { goodAgent, leftovers, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, runOf, stateFile } from '../support/run-on-disk.ts'
import { logOf, ownRepository } from '../support/workflow/own-repository.ts'

/** Asks for changes at the first attempt, and has something to say of the next one; it leaves files behind. */
const reviewer = `if [ "$RALPH_PASS" = review ]; then
  cat > /dev/null
  echo MINE > planted.txt; echo MINE > "$RALPH_TASK_ID.txt"
  if [ "$RALPH_ATTEMPT" = 1 ]; then verdict=revise; else verdict=ship; fi
  echo '{"verdict":"'$verdict'","summary":"Seen.","findings":[{"path":"'$RALPH_TASK_ID'.txt","line":1,"severity":"low","text":"Too short."}]}' > "$RALPH_HANDOFF_FILE"
  exit
fi
${goodAgent}`

test('one job: a finding stands at its line of the pull request, once, and an answer to it becomes a task', async () => {
  const github = await loopbackGitHub()
  github.user('ada', 'write')
  addWorkflow(github.world, '.github/workflows/ralph.yml')
  const job = await actionJob({ 'plan.json': planOf(['A']) }, { github })
  let runs = 7000
  const run = (): Promise<StepEnd> => {
    runs += 1
    const given = { ...job.agent(reviewer), validate: 'true', 'github-token': github.token.value, review: 'comment' }
    return job.run(given, { GITHUB_RUN_ID: String(runs), GITHUB_EVENT_NAME: 'schedule' })
  }
  const first = await run()
  expect(first.outputs['status'], first.log).toBe('complete')
  const { commit } = runOf(job.origin).tasks['A'] ?? {}
  const posted = () => [...github.world.reviews.values()].filter(({ author }) => author === github.token.login)
  expect(posted(), first.log).toMatchObject([{ commit, state: 'COMMENTED', body: expect.stringContaining('revise') }])
  const [finding] = [...github.world.reviewComments.values()]
  expect(finding).toMatchObject({ path: 'A.txt', line: 1, body: expect.stringContaining('**low**: Too short.') })
  expect(job.origin.git('show', '--format=', '--name-only', commit ?? '')).toBe('A.txt')
  expect(job.origin.git('show', `${commit}:A.txt`)).toBe('work of A')

  const at = { pull: finding?.pull ?? 0, author: 'ada', commit: commit ?? '' }
  const { id } = addReview(github.world, { ...at, body: '', state: 'COMMENTED' })
  const answer = { review: id, path: 'A.txt', line: 1, inReplyTo: finding?.id ?? 0, body: '/ralph redo' }
  addReviewComment(github.world, { ...at, ...answer })
  const second = await run()
  expect(second.outputs['status'], second.log).toBe('complete')
  expect(committedTasks(job.origin)).toEqual(['A', 'A-redo'])
  expect(stateFile(job.origin, 'iterations/0/2/prompt.md')).toContain('Too short.')
  expect(posted()).toHaveLength(2)
  expectSoundRun(job.origin)
  expect(await leftovers(job.project)).toEqual([])
}, 240_000)

test('split jobs: the review is made beside the agent, judged by apply, and stands on the pull request', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const here = await ownRepository(
    { 'package.json': '{ "scripts": { "test": "true" } }\n', 'plan.json': planOf(['A']) },
    { init: ['--validate', 'test ! -e planted.txt'], settings: 'review: gate\n' },
  )
  here.agent(reviewer)
  here.actions.dispatch('ralph.yml')
  const runs = await here.actions.settled()
  const log = runs.map(logOf).join('\n')
  const { git } = here.github.world
  expect(runOf(git), log).toMatchObject({ stop: { kind: 'complete' }, counts: { succeeded: 1, failed: 1 } })
  expect(committedTasks(git)).toEqual(['A'])
  const { commit } = runOf(git).tasks['A'] ?? {}
  expect([...here.github.world.reviews.values()]).toMatchObject([{ commit, body: expect.stringContaining('ship') }])
  expect([...here.github.world.reviewComments.values()]).toMatchObject([{ path: 'A.txt', line: 1 }])
  expect(git.git('show', `${commit}:A.txt`)).toBe('work of A')
  expectSoundRun(git)
})
