/**
 * Builds the site, merges the inline blocks of prerendered pages, compresses the files for browsers, collects the parts
 * of the API's documentation, compiles the mails, builds the server and stores a stamp of the sources, so that an
 * unchanged site is not built again.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { build } from 'astro'
import { build as bundle } from 'esbuild'
import { encode } from '../../api/edge/response-cache/encoding.ts'
import { demoFile, demoForms } from '../../api/pages/demo-parts.ts'
import { mergeInlineBlocks } from '../../api/pages/inline-blocks.ts'
import { noteBuilt } from './stamp.ts'

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
await mergeInPrerendered(join(root, 'dist'))
await compress(join(root, 'dist/client'))
await import('./api-docs.ts')
await import('./mails.ts')
await import('./server.ts')
await noteBuilt('site', await sourcesOfSite())

/** Folders of which every file may be on a page, and what else the site is made with: all that its scripts import. */
async function sourcesOfSite(): Promise<string[]> {
  const folders = ['site', 'modules', 'emails']
  const { metafile } = await bundle({
    absWorkingDir: root,
    entryPoints: ['astro.config.mjs', 'scripts/build/site.ts', 'api/pages/astro-entry.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'dist',
    metafile: true,
    write: false,
    logLevel: 'error',
  })
  const files = Object.keys(metafile.inputs).filter(
    (file) => !folders.includes(file.split('/')[0] ?? ''),
  )
  return [...folders, 'package-lock.json', 'tsconfig.json', ...files]
}

type PageHeaders = { pathname: string; headers: { key: string; value: string }[] }

/**
 * Merges the inline blocks of the prerendered pages, as `render` does with the others. A page that says when the shop is
 * a demo gets a file for each form.
 */
async function mergeInPrerendered(dist: string) {
  const file = join(dist, '_headers.json')
  const pages: PageHeaders[] = JSON.parse(await readFile(file, 'utf8'))
  for (const { pathname, headers } of pages) {
    const folder = join(dist, 'client', pathname)
    const path = existsSync(folder) ? join(folder, 'index.html') : `${folder}.html`
    const policy = headers.find(({ key }) => key === 'Content-Security-Policy')
    if (!policy) throw new Error(`${pathname} has no Content-Security-Policy`)
    const page = mergeInlineBlocks({ html: await readFile(path, 'utf8'), policy: policy.value })
    policy.value = page.policy
    const forms = demoForms(page.html)
    await writeFile(path, forms?.shop ?? page.html)
    if (forms) await writeFile(demoFile(path), forms.demo)
  }
  await writeFile(file, JSON.stringify(pages, null, 2))
}

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
