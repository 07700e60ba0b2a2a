import { expect, test } from 'vitest'
import { carryOut, nextCommands } from '../support/printed-commands.ts'
import { goodAgent, makeProject, type Project, planOf } from '../support/project.ts'
import { eventsOf, hasRef, runOf, workRef } from '../support/run-on-disk.ts'

const badAgent = `cat > /dev/null
touch f "$RALPH_TASK_ID.txt"
echo '{"summary":"Did it.","freeform":"Notes."}' > "$RALPH_HANDOFF_FILE"
`

const changesIn = (repo: Project['repo']) => eventsOf(repo).filter((event) => event.type === 'rules_changed')

test('the Next line of a red run, carried out as printed, does not commit what the checks rejected', async () => {
  const project = makeProject({ 'plan.json': planOf([{ id: 'A', max_retries: 5 }]) })
  const run = ['run', ...project.agent(badAgent), '--validate', 'test ! -f f', '--max-iterations', '1']
  const first = await project.ralph(run)
  expect(first.code, first.stderr).toBe(2)
  const [next = ''] = nextCommands(first.stdout)
  expect(next).toMatch(/^ralph run /)
  const second = await carryOut(project, next)
  expect(second.code, second.stdout + second.stderr).toBe(2)
  expect(hasRef(project.repo, workRef), 'nothing was committed').toBe(false)
  expect(runOf(project.repo).counts).toMatchObject({ succeeded: 0, failed: 2 })
})

test('the Next line after --approval iteration keeps the approval', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const run = ['run', ...project.agent(goodAgent), '--validate', 'true', '--approval', 'iteration']
  const first = await project.ralph(run)
  expect(first.code, first.stderr).toBe(3)
  const commands = nextCommands(first.stdout)
  const second = await carryOut(project, commands.find((one) => one.startsWith('ralph approve')) ?? '')
  expect(second.code, second.stdout + second.stderr).toBe(3)
  expect(runOf(project.repo).awaiting).toMatchObject({ task: 'B' })
  expect(project.repo.git('log', '--format=%s', `main..${workRef}`).split('\n')).toEqual(['ralph[1]: A — Do A'])
})

test('what weakens the rules of a run is refused, all at once, with what to type; --change-rules records it', async () => {
  const { ralph, agent, repo } = makeProject({ 'plan.json': planOf(['A', 'B', 'C']) })
  const start = ['run', ...agent(goodAgent), '--validate', 'true', '--approval', 'iteration', '--cost-budget', '5']
  expect((await ralph(start)).code).toBe(3)
  const weaker = ['run', '--validate', 'exit 0', '--approval', 'none', '--cost-budget', '20', '--max-iterations', '1']
  const refused = await ralph(weaker)
  expect(refused.code).toBe(64)
  for (const line of [
    '  - validate: true → exit 0 (--validate)',
    '  - approval: iteration → none (--approval)',
    '  - cost-budget: 5.00 USD → 20.00 USD (--cost-budget)',
    "ralph run --validate 'exit 0' --approval none --cost-budget 20 --max-iterations 1 --change-rules",
  ]) {
    expect(refused.stderr).toContain(line)
  }
  expect(changesIn(repo)).toEqual([])

  // Stronger is free, and for this job alone.
  const stronger = await ralph(['run', '--validate', 'true', '--validate', 'false', '--cost-budget', '2'])
  expect(stronger.code, stronger.stderr).toBe(3)
  expect(runOf(repo).rules?.values['cost-budget']).toMatchObject({ value: 5 })

  const changed = await ralph([...weaker, '--change-rules'])
  expect(changed.stdout).toContain(
    'the rules change: validate: true → exit 0; cost-budget: 5.00 USD → 20.00 USD; approval: iteration → none (by Test User, --change-rules)',
  )
  const [event] = changesIn(repo)
  expect(event).toMatchObject({ by: 'Test User', why: '--change-rules' })
  expect(event?.changes.map(({ name, before, after }) => [name, before, after])).toEqual([
    ['validate', ['true'], ['exit 0']],
    ['cost-budget', 5, 20],
    ['approval', 'iteration', 'none'],
  ])
})

test('a weaker check counts once a newer commit of the base says so; the event shows before and after', {
  tags: 'thorough/variant',
}, async () => {
  const { ralph, agent, repo } = makeProject({
    'plan.json': planOf(['A', 'B']),
    '.github/ralph.yml': 'validate: ["true", "test ! -f never"]\n',
  })
  const first = await ralph(['run', ...agent(goodAgent), '--max-iterations', '1'])
  expect(first.code, first.stderr).toBe(2)
  const begun = runOf(repo).rules?.base
  repo.write({ '.github/ralph.yml': 'validate: ["true"]\n' })
  const refused = await ralph(['run'])
  expect(refused.code).toBe(64)
  expect(refused.stderr).toContain('validate: true, test ! -f never → true (.github/ralph.yml: validate)')
  expect(changesIn(repo)).toEqual([])

  repo.git('add', '.github')
  repo.git('commit', '--quiet', '--message', 'One check less')
  const base = repo.git('rev-parse', 'HEAD')
  const second = await ralph(['run'])
  expect(second.code, second.stdout + second.stderr).toBe(0)
  expect(runOf(repo).rules).toMatchObject({ base, values: { validate: { value: ['true'], source: 'base' } } })
  const [event, ...others] = changesIn(repo)
  expect(others).toEqual([])
  expect(event).toMatchObject({
    by: 'the base',
    why: `the base moved from ${begun?.slice(0, 7)} to ${base.slice(0, 7)}`,
    changes: [{ name: 'validate', before: ['true', 'test ! -f never'], after: ['true'] }],
  })
})
