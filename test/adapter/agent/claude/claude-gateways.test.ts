import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, request as forward, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { claudeAgent } from '../../../../src/adapter/agent/claude/claude.ts'
import { agentRequest, callFolders, handoff } from '../../../support/agent-call.ts'
import { confinementOf } from '../../../support/confinements.ts'
import { tempDir } from '../../../support/git-repositories.ts'
import { startLoopbackModel } from '../../../support/loopback-model.ts'
import { tlsInFrontOf } from '../../../support/tls-model.ts'

// The real CLI and the ways in which companies reach a model: only what `agentEnvironment` passes on gets it there.
const program = join(import.meta.dirname, '../../../../node_modules/.bin/claude')

async function callWith(environment: Record<string, string>) {
  const { cwd, tmp } = callFolders()
  const all = { PATH: process.env['PATH'], CLAUDE_CODE_MAX_RETRIES: '0', ...environment }
  const agent = claudeAgent({
    path: program,
    environment: all,
    extraEnv: [],
    tmp,
    // What its variables name can be seen, wherever it lies.
    confinement: await confinementOf({ environment: all }),
    permissions: { kind: 'skip' },
    fallbackModels: [],
    limits: { wallMs: 30_000, graceMs: 500 },
  })
  return (await agent.run(agentRequest(cwd), new AbortController().signal, () => undefined)).end
}

async function answeringModel() {
  const model = await startLoopbackModel([{ answer: handoff }])
  onTestFinished(() => model.stop())
  return model
}

interface Seen {
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/** Remembers what is asked for, and sends it on to `target`, or refuses it as a provider does. */
async function recorder(target?: string): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers })
    if (target === undefined) {
      request.resume()
      return void response.writeHead(403, { 'content-type': 'application/json' }).end('{"message":"no access"}')
    }
    const path = new URL(request.url ?? '/', target).pathname.replace(/^\/gateway/, '')
    const headers = { ...request.headers, host: new URL(target).host }
    const inner = forward(new URL(path, target), { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(inner)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen }
}

const key = { ANTHROPIC_API_KEY: 'sk-ant-api03-canary-of-a-gateway-test' }

test('TLS with a certificate of a company’s own authority is reached through NODE_EXTRA_CA_CERTS, and not without', async () => {
  const model = await answeringModel()
  const front = await tlsInFrontOf(model.baseUrl)
  const environment = { ...key, ANTHROPIC_BASE_URL: front.url }
  expect(await callWith({ ...environment, NODE_EXTRA_CA_CERTS: front.ca })).toMatchObject({ kind: 'finished' })
  expect(front.requests()).toBeGreaterThan(0)
  const asked = model.requests.length
  const end = await callWith(environment)
  expect(end).toMatchObject({ message: expect.stringMatching(/certificate/i) })
  expect(end.kind).not.toBe('finished')
  expect(model.requests).toHaveLength(asked)
})

test('a proxy is used for a server that only it can reach', async () => {
  const model = await answeringModel()
  const proxy = await recorder(model.baseUrl)
  const environment = { ...key, ANTHROPIC_BASE_URL: 'http://model.invalid', HTTP_PROXY: proxy.url }
  expect(await callWith(environment)).toMatchObject({ kind: 'finished' })
  expect(proxy.seen.map(({ url }) => url)).toContainEqual(
    expect.stringMatching(/^http:\/\/model\.invalid(:80)?\/v1\/messages/),
  )
})

test('a gateway below a path gets its own token and headers', async () => {
  const model = await answeringModel()
  const gateway = await recorder(model.baseUrl)
  const end = await callWith({
    ANTHROPIC_BASE_URL: `${gateway.url}/gateway`,
    ANTHROPIC_AUTH_TOKEN: 'gateway-token-canary',
    ANTHROPIC_CUSTOM_HEADERS: 'X-Team: search',
  })
  expect(end).toMatchObject({ kind: 'finished' })
  const asked = gateway.seen.find(({ url }) => url.startsWith('/gateway/v1/messages'))
  expect(asked?.headers).toMatchObject({ authorization: 'Bearer gateway-token-canary', 'x-team': 'search' })
})

test('Bedrock is asked with the user’s AWS credentials, and its refusal is a matter of the credential', async () => {
  const aws = await recorder()
  const end = await callWith({
    CLAUDE_CODE_USE_BEDROCK: '1',
    ANTHROPIC_BEDROCK_BASE_URL: aws.url,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'AKIAEXAMPLEOFATESTXX',
    AWS_SECRET_ACCESS_KEY: 'secret-of-a-test',
  })
  const asked = aws.seen.find(({ url }) => url.includes('/invoke'))
  expect(asked?.url).toMatch(/^\/model\/[^/]+\/invoke/)
  expect(asked?.headers.authorization).toContain('AKIAEXAMPLEOFATESTXX')
  expect(end).toMatchObject({ kind: 'auth' })
})

test('Bedrock is asked with the credentials of the real home, where the environment holds none', async () => {
  const home = tempDir('ralph-home-')
  mkdirSync(join(home, '.aws'))
  const secret = 'aws_access_key_id = AKIAEXAMPLEOFAPROFIL\naws_secret_access_key = secret-of-a-test\n'
  writeFileSync(join(home, '.aws/credentials'), `[default]\n${secret}`)
  const aws = await recorder()
  const environment = { CLAUDE_CODE_USE_BEDROCK: '1', ANTHROPIC_BEDROCK_BASE_URL: aws.url, AWS_REGION: 'eu-central-1' }
  await callWith({ HOME: home, AWS_EC2_METADATA_DISABLED: 'true', ...environment })
  const asked = aws.seen.find(({ url }) => url.includes('/invoke'))
  expect(asked?.headers.authorization).toContain('AKIAEXAMPLEOFAPROFIL')
})

test('Vertex is asked for the user’s project', async () => {
  const google = await recorder()
  const end = await callWith({
    CLAUDE_CODE_USE_VERTEX: '1',
    CLAUDE_CODE_SKIP_VERTEX_AUTH: '1',
    ANTHROPIC_VERTEX_BASE_URL: google.url,
    ANTHROPIC_VERTEX_PROJECT_ID: 'project-of-a-test',
    CLOUD_ML_REGION: 'europe-west1',
  })
  expect(google.seen.map(({ url }) => url)).toContainEqual(expect.stringContaining('/projects/project-of-a-test/'))
  expect(end).toMatchObject({ kind: 'auth' })
})
