import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', 'dist'],
    globalSetup: ['./scripts/test/database-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Half of what a test does is waiting for the database, so that a small machine carries two at once.
    maxWorkers: 2,
    // A busy machine keeps the database or a socket waiting for seconds.
    expect: { poll: { timeout: 15_000 } },
  },
})
