import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, planOf } from '../support/project.ts'
import { expectSoundRun, refsOf } from '../support/run-on-disk.ts'
import { logOf, ownRepository } from '../support/workflow/own-repository.ts'

const app = {
  'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
  'two.test.js': "import { test } from 'node:test'\ntest('two', () => {})\n",
}

test('the reviewers of an environment are asked once, when all is done; rejected, nothing is lost and a re-run asks again', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const environments = { review: { reviewers: ['ada'] } }
  const here = await ownRepository({ ...app, 'plan.json': planOf(['A', 'B']) }, { init: [], environments })
  const { github, project, actions } = here
  const file = join(project.repo.path, '.github/workflows/ralph.yml')
  writeFileSync(file, readFileSync(file, 'utf8').replace('    with:\n', '    with:\n      environment: review\n'))
  project.repo.commit('Ask before it is ready')
  project.repo.git('push', '--quiet', github.world.git.path, 'main')
  const pull = () => [...github.world.issues.values()].find((issue) => issue.pull)
  const status = () => [...github.world.comments.values()].find(({ body }) => body.includes(':status -->'))?.body
  const jobOf = async (name: string) => {
    const runs = await actions.settled()
    for (const run of runs) expect(run.problem, logOf(run)).toBeUndefined()
    return runs.flatMap(({ id, jobs, conclusion }) => (jobs[name] ? [{ id, conclusion, job: jobs[name] }] : [])).at(-1)
  }

  here.agent(goodAgent)
  actions.dispatch('ralph.yml')
  // The baseline and the iterations before the last one ask nobody.
  expect((await jobOf('ralph / ready'))?.job.conclusion).toBe('skipped')
  const [asked, ...others] = actions.waiting('review')
  expect([asked?.name, others]).toEqual(['ralph / ready', []])
  expect(pull()?.pull?.draft).toBe(true)
  expect(expectSoundRun(github.world.git).stop).toEqual({ kind: 'complete' })
  // Where it is asked is said where people look, and stays true when it is rejected.
  for (const text of [status(), pull()?.body]) {
    expect(text).toContain('A reviewer of the environment must approve')
    expect(text).toContain(`/actions/runs/${asked?.run}), before the pull request is marked ready`)
  }

  const refs = refsOf(github.world.git)
  actions.review('review', 'rejected')
  const rejected = await jobOf('ralph / ready')
  expect([rejected?.conclusion, rejected?.job.conclusion]).toEqual(['failure', 'failure'])
  expect(refsOf(github.world.git)).toBe(refs)
  expect(pull()).toMatchObject({ state: 'open', pull: { draft: true } })

  actions.dispatch('ralph.yml')
  expect(await jobOf('ralph / ready')).toBeUndefined()
  expect(actions.waiting('review')).toHaveLength(1)
  actions.review('review', 'approved')
  expect((await jobOf('ralph / ready'))?.job.conclusion).toBe('success')
  expect(pull()?.pull?.draft).toBe(false)
  expect(pull()?.body).not.toContain('is asked')

  // Once it is ready nobody is asked again.
  actions.dispatch('ralph.yml')
  expect((await jobOf('ralph / ready'))?.job.conclusion).toBe('skipped')
  expect(actions.waiting('review')).toEqual([])
  expect(pull()?.body).not.toContain('is asked')
})
