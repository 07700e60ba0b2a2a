import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist } from '../support/cli.ts'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { eventsOf, runOf } from '../support/run-on-disk.ts'

const open = ['--confinement', 'none', '--validate', 'true']

/** How an agent that has found the user's repository gives an order, and tries to look like a person. */
const ways: Record<string, (ralph: string) => string> = {
  'as it is': (ralph) => `${ralph} > "$OUT" 2>&1`,
  'with a clean environment': (ralph) => `env -i PATH="$PATH" HOME="$HOME" ${ralph} > "$OUT" 2>&1`,
  'from a session of its own': (ralph) => `setsid -w env -i PATH="$PATH" HOME="$HOME" ${ralph} > "$OUT" 2>&1`,
  'as an orphan with a clean environment': (ralph) =>
    `(setsid -f env -i PATH="$PATH" HOME="$HOME" sh -c 'sleep 0.2; ${ralph} > "'"$OUT"'" 2>&1; echo over >> "'"$OUT"'"' < /dev/null > /dev/null 2>&1 &)
for i in $(seq 200); do grep -qs over "$OUT" && break; sleep 0.1; done`,
}

test.each(Object.keys(ways))(
  'an order that an agent gives %s is refused: nothing of it takes effect',
  { tags: 'thorough/variant' },
  async (way) => {
    const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
    const { path } = project.repo
    const orders = [`budget 1000usd`, `skip B`].map(
      (order, nth) =>
        `OUT="$MOMENTS/out-${nth}"; cd '${path}'; ${ways[way]?.(`'${process.execPath}' '${join(dist, 'cli/index.js')}' ${order}`)}`,
    )
    const agent = project.agent(`test "$RALPH_TASK_ID" != A || ( ${orders.join('\n')} )\n${goodAgent}`)
    const end = await project.ralph(['run', ...agent, ...open])
    expect(end.code, end.stdout + end.stderr).toBe(0)
    const taken = eventsOf(project.repo).filter(({ type }) => type === 'command_taken' || type === 'setting_changed')
    expect(taken).toEqual([])
    expect(runOf(project.repo).tasks['B']?.status).toBe('done')
    expect(project.repo.git('for-each-ref', 'refs/ralph/')).toBe('')
    expect(project.repo.git('show', `refs/heads/ralph/work/demo:A.txt`)).toContain('work of A')
    expect(readFileSync(join(project.moments, 'out-1'), 'utf8')).toContain('[ORDER_FROM_AGENT]')
  },
)

test('what a person types in another terminal while an agent works takes effect', async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B', 'C']) })
  const wait = `touch "$MOMENTS/at-work"; while ! test -e "$MOMENTS/go"; do sleep 0.05; done`
  const agent = project.agent(`test "$RALPH_TASK_ID" != A || { ${wait}; }\n${goodAgent}`)
  const engine = project.start(['run', ...agent, ...open])
  await project.moment('at-work')
  for (const order of [
    ['skip', 'B'],
    ['hint', 'be quick'],
    ['budget', '20usd'],
  ]) {
    const given = await project.ralph(order)
    expect(given.code, given.stderr).toBe(0)
  }
  writeFileSync(join(project.moments, 'go'), '')
  const end = await engine.ended
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(runOf(project.repo).tasks['B']?.status).toBe('skipped')
  const taken = eventsOf(project.repo).flatMap((event) => (event.type === 'command_taken' ? [event.refused] : []))
  expect(taken).toEqual([null, null, null])
})

test('a commit that an agent pushes to the work branch as a person is told, with the protected file that it brings', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const { path } = project.repo
  const push = `cd '${path}' && export GIT_INDEX_FILE="$MOMENTS/index" GIT_AUTHOR_NAME=Ada GIT_AUTHOR_EMAIL=a@example.invalid GIT_COMMITTER_NAME=Ada GIT_COMMITTER_EMAIL=a@example.invalid
git read-tree ralph/work/demo && git update-index --add --cacheinfo "100644,$(echo 'on: push' | git hash-object -w --stdin),.github/workflows/evil.yml"
git update-ref refs/heads/ralph/work/demo "$(git commit-tree "$(git write-tree)" -p ralph/work/demo -m 'Tidy up')"`
  const agent = project.agent(`test "$RALPH_TASK_ID" != B || ( ${push} ) >&2\n${goodAgent}`)
  const end = await project.ralph(['run', ...agent, ...open])
  expect(end.code, end.stdout + end.stderr).toBe(0)
  // While it happens, and again at the end.
  expect(end.stdout.match(/protected files[^.]{0,40}\.github\/workflows\/evil\.yml/g), end.stdout).toHaveLength(2)
  expect((await project.ralph(['log'])).stdout).toMatch(/changes protected files: .*evil\.yml/)
  expect((await project.ralph(['status'])).stdout).toMatch(/protected files\s+\(\S*evil\.yml/)
})
