import { expect, test } from 'vitest'
import { planOf } from '../support/project.ts'
import { runOf } from '../support/run-on-disk.ts'
import { logOf, type OwnRepository, ownRepository } from '../support/workflow/own-repository.ts'

const app = {
  'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
  'two.test.js': "import { test } from 'node:test'\ntest('two', () => {})\n",
}

/** What an order on the stuck run, in a comment of this person, ends its workflow run with. */
async function conclusionOf({ github, actions }: OwnRepository, by: string, body: string) {
  const [issue] = [...github.world.issues.values()].filter(({ pull }) => pull === null)
  github.comment(by, issue?.number ?? 0, body)
  const runs = await actions.settled()
  const run = runs.find(({ event }) => event === 'issue_comment')
  return { conclusion: run?.conclusion, log: logOf(run), others: runs.length - 1 }
}

async function stuck(init: readonly string[]): Promise<OwnRepository> {
  const plan = planOf([{ id: 'A', max_retries: 0 }])
  const here = await ownRepository({ ...app, 'plan.json': plan }, { init })
  here.agent('cat > /dev/null; exit 1')
  here.actions.dispatch('ralph.yml')
  const runs = await here.actions.settled()
  expect(runOf(here.github.world.git).stop?.kind, runs.map(logOf).join('\n')).toBe('stuck')
  expect(runs.at(-1)?.conclusion).toBe('failure')
  return here
}

const shapes: [string, string[]][] = [
  ['one job', ['--one-job']],
  ['split jobs', []],
]

test.each(shapes)(
  'a comment’s job that only obeyed and began nothing is green; one that began work which failed is red (%s)',
  {
    tags: 'thorough/story',
    timeout: 900_000,
  },
  async (_, init) => {
    const here = await stuck(init)
    for (const order of ['/ralph hint A mind the gap']) {
      const { conclusion, log, others } = await conclusionOf(here, 'ada', order)
      expect([conclusion, others], log).toEqual(['success', 0])
    }
    expect(runOf(here.github.world.git).tasks['A']?.status).toBe('failed')
    const begun = await conclusionOf(here, 'ada', '/ralph retry A')
    expect(runOf(here.github.world.git).stop?.kind, begun.log).toBe('stuck')
    expect(begun.conclusion, begun.log).toBe('failure')
  },
)
