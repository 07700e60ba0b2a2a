import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RunState } from '../../src/schema/run/run-state.ts'
import { bash, inTurn, modelKey, module, tokens, withClaude } from '../support/claude-run.ts'
import { leftovers, planOf } from '../support/project.ts'
import { callsIn, fileAt, filesWith, replay, workTreeOf } from '../support/replaying.ts'

const wrong = module('greet', '() => 1')
const right = module('greet', '(a, b) => a.concat(b)')
const extracted = {
  summary: 'Greets by extraction.',
  freeform: 'The function concat joins both; its test is beside it.',
}

test('the real CLI is recorded, its extraction call too, and replayed without it, with the same outcome', {
  tags: 'thorough/variant',
}, async () => {
  const { project, model } = await withClaude({ 'plan.json': planOf(['GREET']) }, (asked, { write }) => {
    if (asked.prompt.includes('without the handoff it was asked for'))
      return { answer: extracted, ...tokens(3000, 200) }
    const again = asked.prompt.includes('Failure Context')
    const tools = Object.entries(again ? right : wrong).map(([path, content]) => write(path, content))
    return inTurn(asked, [
      {
        say: 'Writing it.',
        tools: [...tools, bash('echo "$ANTHROPIC_API_KEY" | cut -c1-200')],
        ...tokens(10_000, 200),
      },
      again ? { say: 'I wrote greet.js.', ...tokens(100, 10) } : { answer: { summary: 'Tried.', freeform: 'Notes.' } },
    ])
  })
  const recording = join(project.root, 'recording')
  const end = await project.run(['--record', recording])
  expect(end, end.stdout + end.stderr).toMatchObject({ code: 0 })
  const calls = callsIn(recording)
  expect(calls.map(({ call, iteration }) => [call, iteration])).toEqual([
    ['run', 1],
    ['run', 2],
    ['ask', 2],
  ])
  expect(JSON.stringify(calls[0]?.['steps'])).toContain('Writing it.')
  expect(filesWith(recording, modelKey)).toEqual([])

  const asked = model.requests.length
  const [first, second] = [await replay(project, [recording]), await replay(project, [recording])]
  expect(first).toMatchObject({ differences: [], prompts: [], ended: null })
  expect(workTreeOf(first)).toBe(project.repo.git('rev-parse', 'ralph/work/demo^{tree}'))
  // What checks print may hold times, so the state commits may differ; what is decided may not.
  const [one, two] = [first, second].map((report) =>
    RunState.parse(JSON.parse(fileAt(report, `${report.state}:run.json`))),
  )
  expect(two).toEqual(one)
  const byState = await replay(project, ['demo'])
  expect(byState).toMatchObject({ differences: [] })
  expect(workTreeOf(byState)).toBe(workTreeOf(first))
  expect(model.requests).toHaveLength(asked)
  expect(await leftovers(project)).toEqual([])
})
