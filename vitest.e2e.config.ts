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

/**
 * Journeys in which a patch is sewn, which keeps both cores busy. Those in other engines are not among them: they sew
 * only the smallest patch, and their minute alone would be added to the whole.
 */
const sewing = ['site/e2e/designer/**/*.e2e.test.ts', 'site/e2e/order/proof.e2e.test.ts']

export default defineConfig({
  test: {
    globalSetup: ['./scripts/test/shop-setup.ts'],
    // Of a whole journey: the longest take 16 s on idle cores, and twice that beside other work. No wait takes over 10 s.
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
