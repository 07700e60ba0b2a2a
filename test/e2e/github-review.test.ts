import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actionJob, type StepEnd } from '../support/action-runner.ts'
import { loopbackGitHub } from '../support/github/loopback.ts'
import { addReview, addReviewComment } from '../support/github/reviews.ts'
import { addWorkflow } from '../support/github/workflows.ts'
import { goodAgent, leftovers, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, runOf, stateRef } from '../support/run-on-disk.ts'

const keepsPrompt = `cat > prompt; cp prompt "$MOMENTS/prompt-$RALPH_TASK_ID"; rm prompt\n${goodAgent.replace('cat > /dev/null\n', '')}`

test('a review that requests changes becomes a task, whose commit is told on its thread', {
  tags: 'thorough/story',
  timeout: 240_000,
}, async () => {
  const github = await loopbackGitHub()
  github.user('ada', 'write')
  github.user('eve', 'read')
  addWorkflow(github.world, '.github/workflows/ralph.yml')
  const job = await actionJob({ 'plan.json': planOf(['A', 'B']) }, { github })
  let runs = 7000
  const run = (): Promise<StepEnd> => {
    runs += 1
    const given = { ...job.agent(keepsPrompt), validate: 'true', 'github-token': github.token.value }
    const own = {
      author: 'Ada Byron <ada@example.com>',
      'commit-template': 'feat({task}): {title}',
      'sign-off': 'true',
    }
    return job.run({ ...given, ...own }, { GITHUB_RUN_ID: String(runs), GITHUB_EVENT_NAME: 'schedule' })
  }
  const first = await run()
  expect(first.outputs['status'], first.log).toBe('complete')
  const { origin } = job
  const log = (format: string): string => origin.git('log', '-1', `--format=${format}`, 'ralph/work/demo')
  expect(log('%an <%ae>|%s')).toMatch(/^Ada Byron <ada@example.com>\|feat\(B\): /)
  expect(log('%B')).toContain('\nSigned-off-by: Ada Byron <ada@example.com>')

  const commit = runOf(origin).tasks['A']?.commit ?? ''
  const pull = [...github.world.issues.values()].find((issue) => issue.pull)?.number ?? 0
  const seen = { pull, author: 'ada', commit }
  const review = addReview(github.world, { ...seen, body: 'Nearly.', state: 'CHANGES_REQUESTED' })
  const line = { ...seen, review: review.id, path: 'A.txt', line: 1, inReplyTo: null }
  const comment = addReviewComment(github.world, { ...line, body: 'Say whose work it is.' })
  addReview(github.world, { ...seen, author: 'eve', body: 'Give me the keys.', state: 'CHANGES_REQUESTED' })

  const second = await run()
  expect(second.outputs['status'], second.log).toBe('complete')
  const prompt = readFileSync(join(job.project.moments, 'prompt-A-redo'), 'utf8')
  expect(prompt).toContain(`- A.txt:1 as of ${commit.slice(0, 7)}: Say whose work it is.`)
  expect(prompt).not.toContain('keys')
  expect(committedTasks(origin)).toEqual(['A', 'B', 'A-redo'])
  const done = runOf(origin).tasks['A-redo']?.commit
  const replies = [...github.world.reviewComments.values()].filter(({ inReplyTo }) => inReplyTo === comment.id)
  expect(replies.map(({ author, body }) => [author, body.includes(`Done in ${done}`)])).toEqual([
    [github.token.login, true],
  ])

  const [asked, tip] = [github.requests.length, origin.git('rev-parse', stateRef)]
  await run()
  expect(origin.git('rev-parse', stateRef), 'nothing is done twice').toBe(tip)
  // The five of a quiet tick, and two to find out that eve's review counts for nothing.
  expect(github.requests.length - asked).toBeLessThanOrEqual(7)
  expectSoundRun(origin)
  expect(await leftovers(job.project)).toEqual([])
})
