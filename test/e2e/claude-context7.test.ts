import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { answer, bash, expectNowhere, flagOf, inTurn, modelKey, withClaude } from '../support/claude-run.ts'
import type { Asked, Turn } from '../support/loopback-model.ts'
import { olderPromptFor } from '../support/older-prompt.ts'
import { planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun } from '../support/run-on-disk.ts'

// The real CLI and the real server of Context7, whose own service is stood in for on 127.0.0.1.

const packages = resolve(import.meta.dirname, '../../node_modules')
const key = 'ctx7sk-canary'
const config = {
  mcpServers: {
    context7: {
      command: join(packages, '.bin/context7-mcp'),
      env: { CONTEXT7_API_URL: `\${CONTEXT7_API_URL}`, CONTEXT7_API_KEY: `\${CONTEXT7_API_KEY:-}` },
    },
  },
}
const documented = 'app.listen() of Express 5 hands an error to its callback.'

/** The two addresses of Context7's service that its server asks, until it is closed. */
async function service(): Promise<{ url: string; asked: string[]; close(): void }> {
  const asked: string[] = []
  const library = { id: '/expressjs/express', title: 'Express', description: 'A framework.', totalSnippets: 100 }
  const server = createServer(({ url = '', headers }, response) => {
    const { pathname, searchParams: of } = new URL(url, 'http://127.0.0.1')
    asked.push(`${pathname} ${of.get('libraryName') ?? of.get('libraryId')} ${headers.authorization}`)
    response.setHeader('connection', 'close')
    if (pathname === '/api/v2/libs/search') response.end(JSON.stringify({ results: [library] }))
    else if (pathname === '/api/v2/context') response.end(documented)
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const close = () => void server.close()
  onTestFinished(close)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, asked, close }
}

type Call = 'post' | 'prep' | 'research' | 'code'
const callOf = ({ prompt }: Asked): Call => {
  if (prompt.includes('## Last Iteration\n')) return 'post'
  if (prompt.includes('## Manifest\n')) return prompt.includes('## Research\n') ? 'research' : 'prep'
  return 'code'
}
const tasks = ['SERVE', 'CLOSE', 'STOP'] as const
const taskOf = ({ prompt }: Asked) =>
  tasks.find((id) => new RegExp(`^(?:ID: )?${id}(?:: |$)`, 'm').test(prompt)) ?? 'STOP'

const question = 'What does listen() do with an error?'
const lookUp = (tool: string, input: object): Turn => ({ tools: [{ name: `mcp__context7__${tool}`, input }] })
const search = lookUp('resolve-library-id', { libraryName: 'Express', query: question })
const read = lookUp('query-docs', { libraryId: '/expressjs/express', query: question })

const stop = { id: 'STOP', title: 'Stop', description: 'Stop it, too.' }
const modify = {
  recommended_action: 'modify_plan',
  plan_amendments: [{ action: 'add', task: stop, reason: 'Needed.' }],
}
const ready = (task: string, known: string): Turn => ({
  answer: { action: 'proceed', reason: 'Known.', prepared_prompt: olderPromptFor(task, known) },
})
const turnsOf: Readonly<Record<Call, (asked: Asked) => readonly [Turn, ...Turn[]]>> = {
  prep: (asked) =>
    ({
      SERVE: [{ answer: { action: 'research', reason: 'The API changed.', research: [question] } }] as const,
      CLOSE: [search, ready('CLOSE', 'As it says.')] as const,
      STOP: [ready('STOP', 'Stop.')] as const,
    })[taskOf(asked)],
  research: () => [search, read, ready('SERVE', documented)],
  code: (asked) => [{ tools: [bash(`echo work > ${taskOf(asked)}.txt`)] }, answer('Done.')],
  post({ prompt }) {
    const wants = prompt.includes('## Last Iteration\n\nIteration 1,') ? modify : { recommended_action: 'proceed' }
    return [{ answer: { operations: [], summary: 'Looked back.', ...wants } }]
  },
}

test('a prep asks for research, Context7 answers it, the agent that codes gets what was found and no server; a post adds a task', {
  tags: 'thorough/story',
  timeout: 240_000,
}, async () => {
  const context7 = await service()
  const order: string[] = []
  const { project, model } = await withClaude(
    {
      'plan.json': planOf([{ id: 'SERVE', needs_docs: true, libraries: ['Express'] }, 'CLOSE']),
      '.ralph/config/mcp-context.json': JSON.stringify(config),
    },
    (asked) => {
      const call = callOf(asked)
      if (asked.turn === 0) order.push(call === 'post' ? call : `${call} ${taskOf(asked)}`)
      if (call === 'post') context7.close()
      return inTurn(asked, turnsOf[call](asked))
    },
  )
  const env = { ANTHROPIC_API_KEY: modelKey, CONTEXT7_API_URL: context7.url, CONTEXT7_API_KEY: key }
  const end = await project.run(['--mode', 'agent-orchestrated', '--agent-read', packages], env)
  expect(end, end.stdout).toMatchObject({ code: 0, stderr: '' })
  expect(order).toEqual([
    ...['prep SERVE', 'research SERVE', 'code SERVE'],
    ...['post', 'prep CLOSE', 'code CLOSE'],
    ...['post', 'prep STOP', 'code STOP'],
  ])
  for (const asked of model.requests)
    expect(asked.tools.filter((name) => name.startsWith('mcp__')).sort()).toEqual(
      callOf(asked) === 'code' ? [] : ['mcp__context7__query-docs', 'mcp__context7__resolve-library-id'],
    )

  const last = (call: Call, task: string) =>
    model.requests.findLast((asked) => callOf(asked) === call && taskOf(asked) === task)
  expect(last('prep', 'SERVE')?.prompt).toMatch(/- Libraries: Express\n- The task needs documentation: look it up\./)
  expect(last('research', 'SERVE')?.prompt).toContain(`- ${question}`)
  expect(last('research', 'SERVE')?.prompt).toContain('You may not ask for research again.')
  expect(last('research', 'SERVE')?.results).toEqual([expect.stringContaining('/expressjs/express'), documented])
  expect(last('code', 'SERVE')?.prompt).toContain(documented)
  expect(context7.asked).toEqual([
    `/api/v2/libs/search Express Bearer ${key}`,
    `/api/v2/context /expressjs/express Bearer ${key}`,
  ])
  // Its service is gone by then: the agent is told, and the run goes on.
  expect(last('prep', 'CLOSE')?.results).toEqual([expect.stringContaining('Error searching libraries')])

  expectSoundRun(project.repo)
  expect(committedTasks(project.repo)).toEqual(['SERVE', 'CLOSE', 'STOP'])
  const calls = eventsOf(project.repo).flatMap((event) => (event.type === 'agent_call' ? [event.role] : []))
  expect(calls).toEqual(['prep', 'research', 'post', 'prep', 'post', 'prep'])
  expect(eventsOf(project.repo).filter(({ type }) => type === 'server_trouble')).toEqual([])
  const log = await project.ralph(['log'])
  expect(log.stdout).toContain('prep says research: The API changed.')
  expect(log.stdout).toMatch(/post says modify_plan: Looked back\./)
  expect(flagOf(project.calls()[2], '--mcp-config')).toBe('{"mcpServers":{}}')
  for (const secret of [key, modelKey]) expectNowhere(secret, project, end)
})
