import { expect, test } from 'vitest'
import { makeProject, planOf } from '../support/project.ts'

/** An agent that works and hands over what it learned. */
const learns = `echo "work of $RALPH_TASK_ID" > "$RALPH_TASK_ID.txt"
printf '{"summary":"done","freeform":"It is done.","constraints_discovered":[{"constraint":"%s must stay"}]}' "$RALPH_TASK_ID" > "$RALPH_HANDOFF_FILE"`

const open = ['--confinement', 'none', '--validate', 'true']

test('what people say before the first job and what agents learn is told to later agents, and explained', {
  tags: 'thorough/story',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B', 'C']) })
  const early = await project.ralph(['remember', 'gotcha: mind the zone'])
  expect([early.code, early.stdout]).toEqual([0, expect.stringContaining('It waits for the first job: ralph run')])
  expect((await project.ralph(['remember', 'x'.repeat(501)])).code).toBe(64)
  expect((await project.ralph(['skip', 'A'])).stderr).toContain('[NO_RUN]')

  const memory = ['--mode', 'handoff-plus-index', '--compaction-interval', '1']
  const end = await project.ralph(['run', ...project.agent(learns), ...open, ...memory])
  expect(end.code, end.stdout + end.stderr).toBe(0)
  const list = await project.ralph(['knowledge'])
  expect(list.stdout).toContain('  K-constraint-a-must-stay\n    A must stay (iteration 1)\n')
  expect(list.stdout).toContain('  K-gotcha-mind-the-zone\n    mind the zone (Test User)\n')
  const one = await project.ralph(['knowledge', 'K-constraint-a-must-stay'])
  expect(one.stdout).toContain('From       iteration 1, A\n')
  expect(one.stdout).toContain('Prompts    of 2 iterations: 2-3\n')
  const all = JSON.parse((await project.ralph(['knowledge', 'stay', '--json'])).stdout)
  expect(all.entries.map(({ id }: { id: string }) => id)).toEqual([
    'K-constraint-a-must-stay',
    'K-constraint-b-must-stay',
  ])
  const unknown = await project.ralph(['knowledge', 'K-gotcha-mind-the-zon'])
  expect([unknown.code, unknown.stderr]).toEqual([64, expect.stringContaining('Did you mean K-gotcha-mind-the-zone?')])
  const forgotten = await project.ralph(['forget', 'K-constraint-a-must-stay', 'no', 'longer'])
  expect(forgotten.code, forgotten.stderr).toBe(0)
  expect((await project.ralph(['knowledge', '--status', 'deprecated'])).stdout).toContain('[deprecated]')
})
