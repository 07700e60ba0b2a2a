import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { credentialShapes } from '../../../src/adapter/credentials/credential-shapes.ts'
import { secretFinder } from '../../../src/core/guard/secrets.ts'

const maxBytes = 500_000
const maxMs = 240_000

test('nothing in our dependencies and in the demo looks like a credential', {
  tags: 'thorough/size',
  timeout: 2 * maxMs,
}, async () => {
  const shapes = credentialShapes()
  const finder = secretFinder([])
  const paths = globSync(['templates/**/*', 'node_modules/**/*.{js,cjs,mjs,ts,md,json,yml,yaml,txt}'])
  const isRead = (path: string): boolean => {
    // It holds samples of what it looks for.
    if (path.includes('/@secretlint/')) return false
    const stat = statSync(path, { throwIfNoEntry: false })
    return stat?.isFile() === true && stat.size <= maxBytes
  }
  const end = Date.now() + maxMs
  const alarms: string[] = []
  let count = 0
  for (const path of paths.filter(isRead)) {
    if (Date.now() > end) break
    count += 1
    const content = readFileSync(path)
    const found = finder.inContent({ path, content, packed: '' }, await shapes.find({ path, content }))
    alarms.push(...found.map(({ line, why }) => `${path}:${line} ${why}`))
  }
  expect(count).toBeGreaterThan(500)
  expect(alarms).toEqual([])
})
