import { createHash, randomBytes } from 'node:crypto'
import { createFolderStore } from '../../../api/platform/files/folder-store.ts'
import { filesFolder } from '../../../api/platform/files/open-files.ts'
import { fillProducts } from '../../../modules/catalogue/assortment/test-product-queries.ts'
import { fillSubscribers } from '../../../modules/newsletter/subscribers/test-subscriber-queries.ts'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { fillOrders } from '../../../modules/workshop/staff-orders/test-order-queries.ts'
import { fillCampaign, fillPapersLogAndCodes, fillStock } from '../../rehearsal/fill-queries.ts'
import { fillPictures } from './queries.ts'

const contents = { products: 35_200, orders: 100_000, subscribers: 50_000, pictures: 2000 }

/** Bytes of a picture, and of its preview. */
const pictureSize = { production: 200_000, preview: 20_000 }

/** Units of each patch. */
const stock = 100_000

/** Fills a shop: its database, over a single connection, and its folder of files. */
export async function fillShop(sql: Pool, dataDir: string): Promise<void> {
  await sql`set statement_timeout = 0`
  await fillProducts(sql, contents.products)
  await fillOrders(sql, { count: contents.orders, days: 700 })
  await fillPapersLogAndCodes(sql)
  await fillSubscribers(sql, contents.subscribers)
  await fillCampaign(sql)
  await fillStock(sql, stock)
  await fillPictures(sql, await writePictures(filesFolder(dataDir)))
}

/** Writes files with the names of pictures, which cannot be compressed either, and returns their hashes. */
async function writePictures(folder: string): Promise<string[]> {
  const store = createFolderStore(folder)
  const hashes: string[] = []
  for (let written = 0; written < contents.pictures; written++) {
    const bytes = randomBytes(pictureSize.production)
    const hash = createHash('sha256').update(bytes).digest('hex')
    await store.write(`${hash}.png`, bytes)
    await store.write(`${hash}-preview.webp`, bytes.subarray(0, pictureSize.preview))
    await store.write(`${hash}-pixels.pam.gz`, bytes.subarray(0, pictureSize.preview))
    hashes.push(hash)
  }
  return hashes
}
