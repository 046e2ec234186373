/**
 * Bundles the server's code with its packages, compiles it, and stores a stamp of the sources. As a thousand modules it
 * takes 15 MB more, and half as long again to load.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { compact } from './compact.ts'
import { bundle } from './server-process.ts'
import { builds, stampOf } from './stamp.ts'

const root = new URL('../../', import.meta.url).pathname

/** Lets a module find the files beside its source, as before. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](api|emails|modules)[\\/].*\.ts$/ }, async ({ path }) => {
      const place = `new URL(${JSON.stringify(relative(bundle, path))}, import.meta.url).href`
      const source = await readFile(path, 'utf8')
      return { contents: source.replaceAll('import.meta.url', place), loader: 'ts' }
    })
  },
}

await rm(bundle, { recursive: true, force: true })
await build({
  ...compact,
  entryPoints: ['server', 'start-shop', 'start-shop-processes'].map((name) =>
    join(root, `api/${name}.ts`),
  ),
  outdir: bundle,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  // Packages with binaries, and those that are loaded only when needed.
  external: ['@node-rs/argon2', 'mjml', 'sharp', 'yaml'],
  banner: {
    // For packages in CommonJS, which require Node's modules.
    js: "const require = process.getBuiltinModule('module').createRequire(import.meta.url);",
  },
  plugins: [placesOfSources],
  logLevel: 'warning',
})
await import('./compile-server.ts')
await writeFile(builds.server.stampFile, stampOf(builds.server.sources))
