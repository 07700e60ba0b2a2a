import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const clock = /\b(performance\.now\(\) -|Date\.now\(\) -|cpuUsage\(|threadCpuUsage\(|workedMs\()/

/** A limit on measured time that leaves the slack out: such a test fails on a slow machine, and nothing is wrong. */
const isTight = (line: string): boolean => clock.test(line) && /\.toBeLess/.test(line) && !line.includes('withSlack(')

test('a test of a promised time gives ten times the slack', () => {
  expect(isTight('  expect(await workedMs()).toBeLessThan(1_000)')).toBe(true)
  expect(isTight('  expect(performance.now() - begun).toBeLessThan(withSlack(100))')).toBe(false)
  const tight = globSync('test/**/*.test.ts', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (isTight(line) && !file.endsWith('timed-promises.test.ts') ? [`${file}:${at + 1}`] : [])),
  )
  expect(tight).toEqual([])
})
