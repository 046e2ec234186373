/**
 * Collects in dist/api-docs what the page of the API's documentation loads: Scalar's script, the shop's start of it,
 * styles and fonts.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { build } from 'esbuild'

const root = new URL('../../', import.meta.url).pathname
const folder = join(root, 'dist/api-docs')

const fonts = {
  'baloo-2': '@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff2',
  'hanken-grotesk':
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
}

await mkdir(folder, { recursive: true })
await build({
  absWorkingDir: root,
  entryPoints: ['site/api-docs/start.ts', 'site/api-docs/api-docs.css'],
  outdir: folder,
  bundle: true,
  minify: true,
  format: 'esm',
  external: ['*.woff2'],
  logLevel: 'warning',
})
const { resolve } = createRequire(import.meta.url)
for (const [name, font] of Object.entries(fonts))
  await copyFile(resolve(font), join(folder, `${name}.woff2`))

const plugin = fileURLToPath(import.meta.resolve('@scalar/fastify-api-reference'))
await writeFile(join(folder, 'scalar.js'), scalarScript(await readFile(plugin, 'utf8')))
await copyFile(join(dirname(plugin), '../LICENSE'), join(folder, 'LICENSE'))

/**
 * Scalar's script in one file: a literal in its plugin for Fastify, the only package that brings it without the 280 that
 * it is built from.
 */
function scalarScript(source: string): string {
  const literal = /^var standalone_default = (".*");$/m.exec(source)?.[1]
  if (!literal) throw new Error("Scalar's plugin holds no script in one file")
  return runInNewContext(literal)
}
