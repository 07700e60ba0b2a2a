import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, leftovers, makeProject, planOf } from '../../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun } from '../../support/run-on-disk.ts'

const answers = `echo "$RALPH_PASS $RALPH_ITERATION" >> "$MOMENTS/asked"
case $RALPH_PASS in
prep) echo '{"action":"proceed","reason":"go"}' > "$RALPH_HANDOFF_FILE"; exit ;;
post) echo '{"operations":[{"action":"add","type":"gotcha","text":"A is odd.","sources":[1]}],"recommended_action":"proceed","summary":"A clock."}' > "$RALPH_HANDOFF_FILE"; exit ;;
esac
${goodAgent}`

/** Calls one after the other: prep, code, post, prep, code. By where the engine dies, who is asked over both jobs. */
type Case = readonly [string, point: string, asked: string]
const dozen: Case[] = [
  ['between a post and a prep', 'agent.start:4', 'prep 1,code 1,post 2,prep 3,code 3'],
  ['between the new index and the agent that codes', 'agent.start:5', 'prep 1,code 1,post 2,prep 2,prep 3,code 3'],
]
const others: Case[] = [
  ['after a post, whose answer nobody has read', 'agent.ended:3', 'prep 1,code 1,post 2,post 3,prep 3,code 3'],
  ['after a prep, whose answer nobody has read', 'agent.ended:4', 'prep 1,code 1,post 2,prep 2,prep 3,code 3'],
]

const name = 'P5: killed %s: no call whose answer is written is paid for again'

test.each(dozen)(name, (_, ...at) => expectPaidOnce(...at))

test.each(others)(name, { tags: 'thorough/point' }, (_, ...at) => expectPaidOnce(...at))

async function expectPaidOnce(point: string, asked: string): Promise<void> {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const command = ['run', ...project.agent(answers), '--validate', 'true', '--mode', 'agent-orchestrated']
  const killed = await project.ralph(command, { env: { RALPH_FAILPOINT: `${point}:kill` } })
  expect(killed.code, killed.stdout + killed.stderr).toBe(137)
  const end = await project.ralph(command)
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(readFileSync(join(project.moments, 'asked'), 'utf8').trim().split('\n').join()).toBe(asked)
  const run = expectSoundRun(project.repo)
  expect(committedTasks(project.repo)).toEqual(['A', 'B'])
  expect(run.knowledge.map(({ text }) => text)).toEqual(['A is odd.'])
  expect(eventsOf(project.repo).filter((event) => event.type === 'agent_call' && event.role === 'post')).toHaveLength(1)
  expect(await leftovers(project)).toEqual([])
}
