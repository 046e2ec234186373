import { expect, onTestFinished, test } from 'vitest'
import type { Files } from '../../modules/shared/files.ts'
import { openDatabase } from '../platform/database/database.ts'
import { buyOwnDesign, upload } from '../testing/test-backup.ts'
import {
  backupSessions,
  emptied,
  endKeepers,
  fillMessages,
} from '../testing/test-backup-queries.ts'
import { shopOfFile } from '../testing/test-shop.ts'
import { newShopper } from '../testing/test-shopper.ts'
import { manifestName, pictureFolder, readManifest } from './manifest.ts'
import { packShop } from './pack-shop.ts'

const shop = await shopOfFile()

/** Packs a backup, with `changes` to the shop's files. Returns its pictures and the columns of its tables. */
async function packed(
  changes: Partial<Files> = {},
  onEntry: (name: string) => Promise<void> = async () => undefined,
) {
  const sql = openDatabase(shop.databaseUrl, { max: 3 })
  onTestFinished(() => sql.end({ timeout: 5 }))
  const entries = new Map<string, Buffer>()
  const files = { ...shop.files, ...changes }
  await packShop({ sql, files, report: () => undefined }, async (name, bytes) => {
    entries.set(name, Buffer.from(bytes))
    await onEntry(name)
  })
  const manifest = readManifest('memory', entries.get(manifestName) ?? Buffer.alloc(0))
  return {
    pictures: [...entries.keys()]
      .filter((name) => name.startsWith(pictureFolder))
      .map((name) => name.slice(pictureFolder.length))
      .sort(),
    /** A column's values in text. */
    values(name: string, column: string): string[] {
      const table = manifest.tables.find((one) => `${one.schema}.${one.name}` === name)
      const at = table?.columns.indexOf(column) ?? -1
      const rows = entries.get(`tables/${name}/000001`)?.toString().trimEnd().split('\n') ?? []
      return rows.map((row) => row.split('\t')[at] ?? '')
    },
  }
}

test('a backup while customers buy has the lines, the picture and the receipt of each order', async () => {
  const end = new AbortController()
  const buy = async () => {
    let orders = 0
    for (; !end.signal.aborted; orders++) await buyOwnDesign(shop)
    return orders
  }
  const buyers = [buy(), buy()]
  const counts: number[] = []
  for (let time = 0; time < 8; time++) {
    const { pictures, values } = await packed()
    const images = values('artwork.pictures', 'hash')
    expect(pictures).toEqual(
      images
        .flatMap((hash) => [`${hash}-pixels.pam.gz`, `${hash}-preview.webp`, `${hash}.png`])
        .sort(),
    )
    const uploaded = new Set(values('artwork.pictures', 'id'))
    const ordered = values('orders.lines', 'custom_image_id').filter((id) => id !== '\\N')
    expect(ordered.filter((id) => !uploaded.has(id))).toEqual([])
    const paid = values('orders.orders', 'payment').filter((payment) => payment === 'paid')
    expect(values('post.mails', 'about')).toHaveLength(paid.length)
    counts.push(paid.length)
  }
  end.abort()
  expect((await Promise.all(buyers)).every((orders) => orders > 0)).toBe(true)
  expect(counts).toEqual(counts.toSorted((a, b) => a - b))
})

test('a backup has pictures that expire while it is made, and none that are uploaded then', async () => {
  shop.setNow(new Date('2026-05-01T10:00:00Z'))
  await upload(shop, newShopper(shop))
  const before = await packed()
  const forget = async () => {
    shop.setNow(new Date('2026-07-01T10:00:00Z'))
    await shop.run('forget-custom-images')
    await upload(shop, newShopper(shop))
  }
  let forgotten: Promise<void> | undefined
  const during = await packed({
    async read(name) {
      forgotten ??= forget()
      await forgotten
      return shop.files.read(name)
    },
  })
  expect(during.pictures).toEqual(before.pictures)
  await shop.run('forget-custom-images')
  // The expired picture has two files, as the new one.
  const after = await packed()
  expect(after.pictures).not.toEqual(before.pictures)
  expect(after.pictures).toHaveLength(before.pictures.length)
})

test('a picture that is missing for a moment, because an upload is writing it again, is in the backup', async () => {
  await upload(shop, newShopper(shop))
  const { pictures } = await packed()
  const seen = new Set<string>()
  const { pictures: later } = await packed({
    async read(name) {
      if (seen.has(name)) return shop.files.read(name)
      seen.add(name)
      return undefined
    },
  })
  expect(later).toEqual(pictures)
})

test('while a backup is made, customers can buy, and no table can be changed', async () => {
  let isTried = false
  await packed({}, async () => {
    // After the manifest, before the tables.
    if (isTried) return
    isTried = true
    await buyOwnDesign(shop)
    await expect(emptied(shop.sql)).rejects.toMatchObject({ code: '55P03' })
  })
  expect(isTried).toBe(true)
})

test('a backup fails when it loses the lock that keeps the files', async () => {
  await upload(shop, newShopper(shop))
  // The backup goes on reading for a moment, and must not end those of later tests.
  let ended: ReturnType<typeof endKeepers> | undefined
  const lossy = packed({
    async read(name) {
      ended ??= endKeepers(shop.sql)
      await ended
      return shop.files.read(name)
    },
  })
  await expect(lossy).rejects.toThrow(/CONNECTION_CLOSED|terminating connection|ECONNRESET/)
})

test('a backup that cannot be written ends in the middle of a large table, and frees its sessions', async () => {
  await fillMessages(shop.sql, 6)
  const refused = packed({}, async (name) => {
    if (name.includes('contact.messages')) throw new Error('No space left')
  })
  await expect(refused).rejects.toThrow('No space left')
  // PostgreSQL notices the closed connection a moment later.
  await expect.poll(() => backupSessions(shop.sql)).toBe(0)
})
