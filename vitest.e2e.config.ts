import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take a minute, whatever their size: started last, one would run alone at the end. */
const longest = /lighthouse|accessibility|journeys/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    include: ['site/e2e/**/*.e2e.test.ts'],
    globalSetup: ['./scripts/test/shop-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Long enough for a page whose processor sews three patches meanwhile: a deep catalogue once took 20 s.
    expect: { poll: { timeout: 45_000 } },
    // A browser test waits a third of its time, so a small machine can run three at once.
    maxWorkers: 3,
    // Files of a worker share its browser and imported modules; each visitor has a separate context.
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
})
