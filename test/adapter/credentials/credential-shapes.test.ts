import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { credentialShapes } from '../../../src/adapter/credentials/credential-shapes.ts'
import { secretFinder } from '../../../src/core/guard/secrets.ts'
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
const notFound = ['Azure storage', 'Discord bot', 'JSON web token', 'Twilio']

test('of the credentials that common providers give out 13 of 17 are refused in a change', async () => {
  const missed: string[] = []
  for (const [name, value] of Object.entries(samples())) {
    const found = await refused(`export const one = 1\nexport const it = '${value}'\n`)
    if (found.length === 0) missed.push(name)
    else expect(found, name).toEqual([expect.stringMatching(/^2 contains /)])
    expect(JSON.stringify(found), `${name} is not repeated`).not.toContain(value)
  }
  expect(Object.keys(samples())).toHaveLength(17)
  expect(missed).toEqual(notFound)
})

test('a comment in the file does not switch the rules off: its author is who is not trusted', async () => {
  const { Stripe = '' } = samples()
  const text = `// secretlint-disable\n// secretlint-disable-next-line\nconst key = '${Stripe}' // secretlint-disable-line\n`
  expect(await refused(text)).toEqual([expect.stringMatching(/^3 contains .*stripe/)])
})

test('what both kinds of rule find on a line is told once, as ours says it', async () => {
  const { 'GitHub token': token = '' } = samples()
  expect(await refused(`one\n${token}\n`)).toEqual(['2 contains a GitHub token'])
})

test('a line is counted over parts of a large file', async () => {
  const { Stripe = '' } = samples()
  const filler = `${'x'.repeat(63)}\n`.repeat(40_000)
  expect(await refused(`${filler}${Stripe}\n`)).toEqual([expect.stringMatching(/^40001 contains .*stripe/)])
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
