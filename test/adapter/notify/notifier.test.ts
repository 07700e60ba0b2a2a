import { createHmac } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { notifier } from '../../../src/adapter/notify/notifier.ts'
import { channelName } from '../../../src/core/notify/read-channels.ts'
import { NotifyChannel } from '../../../src/schema/notify/channel.ts'
import type { Notice } from '../../../src/schema/notify/notice.ts'

const now = Date.parse('2026-11-23T03:00:00Z')
const notice: Notice = {
  schema: 1,
  id: 'run/complete/complete-3',
  event: 'complete',
  at: new Date(now).toISOString(),
  plan: 'demo',
  run: 'run',
  repository: null,
  task: null,
  iteration: 3,
  message: 'Every task is done, <!channel> @everyone & $(touch pwned).',
  details: [],
  next: [],
  done: 3,
  tasks: 3,
  spent_usd: 1.5,
  url: null,
}

const servers: Server[] = []
const folders: string[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

interface Hook {
  readonly url: string
  readonly got: { headers: IncomingHttpHeaders; body: string; path: string | undefined }[]
}

/** Answers with `statuses` one after the other, then with 200; null: it hangs up. */
async function hook(statuses: (number | null)[] = [], headers: Record<string, string> = {}): Promise<Hook> {
  const got: Hook['got'] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      got.push({ headers: request.headers, body, path: request.url })
      const status = statuses.shift()
      if (status === null) request.socket.destroy()
      else response.writeHead(status ?? 200, headers).end('secret answer')
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, got }
}

function telling(
  channel: Record<string, unknown>,
  env: Record<string, string> = {},
  more: Partial<Parameters<typeof notifier>[0]> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-notify-'))
  folders.push(folder)
  const warnings: string[] = []
  const read = NotifyChannel.parse(channel)
  const { deliver, close } = notifier({
    channels: [read],
    env: { PATH: process.env['PATH'], ...env },
    platform: 'linux',
    folder,
    now: () => now,
    warn: (text) => void warnings.push(text),
    pausesMs: [1, 1],
    ...more,
  })
  const effect = { key: `${notice.id}/${channelName(read)}`, kind: 'notify', body: JSON.stringify(notice) }
  return { tell: (given = effect) => deliver([given]), effect, warnings, close, folder }
}

test('a webhook gets the notice, signed, with one id in every try', async () => {
  const there = await hook([503, null])
  const { tell, effect, warnings } = telling(
    { to: 'webhook', 'url-env': 'HOOK', 'secret-env': 'KEY' },
    { HOOK: there.url, KEY: 'k3y of a hook' },
  )
  expect(await tell()).toEqual([effect.key])
  expect(there.got).toHaveLength(3)
  const [first] = there.got
  expect(there.got.map(({ headers }) => headers['idempotency-key'])).toEqual([notice.id, notice.id, notice.id])
  expect(JSON.parse(first?.body ?? '')).toEqual(notice)
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = first?.headers ?? {}
  const hmac = createHmac('sha256', 'k3y of a hook').update(`${id}.${at}.${first?.body}`).digest('base64')
  expect(signature).toBe(`v1,${hmac}`)
  expect(warnings).toEqual([])
  expect(await tell(), 'it is known that it arrived').toEqual([effect.key])
  expect(there.got).toHaveLength(3)
})

test('Slack and Discord get their own form, in which nobody is mentioned and nothing is markup', async () => {
  const there = await hook()
  await telling({ to: 'slack', 'url-env': 'HOOK' }, { HOOK: there.url }).tell()
  await telling({ to: 'discord', 'url-env': 'HOOK' }, { HOOK: there.url }).tell()
  const [slack, discord] = there.got.map(({ body }) => JSON.parse(body))
  expect(slack.text).toContain('*ralph demo: complete*')
  expect(slack.text).toContain('&lt;!channel&gt; @everyone &amp;')
  expect(discord.allowed_mentions).toEqual({ parse: [] })
  expect(discord.content).toContain('**ralph demo: complete**')
  expect(discord.content.length).toBeLessThan(2000)
})

