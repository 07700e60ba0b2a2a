import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { stateFile } from '../support/run-on-disk.ts'

test('another program gives the second opinion, and the agent of the run answers it', async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const answers = JSON.stringify({
    ...{ summary: 'True.', freeform: '.' },
    answers: [{ id: 'C1', valid: 'yes', argument: 'I saw it.', mitigation: 'A lock.' }],
  })
  const agent = project.agent(
    `if [ "$RALPH_PASS" = consensus ]; then cat > /dev/null; echo '${answers}' > "$RALPH_HANDOFF_FILE"; exit 0; fi\n${goodAgent}`,
  )
  const issues = [{ severity: 'critical', category: 'risk', description: 'Two at once.', tasks: ['A'] }]
  const settled = [
    { id: 'C1', settled: true, severity: 'minor', description: 'A lock will do.', action_item: 'Take the lock.' },
  ]
  const second = join(project.root, 'agent/second.sh')
  writeFileSync(
    second,
    `prompt=$(cat)\ncase "$prompt" in
*'each was answered'*) echo '${JSON.stringify({ summary: 'Good.', issues: settled })}' > "$RALPH_HANDOFF_FILE" ;;
*) echo '${JSON.stringify({ summary: 'Risky.', issues })}' > "$RALPH_HANDOFF_FILE" ;;
esac\n`,
  )
  const others = ['--consensus', 'gate', '--consensus-agent', 'command', '--consensus-command', `sh '${second}'`]
  const end = await project.ralph(['run', ...agent, ...others])
  expect(end.code, end.stdout + end.stderr).toBe(0)
  const file = JSON.parse(stateFile(project.repo, 'consensus.json'))
  expect(file).toMatchObject({
    rounds: [
      { type: 'challenge', data: { issues } },
      { type: 'counter', data: { answers: [{ argument: 'I saw it.' }] } },
      { type: 'synthesis', data: { issues: settled } },
    ],
    finalAgreement: { consensusReached: true, agreements: [{ actionItem: 'Take the lock.' }] },
  })
  expect(stateFile(project.repo, 'iterations/0/1/prompt.md')).toContain(
    'agreed before coding started, C1: Take the lock.',
  )
})
