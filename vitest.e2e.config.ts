import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['site/e2e/**/*.spec.ts'],
    globalSetup: ['./scripts/test/shop-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Two browsers at once are what a small machine carries.
    maxWorkers: 2,
  },
})
