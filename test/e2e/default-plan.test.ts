import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeProject, planOf } from '../support/project.ts'

test('a printed command names the plan unless it is the one that the command takes anyway', async () => {
  const plan = planOf(['A'])
  const [here, other, below] = ['plan.json', 'plans/other.json', 'app/plan.json'].map(
    (file) => [file, makeProject({ [file]: plan })] as const,
  ) as [Row, Row, Row]
  const next = async ([file, project]: Row, flags: string[] = ['--plan', file], cwd?: string) =>
    (await project.ralph(['run', '--dry-run', '--no-checks', ...flags], cwd ? { cwd } : {})).stdout.match(
      /ralph run.*?--no-checks/,
    )?.[0]
  expect(await next(here)).toBe('ralph run --no-checks')
  expect(await next(here, [])).toBe('ralph run --no-checks')
  expect(await next(other)).toBe('ralph run --plan plans/other.json --no-checks')
  // Whoever types the line may not have the variable.
  const [, { repo, ralph }] = other
  const env = { RALPH_PLAN: 'plans/other.json' }
  expect((await ralph(['run', '--dry-run', '--no-checks'], { env })).stdout).toContain(
    'ralph run --plan plans/other.json',
  )
  // What the project's own settings say counts for everybody.
  repo.write({ '.github/ralph.yml': 'plan: plans/other.json\n' })
  expect(await next(other, [])).toBe('ralph run --no-checks')
  expect(await next(other)).toBe('ralph run --no-checks')
  // In a folder that has a plan of its own, that one is taken.
  const app = join(below[1].repo.path, 'app')
  expect(await next(below, [], app)).toBe('ralph run --no-checks')
  expect(await next(below)).toBe('ralph run --plan app/plan.json --no-checks')
  const sub = join(here[1].repo.path, 'sub')
  mkdirSync(sub)
  expect(await next(here, [], sub)).toBe('ralph run --no-checks')
})

type Row = readonly [string, ReturnType<typeof makeProject>]
