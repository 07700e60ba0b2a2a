import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { expectNowhere, flagOf, inTurn, modelKey, module, withClaude } from '../support/claude-run.ts'
import { planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, stateFile } from '../support/run-on-disk.ts'

const handoff = { summary: 'Did it.', freeform: 'Nothing to watch for.' }

test('the real CLI verifies a plan that calls itself complete, and what it misses is done', {
  tags: 'thorough/variant',
}, async () => {
  const criteria = ['`greet.js` exports `greet`', 'node --test passes', 'The README names it']
  const plan = planOf([{ id: 'GREET', acceptance_criteria: criteria }])
  let verified = 0
  const { project, model } = await withClaude({ 'plan.json': plan }, (asked, { write }) => {
    if (asked.prompt.includes('are reported as done')) {
      if (asked.turn === 0) verified += 1
      const missing = [
        {
          ...{ task: 'GREET', what: 'README.md does not name greet.', title: 'Name greet in the README' },
          ...{
            description: 'Add a README.md that names greet.',
            acceptance_criteria: ['`README.md` mentions `greet`'],
          },
        },
      ]
      const answer = verified === 1 ? { complete: false, summary: 'No README.', missing } : undefined
      return inTurn(asked, [
        { tools: [{ name: 'Glob', input: { pattern: '*.md' } }, write('greet.js', 'MINE')] },
        { answer: answer ?? { complete: true, summary: 'All is there.', missing: [] } },
      ])
    }
    const isReadme = asked.prompt.includes('ID: GREET-missing-1-1')
    const files = isReadme ? { 'README.md': 'Call greet.\n' } : module('greet', '(a, b) => a.concat(b)')
    const tools = Object.entries(files).map(([path, content]) => write(path, content))
    const evidence = isReadme
      ? [{ criterion: 1, file: 'README.md', line: 1 }]
      : [
          { criterion: 1, file: 'greet.js', line: 1 },
          { criterion: 2, check: 'node --test' },
        ]
    return inTurn(asked, [{ tools }, { answer: { ...handoff, evidence } }])
  })
  const end = await project.run(['--verify', 'both', '--verify-model', 'claude-haiku-4-5'])

  expect(end).toMatchObject({ code: 0, stderr: '' })
  expect(end.stdout).toContain('a model says that the plan is complete: All is there')
  expectSoundRun(project.repo)
  expect(committedTasks(project.repo)).toEqual(['GREET', 'GREET-missing-1-1'])
  const calls = project.calls().filter((call) => flagOf(call, '--tools') === 'Read,Grep,Glob')
  expect(calls).toHaveLength(2)
  const [first] = model.requests.filter(({ prompt }) => prompt.includes('are reported as done'))
  expect(first).toMatchObject({ model: 'claude-haiku-4-5' })
  for (const words of ['| GREET | The README names it |  | claimed', '"name":"node --test"} | exists', 'greet.test.js'])
    expect(first?.prompt).toContain(words)
  expect(JSON.parse(stateFile(project.repo, 'counsel/evidence.json')).criteria).toHaveLength(4)
  expect(eventsOf(project.repo).filter(({ type }) => type === 'completion_judged')).toMatchObject([
    { complete: false, missing: [{ added: 'GREET-missing-1-1' }] },
    { complete: true },
  ])
  const report = await project.ralph(['report'])
  expect(report.stdout).toMatch(/claimed +GREET +The README names it +/)
  expect(report.stdout).toMatch(/exists +GREET-missing-1-1 .*README\.md:1/)
})

