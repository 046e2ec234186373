import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { headlessPath } from './scripts/test/browser.ts'
import { badPicture } from './site/testing/bad-picture.ts'

const executablePath = headlessPath()

/** Parts of pages in a real browser, without a page or a shop. Each file has a frame, and so stores, of its own. */
export default defineConfig({
  plugins: [react()],
  // Found before the first test: a package that is found later reloads the frame in the middle of one.
  optimizeDeps: {
    entries: ['site/{browser,shop,staff,testing,ui}/**/*.{ts,tsx}'],
    include: ['react-dom/client', 'react/jsx-dev-runtime', 'vitest-browser-react'],
  },
  test: {
    include: ['site/**/*.browser.test.tsx'],
    setupFiles: ['site/testing/browser-setup.ts'],
    testTimeout: 20_000,
    // A browser that makes no more frames would let every other test wait for its limit.
    bail: 10,
    // An idle thread, or a transition's end, can take seconds on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          args: ['--no-sandbox', '--disable-gpu'],
          ...(executablePath && { executablePath }),
        },
        // A test would wait for the end of each animation.
        contextOptions: { locale: 'nb-NO', reducedMotion: 'reduce' },
      }),
      commands: { badPicture },
      instances: [{ browser: 'chromium', viewport: { width: 1440, height: 900 } }],
    },
  },
})
