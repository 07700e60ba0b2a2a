import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Eight engines at once keep every core busy for minutes: it runs when all others have ended. */
const races = 'test/adapter/git/compare-and-swap.test.ts'

export default defineConfig({
  test: {
    alias: [
      {
        find: /^fast-check$/,
        replacement: fileURLToPath(new URL('test/support/seeded-fast-check.ts', import.meta.url)),
      },
    ],
    globalSetup: ['test/support/global-setup.ts'],
    // End-to-end tests wait for more than they compute.
    maxWorkers: Math.max(3, availableParallelism()),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    projects: [
      { extends: true, test: { name: 'tests', include: ['test/**/*.test.ts'], exclude: [races] } },
      { extends: true, test: { name: 'races', include: [races], sequence: { groupOrder: 1 } } },
    ],
  },
})
