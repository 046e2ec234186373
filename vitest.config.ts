import { defineConfig } from 'vitest/config'
import { compiledCode } from './scripts/test/compiled-code.ts'
import { temporaryFolder } from './scripts/test/temporary-folder.ts'

process.env.TMPDIR = temporaryFolder()
process.env.NODE_COMPILE_CACHE ??= compiledCode

/** Tests of the built site, fetched from one shop. */
const served = '**/*.served.test.ts'

const tests = (folder: string) => ({
  include: [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`],
  exclude: ['**/*.browser.test.tsx', '**/*.e2e.test.ts', served],
})

export default defineConfig({
  test: {
    globalSetup: ['./scripts/test/database-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Tests wait for the database half of the time, so a small machine can run two at once.
    maxWorkers: 2,
    // On a busy machine the database or a socket can take seconds.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      // Files share a worker's process and what it imported from packages; `fresh-stores` forgets the site's own modules.
      {
        extends: true,
        test: {
          name: 'site',
          ...tests('site'),
          setupFiles: ['./scripts/test/fresh-stores.ts'],
          isolate: false,
        },
      },
      // On the server nothing is a singleton: state is handed over by arguments. So files share all that a worker imported.
      {
        extends: true,
        test: {
          name: 'server',
          ...tests('{api,modules,emails,scripts}'),
          isolate: false,
        },
      },
      {
        test: {
          name: 'site served',
          include: [served],
          globalSetup: ['./scripts/test/shop-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          isolate: false,
        },
      },
    ],
  },
})
