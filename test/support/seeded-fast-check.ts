import { createRequire } from 'node:module'

/**
 * What tests get as `fast-check` (vitest.config.ts): the same cases in every run, so that one fails by what was changed
 * and not by chance. `RALPH_TEST_SEED=random` looks for new ones, a number repeats the seed that a failure names.
 */
const { default: fc } = createRequire(import.meta.url)('fast-check') as typeof import('fast-check')

const asked = process.env['RALPH_TEST_SEED'] ?? '20261122'
if (asked !== 'random') fc.configureGlobal({ seed: Number(asked) })

export default fc
