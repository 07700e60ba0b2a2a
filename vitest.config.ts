import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { endOfRun } from './test/support/end-of-run.ts'

/** Eight engines at once keep every core busy: they run when all others have ended. */
const races = ['test/adapter/git/compare-and-swap.test.ts', 'test/e2e/two-jobs-killed.test.ts']

/** Plain functions over plain data, and fakes: what fails here fails always, so it is not tried twice. */
const pure = ['test/core/**/*.test.ts', 'test/schema/**/*.test.ts', 'test/app/**/*.test.ts']

/** In CI a test with real processes is tried twice; what passed only then is named at the end (docs/decisions.md). */
const retry = process.env['CI'] ? 1 : 0

/** Why a test is not in the default tier (`npm test`) but in the thorough one (`npm run test:thorough`). */
const reasons = {
  point: 'every failpoint, fault or system call; a dozen of them are in the default tier',
  variant: 'another way through a story, of which the default tier has one',
  story: 'a whole story of workflow runs, in each shape that `init` writes; it takes minutes',
  race: 'a race of many rounds; the default tier has a few of them',
  size: 'many, or large',
}

export default defineConfig({
  test: {
    alias: [
      {
        find: /^fast-check$/,
        replacement: fileURLToPath(new URL('test/support/seeded-fast-check.ts', import.meta.url)),
      },
    ],
    globalSetup: ['test/support/global-setup.ts'],
    reporters: ['default', ...(process.env['GITHUB_ACTIONS'] ? ['github-actions' as const] : []), endOfRun],
    tags: Object.entries(reasons).map(([name, description]) => ({ name: `thorough/${name}`, description })),
    // End-to-end tests wait for more than they compute.
    maxWorkers: Math.max(4, availableParallelism()),
    // It finds what hangs; sixteen engines one after the other took 160 s where five times as many processes wanted to run.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Each worker runs many files: a process and the modules of src are paid for once. So a test puts back what it changes.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      { extends: true, test: { name: 'pure', include: pure } },
      {
        extends: true,
        test: { name: 'parts', include: ['test/**/*.test.ts'], exclude: [...pure, ...races, 'test/e2e/**'], retry },
      },
      { extends: true, test: { name: 'e2e', include: ['test/e2e/**/*.test.ts'], exclude: races, retry } },
      { extends: true, test: { name: 'races', include: races, retry, sequence: { groupOrder: 1 } } },
    ],
  },
})
