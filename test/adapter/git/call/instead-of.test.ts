import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { ConfigEntry } from '../../../../src/adapter/git/call/engine-config.ts'
import { rewrittenAddress } from '../../../../src/adapter/git/call/remote-address.ts'
import { openRepository } from '../../../../src/adapter/git/store/user-repository.ts'
import { tempRepo } from '../../../support/git-repositories.ts'

const https: ConfigEntry = ['url.https://u:t@github.com/.insteadof', 'https://github.com/']
const longer: ConfigEntry = ['url.https://mirror/.insteadof', 'https://github.com/o/']
const push: ConfigEntry = ['url.git@github.com:.pushinsteadof', 'https://github.com/']
const short: ConfigEntry = ['url.ssh://git@host:22/a.b/.insteadof', 'gh:']
const [url, other] = ['https://github.com/o/r.git', 'https://github.com/o/push.git']

test.each<[string, readonly ConfigEntry[], { url: string; pushUrl?: string }]>([
  ['nothing', [], { url }],
  ['insteadOf', [https], { url }],
  ['the longest prefix', [https, longer], { url }],
  ['the longest prefix, whatever the order', [longer, https], { url }],
  ['pushInsteadOf before insteadOf', [https, longer, push], { url }],
  ['a shorthand', [short, https], { url: 'gh:o/r' }],
  ['a prefix of another address', [short, push], { url: 'https://gitlab.com/o/r' }],
  ['an address of its own to push to', [], { url, pushUrl: other }],
  ['an address to push to, by insteadOf and never pushInsteadOf', [longer, push], { url, pushUrl: other }],
])('%s: the address is the one that git itself pushes to', async (_, settings, given) => {
  const repo = tempRepo({ a: '' })
  const own: ConfigEntry[] = [['remote.origin.url', given.url]]
  if (given.pushUrl) own.push(['remote.origin.pushurl', given.pushUrl])
  for (const [key, value] of [...settings, ...own]) repo.git('config', '--add', key, value)
  const args = ['remote', 'get-url', '--push', 'origin']
  const expected = execFileSync('git', args, { cwd: repo.path, env: repo.env, encoding: 'utf8' }).trim()
  expect(rewrittenAddress(settings, given)).toBe(expected)
  const opened = await openRepository({ cwd: repo.path, env: repo.env })
  expect(await opened.remoteUrl('origin')).toBe(expected)
  expect(await opened.remoteUrl('upstream')).toBeNull()
  if (!given.pushUrl) expect(opened.rewriteAddress(given.url)).toBe(expected)
})
