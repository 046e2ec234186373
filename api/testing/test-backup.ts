import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { emptyDatabase } from '../../modules/shared/test-database.ts'
import { type Entry, entriesOf } from '../backup/archive/read-archive.ts'
import { type AddEntry, writeArchive } from '../backup/archive/write-archive.ts'
import { backUp } from '../backup/back-up.ts'
import { type Manifest, manifestName } from '../backup/manifest.ts'
import { restore } from '../backup/restore.ts'
import { filesFolder } from '../platform/files/open-files.ts'
import type { Config } from '../platform/settings/config.ts'
import { webConfig } from './test-config.ts'
import type { TestShop } from './test-shop.ts'
import { newShopper, type Payable, type Shopper } from './test-shopper.ts'

const never = new AbortController().signal

/** A folder that is removed after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'russpatcher-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A database without tables and a folder without files. */
export async function emptyPlace() {
  const database = await emptyDatabase()
  onTestFinished(() => database.close())
  const dataDir = newFolder()
  return { database, dataDir, config: placeOf({ databaseUrl: database.url, dataDir }) }
}

/** The settings of a place. */
export const placeOf = (
  { databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
  filesUrl?: string,
): Config => webConfig(databaseUrl, { DATA_DIR: dataDir, ...(filesUrl && { FILES_URL: filesUrl }) })

/** Backs up a shop, and returns the file and the reported lines. */
export async function backedUp(config: Config) {
  const path = join(newFolder(), 'shop.tar.zst')
  const reported: string[] = []
  await backUp(config, path, (line) => reported.push(line), never)
  return { path, reported }
}

/** Restores a backup, and returns the reported lines. */
export async function restored(config: Config, path: string): Promise<string[]> {
  const reported: string[] = []
  await restore(config, path, (line) => reported.push(line), never)
  return reported
}

/** The files of a place, by name. */
export async function filesIn(dataDir: string): Promise<Record<string, string>> {
  const folder = filesFolder(dataDir)
  const names = (await readdir(folder).catch(() => [])).sort()
  const entries = names.map(async (name) => [
    name,
    (await readFile(join(folder, name))).toString('base64'),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

/** A picture that no other upload has. */
export const newPicture = () =>
  sharp({
    create: {
      width: 30 + Math.floor(Math.random() * 100),
      height: 20,
      channels: 3,
      background: { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 },
    },
  })
    .png()
    .toBuffer()

/** Uploads a picture; returns its id. */
export async function upload(shop: TestShop, { headers }: Shopper): Promise<string> {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(await newPicture())]), 'bilde.png')
  const answer = await shop.call('POST', '/api/custom-images', { headers, form })
  return ((await answer.json()) as { id: string }).id
}

/** Buys patches with the customer's own picture. */
export async function buyOwnDesign(shop: TestShop, shopper = newShopper(shop)): Promise<Payable> {
  const body = { productId: 999_999, quantity: 10, customImageId: await upload(shop, shopper) }
  await shop.call('POST', '/api/cart', { headers: shopper.headers, body })
  const payable = await shopper.paid(1)
  await shopper.confirm(payable)
  return payable
}

/** A copy of a backup with a changed manifest and other entries, and the right checksum. */
export async function changed(
  path: string,
  change: (manifest: Manifest) => object,
  more: readonly Entry[] = [],
): Promise<string> {
  const copy = join(newFolder(), 'changed.tar.zst')
  const fill = async (add: AddEntry) => {
    for await (const { name, bytes } of entriesOf(path)) {
      const read = () => JSON.parse(bytes.toString())
      const isManifest = name === manifestName
      await add(name, isManifest ? Buffer.from(JSON.stringify(change(read()))) : bytes)
    }
    for (const { name, bytes } of more) await add(name, bytes)
  }
  await writeArchive(copy, fill, never)
  return copy
}
