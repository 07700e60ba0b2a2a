import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { actionJob } from '../support/action-runner.ts'
import { bash, inTurn, modelKey, module, tokens, withClaude } from '../support/claude-run.ts'
import { companyProxy } from '../support/company-proxy.ts'
import { best } from '../support/confinements.ts'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { tlsInFrontOf } from '../support/tls-model.ts'

const can = best.report.level === 'C3'

test.runIf(can)(
  'T7: the real CLI, without its key, reaches its model from a network of its own, and its tools reach nothing else',
  async () => {
    const plan = planOf([{ id: 'GREET' }])
    const { project, model } = await withClaude({ 'plan.json': plan }, (asked, { write }) =>
      inTurn(asked, [
        { tools: Object.entries(module('greet', '(a, b) => a + b')).map(([path, content]) => write(path, content)) },
        {
          tools: [
            bash(
              'env | grep -i -e https_proxy -e ^ANTHROPIC; node -e "fetch(\'https://example.org\').catch((e) => console.log(e.message))"',
            ),
          ],
        },
        { answer: { summary: 'Greets people.', freeform: 'Nothing to watch for.' } },
      ]),
    )
    const end = await project.run(['--verbose', '--egress', 'none'])
    expect(end.code, end.stdout + end.stderr).toBe(0)
    expect(end.stdout).toContain('the network leads to the model alone; the key of the model stays with ralph')
    const [seen = ''] = model.requests.at(-1)?.results.slice(-1) ?? []
    expect(seen).toMatch(/HTTPS_PROXY=http:\/\/127\.0\.0\.1:\d+[\s\S]*failed/)
    expect(seen).toContain('ANTHROPIC_API_KEY=ralph-')
    expect(seen).not.toContain(modelKey)
    expect(model.requests[0]?.prompt).toContain('There is no network.')
  },
)

test.runIf(can).each(['ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN'])(
  'T7: the real CLI works with a nonce in place of %s too',
  { tags: 'thorough/variant' },
  async (variable) => {
    const { project, model } = await withClaude({ 'plan.json': planOf([{ id: 'GREET' }]) }, (asked, { write }) =>
      inTurn(asked, [
        { tools: Object.entries(module('greet', '(a, b) => a + b')).map(([path, content]) => write(path, content)) },
        { tools: [bash(`env | grep ${modelKey}; grep -al ${modelKey} /proc/[0-9]*/environ 2>/dev/null; echo looked`)] },
        { answer: { summary: 'Greets people.', freeform: 'Nothing to watch for.' } },
      ]),
    )
    const end = await project.run(['--verbose', '--egress', 'none'], { [variable]: modelKey })
    expect(end.code, end.stdout + end.stderr).toBe(0)
    expect(end.stdout).toContain('the key of the model stays with ralph')
    const [seen = ''] = model.requests.at(-1)?.results.slice(-1) ?? []
    expect(seen).toMatch(/^looked\s*$/)
  },
)

// The CLI's own program decides how it reads HTTPS_PROXY (Node before 24.14 reads none): it must never have to.
test.runIf(can)(
  'T7: behind a company’s proxy the real CLI reaches its model through ralph, which goes through that proxy',
  { tags: 'thorough/variant' },
  async () => {
    const { project, model } = await withClaude({ 'plan.json': planOf([{ id: 'GREET' }]) }, (asked, { write }) =>
      inTurn(asked, [
        { tools: Object.entries(module('greet', '(a, b) => a + b')).map(([path, content]) => write(path, content)) },
        {
          tools: [
            bash(
              'env | grep -i proxy; /usr/bin/node -e "fetch(process.env.ANTHROPIC_BASE_URL).then((a) => console.log(a.status))"',
            ),
          ],
        },
        { answer: { summary: 'Greets people.', freeform: 'Nothing to watch for.' } },
      ]),
    )
    const front = await tlsInFrontOf(model.baseUrl)
    const company = await companyProxy()
    const env = {
      ANTHROPIC_API_KEY: modelKey,
      ANTHROPIC_BASE_URL: front.url,
      NODE_EXTRA_CA_CERTS: front.ca,
      HTTPS_PROXY: company.address,
    }
    const end = await project.run(['--verbose'], env)
    expect(end.code, end.stdout + end.stderr).toBe(0)
    expect(end.stdout).toContain('the key of the model stays with ralph')
    expect(company.seen.asked).toContain(`CONNECT ${new URL(front.url).host}`)
    expect(company.seen.bytes).not.toContain(modelKey)
    const [seen = ''] = model.requests.at(-1)?.results.slice(-1) ?? []
    expect(seen, 'nothing of the company’s proxy is in the call, and any Node reaches the model').toMatch(/^401$/m)
    expect(seen).not.toContain('s%40crt')
  },
)

