import { expect, test } from 'vitest'
import { pullsOf, repository } from '../support/github/action-repository.ts'

const agent = `cat > /dev/null
echo "spawn('$RALPH_TASK_ID')" > "$RALPH_TASK_ID.ts"
echo '{"summary":"s","freeform":"f"}' > "$RALPH_HANDOFF_FILE"
`

test('the pull request lists what to read first after each job, and keeps the list while the next one works', {
  tags: 'thorough/story',
  timeout: 240_000,
}, async () => {
  const here = await repository(['A', 'B'])
  const inputs = { 'max-iterations': '1' }
  const body = () => pullsOf(here)[0]?.body ?? ''
  const first = await here.run({ inputs, agent })
  expect(first.outputs['status'], first.log).toBe('iteration_limit')
  expect(body()).toMatch(
    /#### Read these first\n1\. \[`A\.ts:1`\]\(.+\/blob\/[0-9a-f]{40}\/A\.ts#L1-L1\) \(A\): Starts another program\./,
  )
  const idle = await here.run({ env: { GITHUB_EVENT_NAME: 'schedule' }, inputs, agent: 'exit 1' })
  expect(body(), idle.log).toContain('#### Read these first')
  await here.run({ inputs, agent })
  expect(body()).toMatch(/1\. .*\n2\. /)
})
