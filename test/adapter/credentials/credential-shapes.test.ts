import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { credentialShapes } from '../../../src/adapter/credentials/credential-shapes.ts'
import { secretFinder } from '../../../src/core/guard/secrets.ts'
import { tokenPatterns } from '../../../src/core/text/redact.ts'
import { samples } from '../../support/credential-samples.ts'

const shapes = credentialShapes()
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** What the guard makes of a new file: our own rules, and these beside them. */
async function refused(text: string, path = 'src/config.ts'): Promise<string[]> {
  const content = bytes(text)
  const found = secretFinder([]).inContent({ path, content, packed: '' }, await shapes.find({ path, content }))
  return found.map(({ line, why }) => `${line} ${why}`)
}

/** Ambiguous without their place: any hex, any base64, any three words of a token. */
const notFound = ['Discord bot', 'JSON web token']

test('of the credentials that common providers give out, each at its real length, 107 of 109 are refused in a change', async () => {
  const missed: string[] = []
  for (const [name, value] of Object.entries(samples())) {
    const found = await refused(`export const one = 1\nexport const it = '${value}'\n`)
    if (found.length === 0) missed.push(name)
    else expect(found, name).toEqual([expect.stringMatching(/^2 contains /)])
    expect(JSON.stringify(found), `${name} is not repeated`).not.toContain(value)
  }
  expect(missed).toEqual(notFound)
  expect(Object.keys(samples())).toHaveLength(109)
})

test('each shape that we know has a credential of its real length among the samples', () => {
  const all = Object.values(samples())
  const unproven = tokenPatterns.filter(({ pattern }) => !all.some((sample) => sample.search(pattern) >= 0))
  expect(unproven.map(({ kind }) => kind)).toEqual([])
})

test.each([
  'postgres://app:s3cr3tpass99@localhost:5432/app',
  'postgres://app:s3cr3tpass99@127.0.0.1/app',
  'mysql://root:s3cr3tpass99@[::1]:3306/app',
  'https://app:s3cr3tpass99@example.com/x',
  'https://app:s3cr3tpass99@git.example.org/x',
  'mongodb://app:s3cr3tpass99@db.example/app',
  'https://app:s3cr3tpass99@db.test/x',
  'postgres://user:password@db.internal:5432/app',
  'https://user:<password>@git.internal/x',
  'AKIAIOSFODNN7EXAMPLE',
  // Filled up as people write a credential that they do not want to show.
  ...['ghp_', 'gho_', 'npm_', 'github_pat_', 'glpat-', 'AIza', 'xoxb-', 'sk-ant-api03-', 'sk_live_', 'hf_'].flatMap(
    (prefix) => [`${prefix}${'x'.repeat(36)}`, `${prefix}${'X'.repeat(35)}`, `${prefix}${'0'.repeat(36)}`],
  ),
  // Stripe's manual prints these: https://docs.stripe.com/keys
  ...['4eC39HqLyjWDarjtT1zdp7dc', 'BQokikJOvBiI2HlWgH4olfQ2'].map((key) => `sk_test_${key}`),
])('what opens nothing is no secret: %s', async (text) => {
  expect(await refused(`const it = '${text}'\n`)).toEqual([])
})

test.each(['notexample.com', 'example.com.evil.io', 'localhost.evil.io', 'db.acme.io'])(
  'a host that only looks like an example is none: %s',
  async (host) => {
    expect(await refused(`const it = 'https://app:s3cr3tpass99@${host}/x'\n`)).toHaveLength(1)
  },
)

test('a comment in the file does not switch the rules off: its author is who is not trusted', async () => {
  const { Stripe = '' } = samples()
  const text = `// secretlint-disable\n// secretlint-disable-next-line\nconst key = '${Stripe}' // secretlint-disable-line\n`
  expect(await refused(text)).toEqual([expect.stringMatching(/^3 contains .*[Ss]tripe/)])
})

test('what both kinds of rule find on a line is told once, as ours says it', async () => {
  const { 'GitHub token': token = '' } = samples()
  expect(await refused(`one\n${token}\n`)).toEqual(['2 contains a GitHub token'])
})

test('a line is counted over parts of a large file', async () => {
  const { Stripe = '' } = samples()
  const filler = `${'x'.repeat(63)}\n`.repeat(40_000)
  expect(await refused(`${filler}${Stripe}\n`)).toEqual([expect.stringMatching(/^40001 contains .*[Ss]tripe/)])
})

test('code and prose that hold none are left alone: all of this project', async () => {
  const paths = globSync(['src/**/*.ts', 'docs/**/*.md', 'templates/**/*', '*.md', 'package-lock.json'])
  const found = await Promise.all(
    paths
      .filter((path) => /\.\w+$/.test(path))
      .map(async (path) => ({ path, found: await shapes.find({ path, content: readFileSync(path) }) })),
  )
  expect(found.filter((one) => one.found.length > 0)).toEqual([])
})
