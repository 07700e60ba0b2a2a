import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts'],
    // End-to-end tests wait for more than they compute.
    maxWorkers: Math.max(3, availableParallelism()),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
  },
})
