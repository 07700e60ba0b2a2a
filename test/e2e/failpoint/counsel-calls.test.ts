import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, leftovers, makeProject, type Project, planOf } from '../../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, runOf } from '../../support/run-on-disk.ts'

const issue = { severity: 'critical', category: 'risk', description: 'Two at once.', tasks: ['A'] }
const agreed = { id: 'C1', settled: true, severity: 'minor', description: 'A lock.', action_item: 'Take it.' }
const answerOf = {
  challenge: { summary: 'Risky.', issues: [issue] },
  counter: { summary: 'True.', answers: [{ id: 'C1', valid: 'yes', argument: 'Seen.', mitigation: 'A lock.' }] },
  synthesis: { summary: 'Good.', issues: [agreed] },
  review: { verdict: 'ready', summary: 'Fine.', changes: [] },
  verify: { complete: true, summary: 'All there.', missing: [] },
}
const say = (part: keyof typeof answerOf): string =>
  `echo ${part} >> "$MOMENTS/asked"; echo '${JSON.stringify(answerOf[part])}' > "$RALPH_HANDOFF_FILE"; exit`

/** One program is all of them: what it is asked for says which. */
const agent = `prompt=$(cat)
case $RALPH_PASS in
consensus) case "$prompt" in
  *'each was answered'*) ${say('synthesis')} ;;
  *'C1'*) ${say('counter')} ;;
  *) ${say('challenge')} ;;
  esac ;;
plan-review) ${say('review')} ;;
verify) ${say('verify')} ;;
esac
echo "code" >> "$MOMENTS/asked"
${goodAgent.replace('cat > /dev/null\n', '')}`

const inOrder = ['challenge', 'counter', 'synthesis', 'review', 'code', 'verify']

/** Before a call the answers before it are written; after one, nobody has read its own. */
const before = inOrder.map((name, index) => [`before ${name}`, `agent.start:${index + 1}`, inOrder] as const)
const after = inOrder.map(
  (name, index) => [`after ${name}`, `agent.ended:${index + 1}`, inOrder.toSpliced(index, 0, name)] as const,
)

const name = 'P5: killed %s: what looks at the whole plan is asked once, and once more where nobody read its answer'

test.each(after.slice(0, 1))(name, (_, ...at) => expectAsked(...at))

test.each([...before, ...after.slice(1)])(name, { tags: 'thorough/point' }, (_, ...at) => expectAsked(...at))

/** A call that a killed job left may have been paid for: log and receipt name it. */
async function expectTold({ repo, ralph }: Project, calls: number): Promise<void> {
  const lost = eventsOf(repo).flatMap((event) => (event.type === 'counsel_lost' ? [event.role] : []))
  const unknown = Object.entries(runOf(repo).around).flatMap(([role, spent]) => (spent.unknown === 1 ? [role] : []))
  expect(unknown).toEqual(lost)
  expect(lost).toHaveLength(calls)
  if (calls === 0) return
  expect((await ralph(['log'])).stdout).toContain('was under way when its job ended; what the call cost is unknown')
  expect((await ralph(['status'])).stdout).toContain('the cost of 1 call is unknown')
}

async function expectAsked(point: string, asked: readonly string[]): Promise<void> {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const looks = ['--consensus', 'gate', '--plan-review', 'gate', '--plan-review-passes', '1', '--verify', 'model']
  const second = ['--consensus-agent', 'command', '--consensus-command', project.agent(agent)[3] ?? '']
  const command = ['run', ...project.agent(agent), ...looks, ...second, '--validate', 'true']
  const killed = await project.ralph(command, { env: { RALPH_FAILPOINT: `${point}:kill` } })
  expect(killed.code, killed.stdout + killed.stderr).toBe(137)
  const end = await project.ralph(command)
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(readFileSync(join(project.moments, 'asked'), 'utf8').trim().split('\n')).toEqual(asked)
  await expectTold(project, point.endsWith(`:${inOrder.indexOf('code') + 1}`) ? 0 : 1)
  expectSoundRun(project.repo)
  expect(committedTasks(project.repo)).toEqual(['A'])
  expect(await leftovers(project)).toEqual([])
}
