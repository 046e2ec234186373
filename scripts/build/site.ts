/**
 * Builds the site, compresses the files for browsers, and stores a stamp of the sources, so that an unchanged site is
 * not built again.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { build } from 'astro'
import { encode } from '../../api/kept/encoding.ts'
import { buildStamp, stampFile } from './stamp.ts'

const compressible = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.webmanifest',
])
const bestBrotli = 11

const root = new URL('../../', import.meta.url).pathname

process.env.ASTRO_TELEMETRY_DISABLED = '1'
await import('./identity.ts')
await build({ root, logLevel: 'warn' })
await compress(join(root, 'dist/client'))
await writeFile(stampFile, await buildStamp())

async function compress(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name)
      const { br, gzip } = await encode(await readFile(file), bestBrotli)
      if (br && gzip)
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)])
    }),
  )
}
