import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Image } from './follow.ts'

/** Most MB that production adds to the image that it begins with. */
const most = 150

/** The parts of an image by the beginnings of their paths; the first that fits counts. */
const parts = {
  'pictures of patches': 'shop/.cache/pictures/',
  packages: 'shop/node_modules/',
  'pages and scripts for browsers': 'shop/dist/client/',
  "server's code": 'shop/dist/',
  "server's code, compiled": 'shop/.cache/node/',
  'migrations, catalogue, contract': '',
}

/** The size of an image on disk without the one that it begins with: MB of each part, and the sum. */
export async function sizeOf({ folder }: Image, files: readonly string[]) {
  const rows = new Map(Object.keys(parts).map((part) => [part, 0]))
  for (const file of files) {
    const [part = ''] = Object.entries(parts).find(([, start]) => file.startsWith(start)) ?? []
    const bytes = (await lstat(join(folder, file))).blocks * 512
    rows.set(part, (rows.get(part) ?? 0) + bytes / 1e6)
  }
  return { rows, sum: [...rows.values()].reduce((sum, megabytes) => sum + megabytes, 0) }
}

/** Throws when production is larger than allowed. */
export function checkSize(sum: number): void {
  if (sum > most) throw new Error(`Production's image adds ${sum.toFixed(0)} MB, and may ${most}`)
}