test.runIf(can)('a run stops at its budget by what the model answered, not by what the CLI says it cost', async () => {
  const plan = planOf([{ id: 'GREET' }])
  const { project, model } = await withClaude({ 'plan.json': plan }, (asked, { write }) =>
    inTurn(asked, [
      { tools: [write('a.txt', 'a')], ...tokens(10, 1_000_000) },
      { answer: { summary: 'Did it.', freeform: 'Nothing.' } },
    ]),
  )
  // The dearest that an unknown model can be is more than the CLI itself counts.
  const end = await project.run(['--egress', 'none', '--cost-budget', '60', '--model', 'model-of-a-gateway'])
  expect(end.code, end.stdout + end.stderr).toBe(2)
  expect(end.stdout).toMatch(/75\.00/)
  expect(end.stdout).toContain('budget')
  expect(model.requests).toHaveLength(1)
})

test.runIf(can)(
  'a run stops at its token budget by what the model answered, in the middle of an attempt',
  { tags: 'thorough/variant' },
  async () => {
    const { project, model } = await withClaude({ 'plan.json': planOf([{ id: 'GREET' }]) }, (asked, { write }) =>
      inTurn(asked, [
        { tools: [write('a.txt', 'a')], ...tokens(10, 5000) },
        { answer: { summary: 'Did it.', freeform: 'Nothing.' } },
      ]),
    )
    const end = await project.run(['--egress', 'none', '--token-budget', '4k'])
    expect(end.code, end.stdout + end.stderr).toBe(2)
    expect(end.stdout).toContain("The run's token budget of 4.0k is used up")
    expect(model.requests).toHaveLength(1)
  },
)

const reach = (host: string) =>
  `node -e "require('http').request({ port: new URL(process.env.HTTPS_PROXY).port, method: 'CONNECT', path: '${host}:443' }).on('connect', (answer) => process.exit(answer.statusCode === 200 ? 0 : 1)).end()"`

test.runIf(can)('C28: a host that a check wants stands in the output with the line that allows it', async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const check = `${reach('registry.example.org')} || true`
  const run = ['run', '--verbose', ...project.agent(goodAgent), '--validate', check, '--egress', 'listed']
  const end = await project.ralph(run)
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(end.stdout).toContain(
    'the network refused registry.example.org:443 to the agent or a check: it is not in `allow-hosts`',
  )
  const allows = 'To allow it: `allow-hosts: [registry.example.org]`'
  for (const words of [['status', '--verbose'], ['report'], ['log'], ['report', '--markdown']])
    expect((await project.ralph(words)).stdout.replace(/\s+/g, ' '), words.join(' ')).toContain(allows)
  expect(end.stdout).toMatch(
    /Confinement: C3 by .*; the network leads to the model, to package registries and to `allow-hosts`/,
  )
})

test('where there is no network of its own, a run that demands one stops before the agent', async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const run = ['run', ...project.agent(goodAgent), '--no-checks', '--egress', 'none', '--confinement', 'none']
  const end = await project.ralph(run)
  expect(end.code, end.stdout + end.stderr).toBe(65)
  expect(end.stdout + end.stderr).toContain(
    'egress is none, but this machine cannot give the agent a network of its own',
  )
})

