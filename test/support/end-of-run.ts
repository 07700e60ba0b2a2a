import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { failuresOf, firstFailures, firstLine } from './failed-tests.ts'
import { leftOut } from './machine-offers.ts'

const maxSlowFiles = 12

let failures: string[] = []

/**
 * The last lines of a run: the slowest files, what this machine cannot show, each test that passed only when tried again,
 * and each failure. `RALPH_FAILED_TESTS` names a file that gets each failure when its test file ends.
 */
export const endOfRun: Reporter = {
  onTestRunStart() {
    failures = []
  },
  onTestModuleEnd(module) {
    recordFailures(failuresOf(module))
  },
  onTestRunEnd(modules, unhandledErrors) {
    recordFailures(unhandledErrors.map((error) => `failed outside of a test${firstLine(error)}`))
    const missing = leftOut().map((line) => `left out: ${line}`)
    const lines = [...slowest(modules), ...missing, ...flaky(modules), ...firstFailures(failures)]
    process.stdout.write(`${lines.join('\n')}\n`)
  },
}

function recordFailures(lines: readonly string[]): void {
  failures.push(...lines)
  const file = process.env['RALPH_FAILED_TESTS']
  if (file && lines.length > 0) appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
}

function slowest(modules: readonly TestModule[]): string[] {
  const timed = modules.map((module) => ({ name: module.relativeModuleId, seconds: secondsOf(module) }))
  const sum = timed.reduce((all, { seconds }) => all + seconds, 0)
  const slowestFirst = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, maxSlowFiles)
  return [
    `Slowest of ${modules.length} files, which took ${sum.toFixed(0)} s together:`,
    ...slowestFirst.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`),
  ]
}

const secondsOf = (module: TestModule): number => {
  const { duration, collectDuration, setupDuration } = module.diagnostic()
  return (duration + collectDuration + setupDuration) / 1000
}

function flaky(modules: readonly TestModule[]): string[] {
  const again = modules.flatMap((module) => [...module.children.allTests()].filter(isFlaky))
  return again.map((test) => `flaky: ${test.module.relativeModuleId}: ${test.fullName}`)
}

const isFlaky = (test: TestCase): boolean => test.diagnostic()?.flaky === true
