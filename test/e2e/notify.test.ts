import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Notice } from '../../src/schema/notify/notice.ts'
import { goodAgent, makeProject, planOf } from '../support/project.ts'

/** Answers with what `status` says, and keeps what it is sent. */
const got: { headers: IncomingHttpHeaders; body: string }[] = []
let status = 200
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    got.push({ headers: request.headers, body })
    response.writeHead(status).end()
  })
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/T0/s3cret-of-the-hook`
})
afterAll(() => server.close())

const configuration = `notify:
  - to: webhook
    url-env: MY_HOOK
    secret-env: MY_KEY
`

test('a run tells a webhook that it is complete: what failed to arrive is sent by the next job, and nothing twice', async () => {
  const { ralph, agent, repo } = makeProject({ 'plan.json': planOf(['A']), '.github/ralph.yml': configuration })
  const env = { MY_HOOK: url, MY_KEY: 'a key of mine' }
  const run = () => ralph(['run', ...agent(goodAgent), '--confinement', 'none'], { env })
  status = 500
  const first = await run()
  expect(first.code, first.stdout + first.stderr).toBe(0)
  expect(first.stdout + first.stderr).toContain('notify: webhook MY_HOOK could not be notified yet')
  expect(first.stdout + first.stderr).not.toContain('s3cret')
  const tries = got.length
  expect(tries).toBeGreaterThan(0)
  status = 200
  expect((await run()).code).toBe(0)
  expect(got).toHaveLength(tries + 1)
  const notice = Notice.parse(JSON.parse(got.at(-1)?.body ?? ''))
  expect(notice).toMatchObject({ event: 'complete', plan: 'demo', done: 1, tasks: 1 })
  expect(new Set(got.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([notice.id]))
  expect(notice.next.flatMap(({ commands }) => commands).join()).toContain(`cd ${repo.path}`)
  expect((await run()).code).toBe(0)
  expect(got).toHaveLength(tries + 1)
})

test('an address in the configuration is refused before anything starts, without repeating it', async () => {
  const { ralph } = makeProject({
    'plan.json': planOf(['A']),
    '.github/ralph.yml': `notify: [{ to: slack, url-env: "${url}" }]\n`,
  })
  const end = await ralph(['run', '--dry-run'])
  expect(end.code).toBe(65)
  expect(end.stderr).toContain('notify')
  expect(end.stderr).toContain('the name of a variable')
})
