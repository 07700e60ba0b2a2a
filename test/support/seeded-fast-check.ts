import { createRequire } from 'node:module'

/**
 * What tests get as `fast-check` (vitest.config.ts): the same cases in every run, so that one fails by what was changed
 * and not by chance. `RALPH_TEST_SEED=random` looks for new ones, a number repeats the seed that a failure names.
 */
const { default: fc } = createRequire(import.meta.url)('fast-check') as typeof import('fast-check')

const asked = process.env['RALPH_TEST_SEED'] ?? '20261122'
if (asked !== 'random') fc.configureGlobal({ seed: Number(asked) })

/** As the unit `binary`, for which fast-check looks at each of a million characters first: a second in each worker. */
const codePoint = fc.nat({ max: 0x10_ffff - 0x800 }).map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800))

const string: typeof fc.string = (constraints) =>
  fc.string(constraints?.unit === 'binary' ? { ...constraints, unit: codePoint } : constraints)

export default { ...fc, string }
