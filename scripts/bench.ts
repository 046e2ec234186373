/**
 * `npm run bench`: prints the shop's figures as rows of `name value unit`. `-- --only PART` prints one part of them:
 * pages, patches, designer, sales, receipts, campaigns, size (how calls grow with the shop), day (of `--minutes`, 10 by
 * default). Speeds are ratios to those of other servers, measured in the same minute. Rows that exceed their limits are
 * listed at the end, on standard error. bench/README.md tells when the baseline is renewed.
 */
import { parseArgs } from 'node:util'
import { benchCampaigns } from './bench/campaigns.ts'
import { benchDay } from './bench/day.ts'
import { benchDesigner } from './bench/designer/designer.ts'
import { benchOwnPatches } from './bench/own-patches.ts'
import { benchPages } from './bench/pages.ts'
import { benchReceipts } from './bench/receipts.ts'
import type { Row } from './bench/row.ts'
import { exceededLimit } from './bench/row-limits.ts'
import { benchSales } from './bench/sales/sales.ts'
import { benchSizes } from './bench/size/size.ts'
import { rehearse } from './rehearsal/rehearse.ts'
import { stopAll } from './rehearsal/stop-at-end.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, minutes: { type: 'string', default: '10' } },
})

/** Rows that exceed their limits, with these. */
const exceeding: string[] = []

const row: Row = (name, value, unit, digits = 0) => {
  const printed = [name, value.toFixed(digits), unit].join('\t')
  console.log(printed)
  const limit = exceededLimit(name, Number(value.toFixed(digits)))
  if (limit) exceeding.push(`${printed}\t${limit}`)
}

const parts: Record<string, (row: Row) => Promise<void>> = {
  pages: benchPages,
  patches: benchOwnPatches,
  designer: benchDesigner,
  sales: benchSales,
  receipts: benchReceipts,
  campaigns: benchCampaigns,
  size: benchSizes,
  day: () => benchDay(row, Number(values.minutes)),
}

await rehearse(async () => {
  const chosen = values.only ? [parts[values.only]] : Object.values(parts)
  try {
    for (const bench of chosen) {
      if (!bench) throw new Error(`No part is called ${values.only}: ${Object.keys(parts)}`)
      await bench(row)
      await stopAll()
    }
  } finally {
    if (exceeding.length > 0)
      console.error(['', 'Rows that exceed their limits:', ...exceeding].join('\n'))
  }
})
