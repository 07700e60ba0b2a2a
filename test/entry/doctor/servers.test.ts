import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runProbe } from '../../../src/entry/doctor/probe.ts'
import { serversProbe } from '../../../src/entry/doctor/servers.ts'
import { subjectOf } from '../../../src/entry/doctor/subject.ts'
import { best } from '../../support/confinements.ts'
import { makeProject, planOf } from '../../support/project.ts'

const packages = resolve(import.meta.dirname, '../../../node_modules')
const everything = join(packages, '@modelcontextprotocol/server-everything/dist/index.js')
const real = { command: process.execPath, args: [everything, 'stdio'] }
const context7 = { command: join(packages, '.bin/context7-mcp') }

const file = (servers: object): string => JSON.stringify({ mcpServers: servers })

async function examined(files: Record<string, string>, env: Record<string, string> = {}) {
  const project = makeProject({ 'plan.json': planOf(['A']), ...files })
  const context = { cwd: project.repo.path, env: { ...project.env, ...env }, cancelled: new AbortController().signal }
  const subject = subjectOf(context as never, {}, join(project.root, 'tmp'))
  const found = await runProbe(serversProbe, { ...subject, confinement: async () => best })
  return found.map(({ level, found: said }) => `${level}: ${said}`)
}

test('without servers it has nothing to say', async () => expect(await examined({})).toEqual([]))

test('a file of servers that is a folder is named, and ends doctor with no stack', async () => {
  const found = await examined({ '.ralph/config/mcp-coding.json/README.md': 'Servers.' })
  expect(found).toEqual(['fail: .ralph/config/mcp-coding.json cannot be read: it is a folder.'])
})

test('each server that a call would have is tried from inside of its confinement, and named where it fails', async () => {
  const address = await answering(200)
  const gone = await answering(401)
  const found = await examined({
    '.ralph/config/mcp-coding.json': file({
      everything: real,
      missing: { command: 'no-such-program' },
      ends: { command: 'false' },
    }),
    '.ralph/config/mcp-context.json': file({
      everything: real,
      context7,
      far: { type: 'http', url: address },
      shut: { type: 'http', url: gone },
    }),
    '.ralph/config/mcp-memory.json': file({
      keyless: { command: 'x', args: [`\${NOT_SET}`] },
      nowhere: { type: 'http', url: 'http://127.0.0.1:1023/mcp' },
    }),
  })
  expect(found).toEqual([
    'ok: everything, context7, far',
    'fail: MCP server missing: there is no such program.',
    'fail: MCP server ends: it exited with code 1.',
    'fail: MCP server shut: it answered with HTTP status 401.',
    'warn: MCP server keyless was left out: it needs NOT_SET, which is not set or not allowed for servers.',
    'fail: MCP server nowhere: it cannot be reached (ECONNREFUSED).',
  ])
})

test('a server that never answers is named when its time is over', {
  tags: 'thorough/variant',
  timeout: 60_000,
}, async () => {
  expect(
    await examined({ '.ralph/config/mcp-coding.json': file({ silent: { command: 'sleep', args: ['60'] } }) }),
  ).toEqual(['fail: MCP server silent: it did not answer within 15 seconds.'])
})

test('what is wrong with the files is told line by line', async () => {
  const found = await examined({
    '.ralph/config/mcp-coding.json': file({ a: { command: './x' } }),
    '.ralph/config/mcp-context.json': file({ b: { type: 'sse', url: 'https://a.example' } }),
  })
  expect(found).toEqual([
    expect.stringContaining('fail: .ralph/config/mcp-coding.json:1:'),
    expect.stringContaining('expected "stdio" or "http"'),
  ])
})

async function answering(status: number): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end('{}'))
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((done) => server.once('listening', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
}
