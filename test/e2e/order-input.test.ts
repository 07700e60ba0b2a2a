import { expect, test } from 'vitest'
import { inTerminal } from '../support/in-terminal.ts'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { eventsOf, runOf } from '../support/run-on-disk.ts'

/** A run whose first task is done; two more wait. */
async function begun() {
  const project = makeProject({ 'plan.json': planOf(['A', 'B', 'C']) })
  const end = await project.ralph([
    'run',
    ...project.agent(goodAgent),
    '--max-iterations',
    '1',
    '--confinement',
    'none',
  ])
  expect(end.code, end.stdout + end.stderr).toBe(2)
  return project
}

const text = 'Use the cache.\n\n```ts\nconst ttl = 5\n```\n'
const taken = (project: Awaited<ReturnType<typeof begun>>): string[] =>
  eventsOf(project.repo).flatMap((event) => (event.type === 'command_taken' ? [event.text] : []))

test('docs/steering.md: in a terminal, `-` stands for the text on standard input, with all of its lines', async () => {
  const project = await begun()
  const orders = [
    ['hint', 'B'],
    ['skip', 'B'],
    ['retry', 'B'],
    ['redo', '1'],
    ['undo', '1'],
  ]
  for (const order of orders) {
    const given = await project.ralph([...order, '-'], { input: text })
    expect(given.code, given.stdout + given.stderr).toBe(0)
    expect(taken(project).at(-1)).toBe(`${order.join(' ')} ${text.trimEnd()}`)
  }
  const remembered = await project.ralph(['remember', 'constraint:', '-'], { input: 'the API\nstays as it is\n' })
  expect(remembered.stdout, remembered.stderr).toContain('the API stays as it is')
})

test('a text on standard input that is too long is cut, and the answer says so; no text is refused', {
  tags: 'thorough/variant',
}, async () => {
  const project = await begun()
  const long = await project.ralph(['hint', 'B', '-'], { input: `${'x'.repeat(2492)}y` })
  expect(long.code, long.stderr).toBe(0)
  expect(long.stdout).toContain('Its text was cut to 2,000 characters; 500 more were left out.')
  expect(taken(project)[0]).toBe(`hint B ${'x'.repeat(1993)}`)

  const huge = await project.ralph(['hint', 'B', '-', '--json'], { input: 'z'.repeat(200_000) })
  expect(JSON.parse(huge.stdout).said.at(-1)).toMatch(/at least 63,\d{3} more were left out\.$/)

  for (const input of ['', ' \n\t\n']) {
    const empty = await project.ralph(['hint', 'B', '-'], { input })
    expect([empty.code, empty.stderr]).toEqual([64, expect.stringContaining('There is no text on standard input.')])
  }
  const closed = await project.ralph(['hint', 'B', '-'])
  expect(closed.stderr).toContain('There is no text on standard input.')

  const fact = await project.ralph(['remember', '-'], { input: 'word '.repeat(120) })
  expect([fact.code, fact.stderr]).toEqual([64, expect.stringMatching(/500 characters/)])
  expect(taken(project)).toHaveLength(2)
})

test('with a terminal on standard input, `-` says how its text ends; Ctrl-C orders nothing', async () => {
  const project = await begun()
  const typed = await inTerminal(project, ['hint', 'B', '-'], [['Ctrl-D', 'one\r', 'two\r', '\u0004']])
  expect(typed.code, typed.stdout).toBe(0)
  expect(taken(project)).toEqual(['hint B one\ntwo'])
  const left = await inTerminal(project, ['hint', 'B', '-'], [['Ctrl-D', 'one\r', '\u0003']])
  expect([left.code, left.stdout]).toEqual([130, expect.stringContaining('Interrupted before the text ended')])
  expect(taken(project)).toHaveLength(1)
  expect(runOf(project.repo).lease).toBeNull()
})
