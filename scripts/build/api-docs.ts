/**
 * Collects in dist/api-docs what the page of the API's documentation loads: Scalar's script, the shop's start of it,
 * styles and fonts.
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import scalar from '@scalar/fastify-api-reference'
import { build } from 'esbuild'
import fastify from 'fastify'

const root = new URL('../../', import.meta.url).pathname
const folder = join(root, 'dist/api-docs')

const fonts = {
  'baloo-2': '@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff2',
  'hanken-grotesk':
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
}

await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'scalar.js'), await scalarScript())
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

const main = resolve('@scalar/fastify-api-reference')
await copyFile(join(dirname(main), '../LICENSE'), join(folder, 'LICENSE'))

/**
 * Scalar's script in one file. Only its plugin for Fastify brings the file without the 280 packages that it is built
 * from, and answers with it.
 */
async function scalarScript(): Promise<string> {
  const server = fastify()
  await server.register(scalar, { routePrefix: '/docs', configuration: { url: '/contract' } })
  const { statusCode, body } = await server.inject('/docs/js/scalar.js')
  if (statusCode !== 200)
    throw new Error(`Scalar's plugin answers ${statusCode} in place of a script`)
  return body
}
