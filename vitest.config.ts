import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', 'dist'],
    globalSetup: ['./scripts/test/database-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
