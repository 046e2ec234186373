import { setTimeout as pause } from 'node:timers/promises'
import { patchesOfFiles } from '../../modules/catalogue/seed.ts'
import { drawPatch } from '../../modules/embroidery/index.ts'
import { newFolder } from '../rehearsal/new-folder.ts'
import { memoryOf, startShop } from '../rehearsal/shop-process.ts'
import { until } from '../rehearsal/until.ts'
import { benchAnswers } from './answers.ts'
import { benchFirstViews } from './first-views.ts'
import { benchPresses } from './presses.ts'
import type { Row } from './row.ts'

/** Ms after which a started shop has ended what it does by itself. */
const idle = 5000

/** The start, the patches' pictures, cached answers and the memory that they take, and what a first visitor loads and presses. */
export async function benchPages(row: Row): Promise<void> {
  const { folder } = await newFolder()
  const settings = { DEMO: '1', DATA_DIR: folder }
  await starting(settings)
  row('start', await starting(settings), 's', 1)
  const shop = await startShop(settings)
  await pause(idle)
  row('all patches drawn', await drawing(), 'ms')
  await benchFirstViews(shop.url, row)
  await benchAnswers(shop.url, row)
  row('memory after load', (await memoryOf(shop.child)).resident, 'MB')
  await benchPresses(shop.url, row)
}

/** Seconds from `npm start` of the built shop, with its embedded database, to the first page. */
async function starting(settings: Record<string, string>): Promise<number> {
  const began = performance.now()
  // npm's default shell would not hand the signal that stops the shop on.
  const shop = await startShop(settings, ['npm', 'start', '--script-shell=bash'])
  await until(10_000, () => fetch(shop.url).then(({ ok }) => ok))
  const seconds = (performance.now() - began) / 1000
  await shop.stop()
  return seconds
}

async function drawing(): Promise<number> {
  const patches = await patchesOfFiles()
  const began = performance.now()
  for (const { recipe } of patches) drawPatch(recipe)
  return performance.now() - began
}