test('a model that nothing could lead to is refused at once', async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const run = ['run', ...project.agent(goodAgent), '--no-checks', '--egress', 'listed']
  const end = await project.ralph(run, { env: { ANTHROPIC_BASE_URL: 'http://gateway.example:8080' } })
  expect(end.code, end.stdout + end.stderr).toBe(65)
  expect(end.stdout + end.stderr).toContain('http://gateway.example:8080')
})

test.runIf(can)(
  'a registry that the base names may be asked without being listed; one of the working tree may not',
  async () => {
    const project = makeProject({ 'plan.json': planOf(['A']), '.npmrc': 'registry=https://npm.example.org/\n' })
    project.repo.write({ '.npmrc': 'registry=https://other.example.org/\n' })
    const check = `${reach('npm.example.org')} || ${reach('other.example.org')} || true`
    const end = await project.ralph(['run', ...project.agent(goodAgent), '--validate', check, '--egress', 'listed'])
    expect(end.code, end.stdout + end.stderr).toBe(0)
    expect(end.stdout).not.toContain('allow-hosts: [npm.example.org')
    expect(end.stdout.replace(/\s+/g, ' ')).toContain('`allow-hosts: [other.example.org]`')
  },
)

test.runIf(can)(
  'T7: an MCP server of this machine that the base names is reached by the agent without `ports`, and by no check',
  async () => {
    const server = createServer((_, response) => response.end('a tool')).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const look = `fetch('http://127.0.0.1:${port}/mcp').then((a) => a.text()).catch(() => 'out of reach')`
    const project = makeProject({
      'plan.json': planOf(['A']),
      'look.mjs': `console.log(await ${look})\n`,
      '.ralph/config/mcp-coding.json': `{"mcpServers":{"near":{"type":"http","url":"http://127.0.0.1:${port}/mcp"}}}`,
    })
    const agent = project.agent(`${goodAgent}\nnode look.mjs > agent.txt`)
    const end = await project.ralph(['run', '--validate', 'node look.mjs | grep "out of reach"', ...agent])
    expect(end.code, end.stdout + end.stderr).toBe(0)
    expect(project.repo.git('show', 'ralph/work/demo:agent.txt')).toBe('a tool')
  },
)

/** Asks the way out for this host, and prints what it answers. */
const askFor = `import { connect } from 'node:net'
const [, , host] = process.argv
const { port } = new URL(process.env.HTTPS_PROXY)
const way = connect(Number(port), '127.0.0.1', () => way.write(\`CONNECT \${host}:443 HTTP/1.1\\r\\nHost: \${host}\\r\\n\\r\\n\`))
way.on('data', (answer) => console.log(String(answer)))
`

test.runIf(can)(
  'T7: in a job on GitHub an agent that forges the base in the checkout’s git opens no host by it',
  async () => {
    const job = await actionJob({ 'plan.json': planOf(['A']), 'package.json': '{}', 'ask.mjs': askFor })
    const end = await job.run({
      ...job.agent(`${goodAgent}
exec > agent.txt 2>&1
export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b.test GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b.test GIT_INDEX_FILE=$TMPDIR/index
echo 'registry=https://evil.example/' > .npmrc
git add .npmrc package.json; forged=$(git commit-tree $(git write-tree) -m forged)
git replace "$(git rev-parse HEAD)" "$forged"; rm .npmrc
node ask.mjs evil.example; node ask.mjs registry.npmjs.org`),
      validate: 'true',
    })
    expect(end.outputs['status'], end.log).toBe('complete')
    const [evil = '', registry = ''] = job.origin
      .git('show', 'ralph/work/demo:agent.txt')
      .split(/(?=HTTP\/1\.1)/)
      .filter((text) => text.startsWith('HTTP'))
    expect(evil).toContain('evil.example:443 is refused: it is not in `allow-hosts`')
    expect(registry).not.toContain('`allow-hosts`')
  },
)
