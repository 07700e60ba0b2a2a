import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bash, inTurn, loopbackModel, modelKey, tokens } from '../support/claude-run.ts'
import { mergePull } from '../support/github/merge-pull.ts'
import { addReview, addReviewComment } from '../support/github/reviews.ts'
import { goodAgent, leftovers, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, hasRef, runOf } from '../support/run-on-disk.ts'
import {
  logOf,
  type OwnRepository,
  ownRepository,
  proposedRepository,
  ralphOutputs,
  reached,
} from '../support/workflow/own-repository.ts'

const app = {
  'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
  'two.test.js': "import { test } from 'node:test'\ntest('two', () => {})\n",
}

/** Notes its prompt where the test finds it. */
const noting = `cat > "$MOMENTS/prompt-$RALPH_TASK_ID"\n${goodAgent.replace('cat > /dev/null\n', '')}`
const hour = 3_600_000
const waiting = 'touch "$MOMENTS/here"; sleep 300'

/** What started the runs since the last look; none of them is red. */
const eventsSince = async ({ actions }: OwnRepository): Promise<string[]> => {
  const runs = await actions.settled()
  for (const run of runs) expect(run.conclusion, logOf(run)).not.toBe('failure')
  return runs.map(({ event }) => event)
}
const threads = ({ github }: OwnRepository) => [...github.world.issues.values()]
const comments = ({ github }: OwnRepository, by: string) =>
  [...github.world.comments.values()].filter(({ author }) => author === by)
const signOf = ({ github }: OwnRepository, body: string) => {
  const [comment] = [...github.world.comments.values()].filter((one) => one.body === body)
  return [...github.world.reactions.values()].filter((one) => one.comment === comment?.id).map(({ content }) => content)
}

const form = `### Goal\n\nA garden.\n\n### Tasks\n\n- Dig\n- Pave\n- Sow\n- Rake\n\n### Checks\n\n\`\`\`shell\ntest ! -e weeds\n\`\`\`\n`

/** Each workflow that `init` writes for a run. */
const shapes: Readonly<Record<string, readonly string[]>> = {
  'one job': ['--one-job'],
  'split jobs': [],
}