test('the real CLI reviews a plan, and what a person accepts is done', { tags: 'thorough/variant' }, async () => {
  const { project, model } = await withClaude({ 'plan.json': planOf(['GREET']) }, (asked, { write }) => {
    if (asked.prompt.includes('You review a plan')) {
      const task = {
        id: 'BYE',
        title: 'Say goodbye',
        description: 'Add bye.js.',
        acceptance_criteria: ['It is there.'],
      }
      const change = { lens: 'spec', reason: 'Nobody says goodbye.', action: 'add', task, after: 'GREET' }
      return inTurn(asked, [
        { tools: [{ name: 'Read', input: { file_path: 'package.json' } }, write('sum.js', 'MINE')] },
        { answer: { verdict: 'changes', summary: 'A goodbye is missing.', changes: [change] } },
      ])
    }
    const name = asked.prompt.includes('ID: BYE') ? 'bye' : 'greet'
    const tools = Object.entries(module(name, '(a, b) => a + b')).map(([path, content]) => write(path, content))
    return inTurn(asked, [{ tools }, { answer: handoff }])
  })
  const first = await project.run(['--plan-review', 'comment', '--plan-review-model', 'claude-sonnet-4-5'])
  expect(first).toMatchObject({ code: 0, stderr: '' })
  expect(first.stdout).toMatch(/Plan review P1 \(spec\): add BYE: Nobody says goodbye/)
  expect(model.requests[0]).toMatchObject({ model: 'claude-sonnet-4-5' })
  expect(committedTasks(project.repo)).toEqual(['GREET'])

  const accepted = await project.ralph(['accept', 'P1'])
  expect(accepted.stdout).toContain('The plan now contains P1.')
  expect(await project.run()).toMatchObject({ code: 0 })
  expect(committedTasks(project.repo)).toEqual(['GREET', 'BYE'])
  expect(project.calls().filter((call) => flagOf(call, '--tools') === 'Read,Grep,Glob')).toHaveLength(1)
  expectSoundRun(project.repo)
})

