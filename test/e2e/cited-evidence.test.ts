import { expect, test } from 'vitest'
import { makeProject, planOf } from '../support/project.ts'
import { expectSoundRun, stateFile } from '../support/run-on-disk.ts'

// Criteria and what is cited for them, with the real `node --test` as the check.

const criteria = ['It adds', 'It is empty', 'It is printed', 'It is skipped', 'It is there', 'Users like it']

const tests = `import { test, describe, it } from 'node:test'
import assert from 'node:assert'
import { add } from './add.js'
describe('add', () => {
  it('adds', () => {
    console.log('ok 1 - is printed')
    console.log('# Subtest: is printed')
    assert.equal(add(1, 2), 3)
  })
  it('is empty', () => {})
  it.skip('is skipped', () => { assert.ok(add(1, 2)) })
})
`

const evidence = [
  { criterion: 1, file: 'add.test.js', test: 'add > adds' },
  { criterion: 2, file: 'add.test.js', test: 'add > is empty' },
  { criterion: 3, file: 'add.test.js', test: 'is printed' },
  { criterion: 4, file: 'add.test.js', test: 'add > is skipped' },
  { criterion: 'It is there', file: 'add.js', line: 1 },
]

const agent = `cat > /dev/null
cat > add.js <<'END'
export const add = (a, b) => a + b
END
cat > add.test.js <<'END'
${tests}END
cat > "$RALPH_HANDOFF_FILE" <<'END'
${JSON.stringify({ summary: 'Added add.', freeform: 'Nothing to watch for.', evidence })}
END
`

const files = {
  'package.json': '{ "type": "module" }\n',
  '.gitignore': 'out/\n',
  'plan.json': planOf([{ id: 'ADD', acceptance_criteria: criteria }]),
}

const levelsOf = (repo: Parameters<typeof stateFile>[0]): [string, string][] =>
  JSON.parse(stateFile(repo, 'counsel/evidence.json')).criteria.map((one: { criterion: string; level: string }) => [
    one.criterion,
    one.level,
  ])

const expected = [
  ['It adds', 'ran'],
  ['It is empty', 'exists'],
  ['It is printed', 'claimed'],
  ['It is skipped', 'exists'],
  ['It is there', 'exists'],
  ['Users like it', 'claimed'],
]

test('A18: criteria have the levels that a JUnit report of this run gives them, and reports say them in counts', async () => {
  const project = makeProject(files)
  const check = {
    name: 'unit',
    run: 'mkdir -p out && node --test --test-reporter=junit --test-reporter-destination=out/junit.xml',
    report: 'out/junit.xml',
  }
  const end = await project.ralph(['run', '--verbose', ...project.agent(agent), '--validate', JSON.stringify(check)])
  expect(end, end.stdout).toMatchObject({ code: 0, stderr: '' })
  expect(levelsOf(project.repo)).toEqual(expected)
  expect(end.stdout).toContain('criteria: 1 ran, 3 exist, 2 claimed')
  expect(end.stdout).not.toMatch(/\b(?:shown|proven)\b/)
  const { stdout } = await project.ralph(['report'])
  expect(stdout).toMatch(/ran +ADD +It adds +add\.test\.js: add > adds; by check unit in iteration 1/)
  expect(stdout).toMatch(/exists +ADD +It is empty +add\.test\.js: add > is empty; the test has an empty body/)
  expectSoundRun(project.repo)
})

test('a report that this run did not write, and a runner that prints no names, leave tests at exists', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject(files)
  const stale = `mkdir -p out; echo '<testsuite name="add"><testcase name="adds" file="add.test.js"/></testsuite>' > out/junit.xml\n${agent}`
  const check = { name: 'unit', run: 'node --test --test-reporter=dot', report: 'out/junit.xml' }
  const end = await project.ralph(['run', '--verbose', ...project.agent(stale), '--validate', JSON.stringify(check)])
  expect(end, end.stdout).toMatchObject({ code: 0 })
  expect(end.stdout).toContain('criteria: 0 ran, 4 exist, 2 claimed')
  const [adds] = JSON.parse(stateFile(project.repo, 'counsel/evidence.json')).criteria
  expect(adds.why).toMatch(
    /^no check reports that it ran: the report out\/junit\.xml (?:was not written|does not exist)/,
  )
})

test.each([
  ['tap', 'node --test --test-reporter=tap', expected],
  ['spec', 'node --test --test-reporter=spec', expected],
])(
  'the lines of `node --test` in %s are read without a report',
  { tags: 'thorough/variant' },
  async (_, run, levels) => {
    const project = makeProject(files)
    const end = await project.ralph(['run', '--verbose', ...project.agent(agent), '--validate', run])
    expect(end, end.stdout).toMatchObject({ code: 0 })
    expect(levelsOf(project.repo)).toEqual(levels)
  },
)
