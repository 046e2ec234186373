/**
 * `npm run bench`: prints the shop's figures as rows of `name value unit`. `-- --only PART` prints one part of them:
 * pages, patches, designer, sales, receipts, campaigns, size (how calls grow with the shop), day (of `--minutes`, 10 by
 * default). Speeds stand beside those of other servers, measured in the same minute. Rows that exceed their limits are
 * listed at the end, on standard error. README tells when `bench/baseline.tsv` is renewed.
 */
import { readdir, readFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { patchesOfFiles } from '../modules/catalogue/seed.ts'
import { drawPatch } from '../modules/embroidery/index.ts'
import { benchAnswers } from './bench/answers.ts'
import { benchCampaigns } from './bench/campaigns.ts'
import { benchDay } from './bench/day.ts'
import { benchDesigner } from './bench/designer/designer.ts'
import { benchFirstViews } from './bench/first-views.ts'
import { benchOwnPatches } from './bench/own-patches.ts'
import { benchPresses } from './bench/presses.ts'
import { newFolder } from './bench/processes/new-folder.ts'
import { memoryOf, type Row, startProcess, until } from './bench/processes/shop-process.ts'
import { stopAll } from './bench/processes/stop-at-end.ts'
import { benchReceipts } from './bench/receipts.ts'
import { exceededLimit } from './bench/row-limits.ts'
import { benchSales } from './bench/sales/sales.ts'
import { benchSizes } from './bench/size.ts'
import { withAuditor } from './test/page-audit.ts'
import { publicPages } from './test/public-pages.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, minutes: { type: 'string', default: '10' } },
})
/** Ms after which a started shop has ended what it does by itself. */
const idle = 5000
const client = new URL('../dist/client/', import.meta.url).pathname

/** Rows that exceed their limits, with these. */
const exceeding: string[] = []

const row: Row = (name, value, unit, digits = 0) => {
  const printed = [name, value.toFixed(digits), unit].join('\t')
  console.log(printed)
  const limit = exceededLimit(name, Number(value.toFixed(digits)))
  if (limit) exceeding.push(`${printed}\t${limit}`)
}

async function drawing(): Promise<number> {
  const patches = await patchesOfFiles()
  const began = performance.now()
  for (const { recipe } of patches) drawPatch(recipe)
  return performance.now() - began
}

async function scripts(): Promise<number> {
  const files = (await readdir(join(client, '_astro'))).filter((name) => name.endsWith('.js'))
  const bodies = await Promise.all(files.map((name) => readFile(join(client, '_astro', name))))
  return bodies.reduce((bytes, body) => bytes + brotliCompressSync(body).byteLength, 0)
}

/** Seconds from `npm start` of the built shop, with its embedded database, to the first page. */
async function starting(settings: Record<string, string>): Promise<number> {
  const began = performance.now()
  // npm's default shell would not hand the signal that stops the shop on.
  const shop = await startProcess(settings, 'npm', ['start', '--script-shell=bash'])
  await until(10_000, () => fetch(shop.url).then(({ ok }) => ok))
  const seconds = (performance.now() - began) / 1000
  await shop.stop()
  return seconds
}

async function benchPages(): Promise<void> {
  const { folder, remove } = await newFolder()
  const settings = { DATA_DIR: folder }
  row('first start', await starting(settings), 's', 1)
  row('start', await starting(settings), 's', 1)
  const shop = await startProcess(settings)
  try {
    await pause(idle)
    row('memory after the start, idle', (await memoryOf(shop.pid)).resident, 'MB')
    row('all patches drawn', await drawing(), 'ms')
    row('all scripts, brotli', (await scripts()) / 1000, 'kB', 1)
    await benchFirstViews(shop.url, row)
    await benchAnswers(shop.url, row)
    row('memory after load', (await memoryOf(shop.pid)).resident, 'MB')
    await benchPresses(shop.url, row)
    await withAuditor(async (audit) => {
      for (const { path } of publicPages)
        for (const form of ['phone', 'desktop']) {
          const { performance } = await audit(shop.url + path, { onDesktop: form === 'desktop' })
          row(`${path} Lighthouse performance, ${form}`, performance, 'of 100')
        }
    })
  } finally {
    await shop.stop()
    await remove()
  }
}

const parts: Record<string, () => Promise<void>> = {
  pages: benchPages,
  patches: () => benchOwnPatches(row),
  designer: () => benchDesigner(row),
  sales: () => benchSales(row),
  receipts: () => benchReceipts(row),
  campaigns: () => benchCampaigns(row),
  size: () => benchSizes(row),
  day: () => benchDay(row, Number(values.minutes)),
}
const chosen = values.only ? [parts[values.only]] : Object.values(parts)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => stopAll().then(() => process.exit(128 + constants.signals[signal])))
try {
  for (const bench of chosen) {
    if (!bench) throw new Error(`No part is called ${values.only}: ${Object.keys(parts)}`)
    await bench()
  }
} finally {
  await stopAll()
  if (exceeding.length > 0)
    console.error(['', 'Rows that exceed their limits:', ...exceeding].join('\n'))
}
process.exit(0)