test('what an address refuses is given up, and said without the address', async () => {
  const there = await hook([404])
  const { tell, effect, warnings } = telling({ to: 'slack', 'url-env': 'HOOK' }, { HOOK: there.url })
  expect(await tell()).toEqual([effect.key])
  expect(there.got).toHaveLength(1)
  expect(warnings).toEqual(['notify: slack HOOK was not notified of “ralph demo: complete”: it answered 404.'])
})

test('a redirect is not followed: the signature would go elsewhere', async () => {
  const elsewhere = await hook()
  const there = await hook([307], { location: elsewhere.url })
  const { tell, warnings } = telling({ to: 'webhook', 'url-env': 'HOOK' }, { HOOK: there.url })
  await tell()
  expect(elsewhere.got).toEqual([])
  expect(warnings.join()).toContain('it answered 307')
})

test('what does not arrive keeps its key, rests for a while, and is tried again', async () => {
  let at = now
  const there = await hook([500, 500, 500])
  const { tell, effect, warnings } = telling(
    { to: 'webhook', 'url-env': 'HOOK' },
    { HOOK: there.url },
    { now: () => at },
  )
  expect(await tell()).toEqual([])
  expect(await tell(), 'it rests').toEqual([])
  expect(there.got).toHaveLength(3)
  expect(warnings).toHaveLength(1)
  at += 61_000
  expect(await tell()).toEqual([effect.key])
  expect(there.got).toHaveLength(4)
})

test.each([
  ['seconds', '300'],
  ['a date', new Date(now + 300_000).toUTCString()],
])('an address that asks for time in %s (Retry-After) is left alone for as long', async (_, after) => {
  let at = now
  const there = await hook([429], { 'retry-after': after })
  const { tell, effect } = telling({ to: 'discord', 'url-env': 'HOOK' }, { HOOK: there.url }, { now: () => at })
  expect(await tell()).toEqual([])
  expect(there.got).toHaveLength(1)
  at += 299_000
  expect(await tell(), 'after the usual rest of a minute').toEqual([])
  expect(there.got).toHaveLength(1)
  at += 2_000
  expect(await tell()).toEqual([effect.key])
})

