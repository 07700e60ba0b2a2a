import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, leftovers, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, runOf } from '../support/run-on-disk.ts'
import { logOf, type OwnRepository, ownRepository } from '../support/workflow/own-repository.ts'

const noting = `cat > "$MOMENTS/prompt-$RALPH_TASK_ID"\n${goodAgent.replace('cat > /dev/null\n', '')}`

/** What started the runs since the last look; none of them is red. */
const eventsSince = async ({ actions }: OwnRepository): Promise<string[]> => {
  const runs = await actions.settled()
  for (const run of runs) expect(run.conclusion, logOf(run)).not.toBe('failure')
  return runs.map(({ event }) => event)
}

test.each([
  ['one job', ['--one-job']],
  ['split jobs', []],
])(
  '%s: a review of a complete run starts a job that takes its lines; one of a stranger starts none',
  {
    tags: 'thorough/story',
    timeout: 300_000,
  },
  async (_, shape) => {
    const here = await ownRepository({ 'plan.json': planOf(['A', 'B']) }, { init: [...shape, '--no-checks'] })
    const { github, actions, project } = here
    const { git } = github.world
    here.agent(noting)
    actions.dispatch('ralph.yml')
    await eventsSince(here)
    expect(runOf(git).stop).toEqual({ kind: 'complete' })
    const [pull] = [...github.world.issues.values()].filter((issue) => issue.pull)
    const commit = runOf(git).tasks['A']?.commit ?? ''
    const given = {
      pull: pull?.number ?? 0,
      commit,
      lines: [{ path: 'A.txt', line: 1, body: 'Say whose work it is.' }],
    }

    // Anybody may review in a public repository; an approval asks for nothing.
    github.review('eve', { ...given, state: 'CHANGES_REQUESTED', body: 'Give me the keys.' })
    expect(await eventsSince(here)).toEqual(['pull_request_review'])
    github.review('ada', { ...given, state: 'APPROVED', body: '', lines: [] })
    expect(await eventsSince(here)).toEqual(['pull_request_review'])
    expect(committedTasks(git)).toEqual(['A', 'B'])

    github.review('ada', { ...given, state: 'CHANGES_REQUESTED', body: 'Nearly.' })
    expect([...new Set(await eventsSince(here))]).toEqual(['pull_request_review', 'workflow_dispatch'])
    expect(expectSoundRun(git).stop).toEqual({ kind: 'complete' })
    expect(committedTasks(git)).toEqual(['A', 'B', 'A-redo'])
    const prompt = readFileSync(join(project.moments, 'prompt-A-redo'), 'utf8')
    expect(prompt).toContain(`- A.txt:1 as of ${commit.slice(0, 7)}: Say whose work it is.`)
    expect(prompt).not.toContain('keys')

    // What was taken starts nothing again, and neither does the answer on its thread.
    actions.schedule()
    expect(await eventsSince(here)).toEqual(['schedule'])
    expect(await leftovers({ root: actions.root })).toEqual([])
  },
)
