import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { flagOf, inTurn, modelKey, tokens, withClaude } from '../support/claude-run.ts'
import { filesBelow, leftovers, makeProject } from '../support/project.ts'
import { realClaude } from '../support/real-claude.ts'

const app = {
  'package.json': JSON.stringify({ name: 'app', scripts: { test: 'node --test' } }),
  'index.js': 'export const two = 2\n',
  'index.test.js': "import { test } from 'node:test'\ntest('two', () => {})\n",
}
const proposal = {
  setup: [],
  checks: [{ run: 'node --check  index.js', why: 'index.js is the program' }],
  instructions: 'Tests stand beside what they test.',
  plan: {
    name: 'first-steps',
    context: 'A small module.',
    tasks: [
      {
        id: 'T1',
        title: 'Test the value',
        description: 'In index.test.js.',
        acceptance_criteria: ['It passes'],
        depends_on: [],
        goals: [],
      },
    ],
    open_questions: [],
  },
}

test('init --ai shows what an agent proposes, writes nothing unasked, and by --yes exactly that', async () => {
  const project = makeProject(app)
  const folder = join(project.root, 'agent')
  writeFileSync(join(folder, 'answer.json'), JSON.stringify(proposal))
  const agent = project.agent(`cat > '${folder}/prompt'; echo "$RALPH_PASS" >> '${folder}/calls'
touch planted.txt; cp '${folder}/answer.json' "$RALPH_HANDOFF_FILE"`)
  const init = ['init', '--ai', '--no-workflow', ...agent]
  const shown = await project.ralph(init)
  expect(shown, shown.stdout + shown.stderr).toMatchObject({ code: 3, stderr: '' })
  for (const part of [
    'check: npm test',
    'the agent makes a proposal for this repository, for at most 2.00 USD',
    '  check: node --check  index.js\n      index.js is the program',
    '  | Tests stand beside what they test.',
    'T1*  Test the value',
    'Nothing was written',
    'ralph init --ai --no-workflow --agent command --agent-command ',
  ])
    expect(shown.stdout).toContain(part)
  expect(project.repo.git('status', '--porcelain')).toBe('')
  expect(readFileSync(join(folder, 'prompt'), 'utf8')).toMatch(/## Found by Rules[\s\S]*check: npm test/)

  const written = await project.ralph([...init, '--yes'])
  expect(written, written.stdout + written.stderr).toMatchObject({ code: 0, stderr: '' })
  expect(readFileSync(join(folder, 'calls'), 'utf8')).toBe('init\n')
  const fileOf = (path: string): string => readFileSync(join(project.repo.path, path), 'utf8')
  expect(JSON.parse(fileOf('plan.json'))).toMatchObject({ name: 'first-steps', tasks: [{ id: 'T1' }] })
  expect(fileOf('.github/ralph.yml')).toContain('  - npm test\n  - node --check  index.js\n')
  expect(fileOf('CLAUDE.md')).toBe('Tests stand beside what they test.\n')
  expect(existsSync(join(project.repo.path, 'planted.txt'))).toBe(false)
  expect(written.stdout).toContain('git add plan.json CLAUDE.md .github && git commit')
  expect(written.stdout).toMatch(/✓ node --check {1,2}index\.js/)
  expect(written.stdout, 'doctor and the next step are about the agent that was chosen').toMatch(
    /✓ agent {8}[\s\S]*ralph run --agent command --agent-command /,
  )
  expect(filesBelow(join(project.root, 'ralph-home'))).toEqual([])
  expect(await leftovers(project)).toEqual([])
})

test('what goes wrong with init --ai is told for init: no plan is asked for in other words, and no attempt is counted', async () => {
  const project = makeProject(app)
  const init = (agent: string) => project.ralph(['init', '--ai', '--budget', '1.50', ...project.agent(agent)])
  const refused = await init('echo "{}" > "$RALPH_HANDOFF_FILE"')
  expect(refused).toMatchObject({ code: 65 })
  expect(refused.stderr).toMatch(
    /Another model may do better[\s\S]*`ralph init --ai --budget 1\.50 --agent command --agent-command .*`\. Without --ai,/,
  )
  expect(refused.stderr).not.toContain('Say more clearly')
  const absent = await init('exec no-such-agent')
  expect(absent.stderr).toContain('[AGENT_NOT_STARTED]')
  expect(absent.stderr).not.toContain('attempt')
  expect(project.repo.git('status', '--porcelain')).toBe('')
})

test('the real CLI proposes with reading tools; AGENTS.md stays, what is new goes beside it, and every later call gets both', async () => {
  const agentsMd = 'Use tabs.\n'
  const write = { name: 'Write', input: { file_path: 'planted.txt', content: 'MINE' } }
  const { project, model } = await withClaude({ ...app, 'AGENTS.md': agentsMd }, (asked) =>
    inTurn(asked, [
      { tools: [{ name: 'Read', input: { file_path: 'AGENTS.md' } }, write] },
      { answer: asked.prompt.includes('Found by Rules') ? proposal : { ...proposal.plan }, ...tokens(2000, 100) },
    ]),
  )
  const env = {
    PATH: `${join(project.root, 'bin')}:${project.env['PATH']}`,
    ANTHROPIC_BASE_URL: model.baseUrl,
    ANTHROPIC_API_KEY: modelKey,
    // A clone of this project below /tmp is not seen by an agent.
    RALPH_AGENT_READ: dirname(realClaude),
  }
  const init = ['init', '--ai', '--no-workflow', '--no-baseline', '--budget', '0.5', '--model', 'claude-haiku-4-5']
  const fileOf = (path: string): string => readFileSync(join(project.repo.path, path), 'utf8')

  const shown = await project.ralph(init, { env })
  expect(shown, shown.stdout + shown.stderr).toMatchObject({ code: 3, stderr: '' })
  expect(shown.stdout).toMatch(/CLAUDE\.md\n {2}\| @AGENTS\.md\n {2}\| *\n {2}\| Tests stand beside what they test\./)
  expect(project.repo.git('status', '--porcelain')).toBe('')
  const [call] = project.calls()
  expect(flagOf(call, '--tools')).toBe('Read,Grep,Glob')
  expect(flagOf(call, '--max-budget-usd')).toBe('0.5')
  expect(model.requests[1]?.results.join()).toMatch(/No such tool available/)

  const written = await project.ralph([...init, '--yes'], { env })
  expect(written, written.stdout + written.stderr).toMatchObject({ code: 0, stderr: '' })
  expect(project.calls()).toHaveLength(1)
  expect(fileOf('CLAUDE.md')).toBe('@AGENTS.md\n\nTests stand beside what they test.\n')
  expect(fileOf('AGENTS.md')).toBe(agentsMd)
  expect(fileOf('.github/ralph.yml')).toContain('  - node --check  index.js\n')
  expect(existsSync(join(project.repo.path, 'planted.txt'))).toBe(false)

  const again = await project.ralph([...init, '--fresh', '--yes'], { env })
  expect(again.stdout).toMatch(/CLAUDE\.md: exists already and stays unchanged[\s\S]*\| Tests stand beside/)
  expect(fileOf('CLAUDE.md')).toBe('@AGENTS.md\n\nTests stand beside what they test.\n')
  expect(model.requests.at(-1)?.system).toMatch(/Use tabs\.\s+Tests stand beside what they test\./)
})
