import type { SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'

/** CI shows the last 100 lines of a log: at two lines each, so many failures fit. */
const maxFailures = 30
const maxLineLength = 240

/** At most `maxFailures` of the failures, and how many more there are. */
export function firstFailures(all: readonly string[]): string[] {
  const more = all.length - maxFailures
  return [...all.slice(0, maxFailures), ...(more > 0 ? [`failed: ${more} more`] : [])]
}

/** Each failure of a test file with the first line of its error. */
export function failuresOf(module: TestModule): string[] {
  const name = module.relativeModuleId
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0)
  const tests = [...module.children.allTests('failed')]
  return [
    ...module.errors().map((error) => `failed: ${name}${firstLine(error)}`),
    ...[...suites, ...tests].map((part) => `failed: ${name}: ${part.fullName}${firstLine(errorOf(part))}`),
  ]
}

const errorOf = (part: TestSuite | TestCase): SerializedError | undefined =>
  part.type === 'suite' ? part.errors()[0] : part.result().errors?.[0]

export const firstLine = (error: SerializedError | undefined): string => {
  const line = `${error?.name ?? 'Error'}: ${error?.message ?? 'no message'}`.trim().split('\n')[0] ?? ''
  return `\n          ${line.slice(0, maxLineLength)}`
}
