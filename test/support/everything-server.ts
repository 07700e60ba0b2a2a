import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

const program = join(
  resolve(import.meta.dirname, '../../node_modules'),
  '@modelcontextprotocol/server-everything/dist/index.js',
)

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** The real `@modelcontextprotocol/server-everything` by streamable HTTP on loopback; its address. */
export async function everythingByHttp(): Promise<string> {
  const port = await freePort()
  const options = { env: { PORT: String(port) }, stdio: ['ignore', 'ignore', 'pipe'] as ['ignore', 'ignore', 'pipe'] }
  const child = spawn(process.execPath, [program, 'streamableHttp'], options)
  onTestFinished(() => void child.kill('SIGKILL'))
  await new Promise<void>((done, fail) => {
    child.stderr.on('data', (text) => /listening/i.test(String(text)) && done())
    child.once('exit', () => fail(new Error('the server ended')))
  })
  return `http://127.0.0.1:${port}/mcp`
}
