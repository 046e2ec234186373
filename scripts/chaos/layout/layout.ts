import { type Layout, startLayout } from '../../prove/layout/layout.ts'
import { smallDisk } from '../../rehearsal/new-folder.ts'
import { stopAll } from '../../rehearsal/stop-at-end.ts'
import { seededRandom } from '../random.ts'
import { diskFull } from './disk-full.ts'
import { failover } from './failover.ts'
import { mailOutage, providerOutage } from './outages.ts'
import { randomKills } from './random-kills.ts'
import { wrongClocks } from './wrong-clocks.ts'

/** MB: room for a primary and a standby with little to write. */
const diskSize = 900

type Scenario = (layout: Layout) => Promise<string>

const onOneLayout = (seed: number): Record<string, Scenario> => ({
  'failover 1': (layout) => failover(layout, { losesLast: false }),
  'failover 2': (layout) => failover(layout, { losesLast: false }),
  'failover 3': (layout) => failover(layout, { losesLast: false }),
  'failover, last second lost': (layout) => failover(layout, { losesLast: true }),
  'random kills': (layout) => randomKills(layout, seededRandom(seed)),
  'mail server gone for an hour': mailOutage,
  'provider gone for ten minutes': providerOutage,
  'clocks off by five minutes': wrongClocks,
})

/** The failure that needs a layout of its own. */
const alone = 'disk full'

/**
 * Failures of a layout of several processes; after each, the books must balance. `only` is a part of the names of those
 * to cause. Prints figures, and throws when one went wrong. The caller stops what it started.
 */
export async function chaosOfLayout(seed: number, only: string): Promise<void> {
  let wrong = 0
  const cause = async (name: string, scenario: () => Promise<string>) => {
    try {
      console.log(`✓ ${name}: ${await scenario()}`)
    } catch (error) {
      wrong += 1
      console.log(`✗ ${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  const isMeant = (name: string) => name.includes(only)
  const scenarios = Object.entries(onOneLayout(seed)).filter(([name]) => isMeant(name))
  if (scenarios.length === 0 && !isMeant(alone)) throw new Error(`No failure is named ${only}`)
  if (scenarios.length > 0) {
    const layout = await startLayout({ workers: 2 })
    for (const [name, scenario] of scenarios) await cause(name, () => scenario(layout))
    await stopAll()
  }
  if (isMeant(alone))
    await cause(alone, async () => {
      const databaseFolder = await smallDisk(diskSize)
      return diskFull(await startLayout({ workers: 2, databaseFolder }), databaseFolder)
    })
  if (wrong > 0) throw new Error(`${wrong} failures were not survived.`)
}
