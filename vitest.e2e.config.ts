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
    // The files of a worker share its browser and what they import; each visitor has a context of their own.
    isolate: false,
  },
})
