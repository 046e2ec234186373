import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { temporaryFolder } from './scripts/test/temporary-folder.ts'

process.env.TMPDIR = temporaryFolder()

/** Files that take a minute, whatever their size: started last, one would run alone at the end. */
const longest = /lighthouse|accessibility|journeys/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Journeys in which a patch is sewn, which keeps both cores busy. */
const sewing = ['site/e2e/designer/**/*.e2e.test.ts', 'site/e2e/order/proof.e2e.test.ts']

export default defineConfig({
  test: {
    globalSetup: ['./scripts/test/shop-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // Files of a worker share its browser and imported modules; each visitor has a separate context.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['site/e2e/**/*.e2e.test.ts'],
          exclude: sewing,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'sewing',
          include: sewing,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