/** The one address of Perplexity's service that its server asks for an opinion; it answers as a stream of events. */
async function perplexityService() {
  const asked: { key: string | undefined; preset: string; input: { content: string }[] }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      if (request.url !== '/v1/agent') return void response.writeHead(404).end()
      asked.push({ key: request.headers.authorization, ...JSON.parse(body) })
      const content = [{ type: 'output_text', text: `There is no way back (${asked.length}).` }]
      const results = [{ id: 1, url: 'https://example.com/backups' }]
      const output = [
        { type: 'search_results', results },
        { type: 'message', role: 'assistant', content },
      ]
      response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' })
      const done = { type: 'response.completed', response: { id: 'r1', status: 'completed', output } }
      response.end(`event: response.completed\ndata: ${JSON.stringify(done)}\n\n`)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

/** As docs/counsel.md has it; where `npx` would fetch the package, its installed program. */
function perplexityPreset(packages: string): string {
  const [, preset = ''] = /```json\n(\{[\s\S]*?)```/.exec(readFileSync(resolve('docs/counsel.md'), 'utf8')) ?? []
  const { perplexity } = JSON.parse(preset).mcpServers
  const { name, version } = JSON.parse(readFileSync(join(packages, perplexityPackage, 'package.json'), 'utf8'))
  expect(perplexity).toMatchObject({ command: 'npx', args: ['-y', `${name}@${version}`] })
  const env = { ...perplexity.env, PERPLEXITY_BASE_URL: `\${PERPLEXITY_BASE_URL}` }
  const own = { command: process.execPath, args: [join(packages, perplexityPackage, 'dist/index.js')], env }
  return JSON.stringify({ mcpServers: { perplexity: own } })
}
const perplexityPackage = '@perplexity-ai/mcp-server'

test('the real CLI seeks consensus with Perplexity’s own server; a gate waits for a person, and what is agreed is in every prompt', {
  tags: 'thorough/story',
}, async () => {
  const packages = resolve(import.meta.dirname, '../../node_modules')
  const service = await perplexityService()
  const issue = (description: string, severity: string) => ({
    ...{ description, severity, category: 'risk', tasks: ['GREET'] },
  })
  const settles = (id: string, settled: boolean, action_item: string) => ({
    ...{ id, settled, action_item, severity: 'critical', description: 'Talked through.' },
  })
  const { project, model } = await withClaude(
    {
      'plan.json': planOf(['GREET']),
      '.ralph/config/mcp-consensus.json': perplexityPreset(packages),
    },
    (asked, { write }) => {
      const messages = [{ role: 'user', content: 'What is wrong with this plan?' }]
      const ask = { tools: [{ name: 'mcp__perplexity__perplexity_reason', input: { messages } }] }
      if (asked.prompt.includes('second opinion on a plan'))
        return inTurn(asked, [
          ask,
          { answer: { summary: 'Risky.', issues: [issue('No way back.', 'critical'), issue('No log.', 'minor')] } },
        ])
      if (asked.prompt.includes('on behalf of the plan')) {
        const answers = ['C1', 'C2'].map((id) => ({ id, valid: 'yes', argument: 'sum.js has none.', mitigation: '' }))
        return inTurn(asked, [{ answer: { summary: 'True.', answers } }])
      }
      if (asked.prompt.includes('each was answered'))
        return inTurn(asked, [
          {
            answer: { summary: 'Half.', issues: [settles('C1', false, ''), settles('C2', true, 'Log each greeting.')] },
          },
        ])
      const tools = Object.entries(module('greet', '(a, b) => a + b')).map(([path, content]) => write(path, content))
      return inTurn(asked, [{ tools }, { answer: handoff }])
    },
  )
  const key = 'pplx-canary-of-a-second-opinion'
  const args = ['--consensus', 'gate', '--consensus-rounds', '1', '--consensus-servers', 'mcp-consensus.json']
  // A service on this machine, where the real one is a host that the file is known to need.
  const ports = ['--ports', new URL(service.url).port]
  const first = await project.run(
    [...args, '--consensus-model', 'claude-sonnet-4-5', '--agent-read', packages, ...ports],
    {
      ANTHROPIC_API_KEY: modelKey,
      PERPLEXITY_API_KEY: key,
      PERPLEXITY_BASE_URL: service.url,
    },
  )
  expect(first.code).toBe(1)
  expect(first.stdout).toContain('critical issues of the plan are not settled: C1: No way back.')
  for (const order of ['accept', 'revise', 'override', 'abort']) expect(first.stdout).toContain(`ralph ${order}`)
  const [challenge] = model.requests.filter(
    ({ prompt, turn }) => prompt.includes('second opinion on a plan') && turn === 1,
  )
  expect(challenge).toMatchObject({ model: 'claude-sonnet-4-5' })
  expect(challenge?.results.join()).toContain('There is no way back (1).')
  expect(challenge?.results.join()).toContain('https://example.com/backups')
  expect(service.asked).toMatchObject([
    { key: `Bearer ${key}`, preset: 'medium', input: [{ content: 'What is wrong with this plan?' }] },
  ])
  const offered = challenge?.tools.filter((name) => name.startsWith('mcp__')).sort()
  expect(offered).toEqual(['ask', 'reason', 'research', 'search'].map((name) => `mcp__perplexity__perplexity_${name}`))
  expectNowhere(key, project, first)
  expect(model.requests.filter(({ prompt }) => prompt.includes('ID: GREET'))).toEqual([])

  const answered = await project.ralph(['override', 'we know'])
  expect(answered.stdout).toContain('The plan may start as it is.')
  expect(await project.run(['--agent-read', packages])).toMatchObject({ code: 0 })
  const coding = model.requests.find(({ prompt }) => prompt.includes('ID: GREET'))
  expect(coding?.prompt).toContain('agreed before coding started, C2: Log each greeting.')
  const file = JSON.parse(stateFile(project.repo, 'consensus.json'))
  expect(file.rounds.map(({ type }: { type: string }) => type)).toEqual(['challenge', 'counter', 'synthesis'])
  expect(file).toMatchObject({
    userCheckpoint: { decision: 'override', overrides: ['C1'] },
    finalAgreement: { agreements: [{ id: 'C2' }], acceptedRisks: [{ id: 'C1' }], proceedToImplementation: true },
  })
  expectSoundRun(project.repo)
})