test('a silent hook holds nobody up, and what comes of it later counts', async () => {
  const server = createServer((request, response) => {
    request.resume()
    setTimeout(() => response.end(), 300)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { tell, effect } = telling({ to: 'webhook', 'url-env': 'HOOK' }, { HOOK: url }, { patienceMs: 20 })
  expect(await tell()).toEqual([])
  await expect.poll(() => tell()).toEqual([effect.key])
})

test('when the job ends, what is under way is said as it is, and left to the next job', async () => {
  const silent = createServer((request) => void request.resume())
  servers.push(silent)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const there = await hook([500])
  for (const [url, said] of [
    [`http://127.0.0.1:${(silent.address() as AddressInfo).port}`, 'it had not answered when the job ended'],
    [there.url, 'it answered 500'],
  ] as const) {
    const { tell, close, warnings } = telling(
      { to: 'webhook', 'url-env': 'HOOK' },
      { HOOK: url },
      { patienceMs: 300, pausesMs: [60_000] },
    )
    expect(await tell()).toEqual([])
    close()
    await expect
      .poll(() => warnings)
      .toEqual([`notify: webhook HOOK could not be notified yet: ${said}. The next job of the run tries again.`])
  }
  silent.closeAllConnections()
})

test('a job without the variable leaves the notice to one that has it, and says so once', async () => {
  const { tell, warnings } = telling({ to: 'slack', 'url-env': 'HOOK' })
  expect(await tell()).toEqual([])
  expect(await tell()).toEqual([])
  expect(warnings).toEqual(['notify: HOOK is not set in this job, so nothing is sent there.'])
})

test.each(['ftp://example.com/x', 'http://example.com/x', 'no address'])('%s is no address for a hook', async (url) => {
  const { tell, effect, warnings } = telling({ to: 'slack', 'url-env': 'HOOK' }, { HOOK: url })
  expect(await tell()).toEqual([effect.key])
  expect(warnings.join()).toContain('does not contain an https:// address')
  expect(warnings.join()).not.toContain(url)
})

test('news of yesterday, of a channel that is gone, or of a newer program are dropped', async () => {
  const there = await hook()
  const { tell, effect } = telling({ to: 'webhook', 'url-env': 'HOOK' }, { HOOK: there.url })
  const old = { ...notice, at: new Date(now - 25 * 3_600_000).toISOString() }
  expect(await tell({ ...effect, key: `old/${effect.key}`, body: JSON.stringify(old) })).toHaveLength(1)
  expect(await tell({ ...effect, key: 'run/complete/3/slack OTHER' })).toHaveLength(1)
  expect(await tell({ ...effect, key: `newer/${effect.key}`, body: '{"schema":2}' })).toHaveLength(1)
  expect(await tell({ ...effect, key: `broken/${effect.key}`, body: 'no JSON' })).toHaveLength(1)
  expect(there.got).toEqual([])
})

test('a command reads the notice on its standard input, sees what it is given, and no shell reads a word of it', async () => {
  const script =
    'require("fs").writeFileSync(process.argv[1], require("fs").readFileSync(0, "utf8") + JSON.stringify(Object.keys(process.env)) + process.cwd())'
  const out = join(mkdtempSync(join(tmpdir(), 'ralph-notify-')), 'told')
  folders.push(join(out, '..'))
  const { tell, effect, warnings, folder } = telling(
    { to: 'command', run: [process.execPath, '-e', script, out], env: ['MINE'] },
    { MINE: '1', OTHER: 'secret' },
  )
  expect(await tell()).toEqual([effect.key])
  expect(warnings).toEqual([])
  const told = readFileSync(out, 'utf8')
  expect(told).toContain(JSON.stringify(notice))
  expect(told).toContain('"MINE"')
  expect(told).not.toContain('OTHER')
  expect(told.endsWith(folder)).toBe(true)
  expect(existsSync(join(folder, 'pwned'))).toBe(false)
})

test.each([
  [['./tell.sh'], 'its program must be a name on PATH or an absolute path'],
  [['no-such-program-here'], 'there is no program no-such-program-here; install it, or remove the channel'],
  [[process.execPath, '-e', 'process.exit(3)'], 'it exited with code 3'],
])('a command that fails is not tried again: %j', async (run, why) => {
  const { tell, effect, warnings } = telling({ to: 'command', run })
  expect(await tell()).toEqual([effect.key])
  expect(warnings.join()).toContain(why)
})

test('a desktop is told by its own program', async () => {
  const bin = mkdtempSync(join(tmpdir(), 'ralph-notify-'))
  folders.push(bin)
  writeFileSync(join(bin, 'notify-send'), `#!/bin/sh\nprintf '%s|' "$@" > ${bin}/told\n`, { mode: 0o755 })
  const { tell, effect } = telling({ to: 'desktop' }, { PATH: `${bin}:${process.env['PATH']}` })
  expect(await tell()).toEqual([effect.key])
  expect(readFileSync(join(bin, 'told'), 'utf8')).toMatch(
    /^--app-name=ralph\|--\|ralph demo: complete\|Every task is done, &lt;!channel&gt;/,
  )
})

test('where nothing can show it, that is said', async () => {
  const { tell, effect, warnings } = telling({ to: 'desktop' }, {}, { platform: 'win32' })
  expect(await tell()).toEqual([effect.key])
  expect(warnings.join()).toContain('this system has no desktop notifications')
})
