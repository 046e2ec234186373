import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['site/e2e/**/*.spec.ts'],
    globalSetup: ['./scripts/test/shop-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // A small machine can run two browsers at once.
    maxWorkers: 2,
    // Files of a worker share its browser and imported modules; each visitor has a separate context.
    isolate: false,
  },
})
