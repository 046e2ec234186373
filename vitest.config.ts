import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', 'dist'],
    globalSetup: ['./scripts/test/database-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Tests wait for the database half of the time, so a small machine can run two at once.
    maxWorkers: 2,
    // On a busy machine the database or a socket can take seconds.
    expect: { poll: { timeout: 15_000 } },
  },
})