test.each(Object.entries(shapes))(
  '%s: set-up pull request, form, start, orders, limit, watchdog, review, complete',
  { tags: 'thorough/story', timeout: 900_000 },
  async (_, init) => {
    const red = { ...app, 'two.test.js': `${app['two.test.js']}throw new Error('no seeds')\n` }
    const given = { init: [...init, '--no-baseline'], settings: 'max-iterations: 1\n' }
    const here = await proposedRepository(red, given)
    const { github, actions, project, setUp } = here
    const { git } = github.world

    // The pull request that sets ralph up says what is wrong, and after the next push that all is well.
    const onSetUp = () => comments(here, 'github-actions[bot]').filter(({ issue }) => issue === setUp)
    const [looked] = await actions.settled()
    expect([looked?.event, looked?.conclusion], logOf(looked)).toEqual(['pull_request', 'failure'])
    expect(onSetUp().map(({ body }) => body)).toEqual([expect.stringMatching(/✗ \*\*baseline\*\* npm test failed/)])
    project.repo.commit('Mend the test', app)
    github.push('ada', project.repo, 'set-up-ralph')
    const [again] = await actions.settled()
    expect([again?.event, again?.conclusion], logOf(again)).toEqual(['pull_request', 'success'])
    expect(onSetUp().map(({ body }) => body)).toEqual([expect.stringContaining('the check passes on this commit')])
    expect(onSetUp()[0]?.body).toContain('Everything is in order.')
    mergePull(github.world, setUp, { how: 'squash', deletesBranch: true })

    // Merged, nothing starts by itself; the watchdog finds nothing and goes to sleep.
    actions.schedule()
    expect(await eventsSince(here)).toEqual(['schedule'])
    actions.schedule()
    expect(await eventsSince(here)).toEqual([])

    // An issue of the form is shown as a plan; who may not start it does not, and one task later its run is held at work.
    const { number } = github.issue('eve', 'ralph: Make a garden', form)
    const state = `refs/heads/ralph/state/issue-${number}`
    const work = `refs/heads/ralph/work/issue-${number}`
    expect(await eventsSince(here)).toEqual(['issues'])
    expect(comments(here, 'github-actions[bot]').at(-1)?.body).toContain('4 tasks in total')
    here.agent(`[ "$RALPH_TASK_ID" != TASK-2 ] || { ${waiting}; }\n${noting}`)
    github.comment('eve', number, '/ralph start')
    await eventsSince(here)
    expect(hasRef(git, state)).toBe(false)
    github.comment('ada', number, '/ralph start')
    await reached(project, 'here')
    expect(runOf(git, state).tasks['TASK-1']).toMatchObject({ status: 'done' })
    const [pull] = threads(here).flatMap((issue) =>
      issue.pull && issue.number !== setUp ? [{ ...issue, ...issue.pull }] : [],
    )
    expect(pull).toMatchObject({ draft: true, head: `ralph/work/issue-${number}` })

    // Orders while it works; the jobs of their events wait in the group, and all but the last are replaced.
    github.comment('ada', number, '/ralph hint Use the green paint.')
    github.comment('eve', number, '/ralph stop')
    github.comment('ada', pull?.number ?? 0, '/ralph pause')
    await eventsSince(here)
    expect(runOf(git, state)).toMatchObject({ paused: { by: 'ada' }, lease: null })
    expect(signOf(here, '/ralph stop')).toContain('confused')

    // Paused: the watchdog starts nothing. Resumed: the hint reaches the task; then the account's limit is used up.
    actions.schedule()
    expect(await eventsSince(here)).toEqual(['schedule'])
    const limit = `echo '{"type":"rate_limit_event","rate_limit_info":{"status":"rejected","resetsAt":'$(($(date +%s) + 10800))'}}'
echo '{"type":"result","subtype":"success","is_error":true,"api_error_status":429,"result":"limit reached"}'; exit 1`
    here.agent(`[ "$RALPH_TASK_ID" != TASK-3 ] || { ${limit}; }\n${noting}`)
    github.comment('ada', number, '/ralph resume')
    expect(await eventsSince(here)).toEqual(['issue_comment', 'workflow_dispatch'])
    expect(readFileSync(join(project.moments, 'prompt-TASK-2'), 'utf8')).toContain('Use the green paint.')
    const { stop, tasks } = runOf(git, state)
    expect(stop).toMatchObject({ kind: 'waiting' })

    // The watchdog waits for the reset too. Meanwhile somebody wants a change of what is there already.
    here.agent(noting)
    actions.schedule()
    expect(await eventsSince(here)).toEqual(['schedule'])
    const commit = tasks['TASK-1']?.commit ?? ''
    const seen = { pull: pull?.number ?? 0, author: 'ada', commit }
    const review = addReview(github.world, { ...seen, body: 'Nearly.', state: 'CHANGES_REQUESTED' })
    const line = { ...seen, review: review.id, path: 'TASK-1.txt', line: 1, inReplyTo: null }
    const remark = addReviewComment(github.world, { ...line, body: 'Say whose work it is.' })
    here.later(4 * hour)
    actions.schedule()
    // Each job starts the next one until the plan and what the review asked for are done.
    expect([...new Set(await eventsSince(here))]).toEqual(['schedule', 'workflow_dispatch'])
    expect(expectSoundRun(git, { state, work }).stop).toEqual({ kind: 'complete' })
    expect(committedTasks(git, { tip: work }).toSorted()).toEqual([
      'TASK-1',
      'TASK-1-redo',
      'TASK-2',
      'TASK-3',
      'TASK-4',
    ])
    expect(readFileSync(join(project.moments, 'prompt-TASK-1-redo'), 'utf8')).toContain('Say whose work it is.')
    const answers = [...github.world.reviewComments.values()].filter(({ inReplyTo }) => inReplyTo === remark.id)
    expect(answers).toMatchObject([{ body: expect.stringContaining('Done in') }])

    // The form's issue is the tracking issue, with one status comment; the pull request is ready.
    expect(threads(here)).toHaveLength(3)
    expect(github.world.issues.get(pull?.number ?? 0)?.pull).toMatchObject({ draft: false })
    const mark = `<!-- ralph:issue-${number}:status`
    expect(comments(here, 'github-actions[bot]').filter(({ body }) => body.startsWith(mark))).toHaveLength(1)
    expect(github.creations().filter(({ status }) => Number(status) >= 400)).toEqual([])

    // A finished run: the watchdog and an old run that is run again change nothing.
    const tips = git.git('for-each-ref')
    const first = [...github.world.runs.values()].find(({ event }) => event === 'workflow_dispatch')
    if (first) actions.rerun(first)
    actions.schedule()
    await eventsSince(here)
    expect(git.git('for-each-ref')).toBe(tips)
    expect(await leftovers({ root: actions.root })).toEqual([])
  },
)

test('the same workflow with the real Claude Code CLI: key by secret, one commit by a model, nothing of the key anywhere', {
  tags: 'thorough/variant',
  timeout: 300_000,
}, async () => {
  const model = await loopbackModel(({ turn }) =>
    inTurn({ turn }, [
      { tools: [bash('echo "made by a model" > A.txt')], ...tokens(2000, 100) },
      { answer: { summary: 'Did it.', freeform: 'The file is A.txt.' } },
    ]),
  )
  const here = await ownRepository({ ...app, 'plan.json': planOf(['A']) }, { model: model.baseUrl })
  const { github, actions } = here
  actions.dispatch('ralph.yml')
  const runs = await actions.settled()
  expect(
    runs.map((run) => ralphOutputs(run)['status']),
    logOf(runs[0]),
  ).toEqual(['complete'])
  expect(Number(ralphOutputs(runs[0])['cost-usd'])).toBeGreaterThan(0)
  expect(github.world.git.git('show', 'refs/heads/ralph/work/demo:A.txt')).toBe('made by a model')
  expectSoundRun(github.world.git)
  expect(threads(here)[1]?.pull).toMatchObject({ draft: false })
  const published = [...threads(here), ...github.world.comments.values()].map(({ body }) => body).join('\n')
  const objects = github.world.git.git('cat-file', '--batch-all-objects', '--batch', '--buffer')
  for (const text of [logOf(runs[0]), published, objects]) expect(text).not.toContain(modelKey)
  expect(await leftovers({ root: actions.root })).toEqual([])
})
