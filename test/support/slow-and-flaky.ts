import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { leftOut } from './machine-offers.ts'

const shown = 12

/** The last lines of a run: the slowest files, what this machine cannot show, and each test that passed only when tried again. */
export const slowAndFlaky: Reporter = {
  onTestRunEnd(modules) {
    process.stdout.write(
      `${[...slowest(modules), ...leftOut().map((line) => `left out: ${line}`), ...flaky(modules)].join('\n')}\n`,
    )
  },
}

function slowest(modules: readonly TestModule[]): string[] {
  const timed = modules.map((module) => ({ name: module.relativeModuleId, seconds: secondsOf(module) }))
  const sum = timed.reduce((all, { seconds }) => all + seconds, 0)
  const most = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown)
  return [
    `Slowest of ${modules.length} files, which took ${sum.toFixed(0)} s together:`,
    ...most.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`),
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
