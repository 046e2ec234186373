/** Bundles the server and the commands of the image with their packages. */
import { readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import { compact } from './compact.ts'
import { bundle } from './server-process.ts'

const root = new URL('../../', import.meta.url).pathname

/** Scripts that the image has too, by the names that `npm run` knows. */
const scriptsOfImage = {
  admin: 'scripts/admin.ts',
  backup: 'scripts/database/backup.ts',
  export: 'scripts/admin/export.ts',
  forget: 'scripts/admin/forget.ts',
  migrate: 'scripts/migrate.ts',
  restore: 'scripts/database/restore.ts',
  seed: 'scripts/seed.ts',
  'skip-numbers': 'scripts/database/skip-numbers.ts',
}
export const commands = Object.keys(scriptsOfImage)

/** Packages that are not bundled: two with binaries, and one in CommonJS whose names `import()` would not find. */
export const unbundled = ['@node-rs/argon2', 'sharp', 'yaml']

/** Scripts that the server starts in processes and threads of their own, by the sources beside which it finds them. */
const processes = [
  'api/pictures/outfit-process.ts',
  'modules/artwork/designs/sewing-process.ts',
  'modules/shared/pictures/cpu-watch.ts',
  'modules/shared/pictures/encode-picture.ts',
]

const entryPoints = {
  'run-server': 'scripts/build/run-server.ts',
  'compile-server': 'scripts/build/compile-server.ts',
  server: 'api/server.ts',
  'start-shop': 'api/start-shop.ts',
  'start-shop-processes': 'api/start-shop-processes.ts',
  ...Object.fromEntries(processes.map((path) => [basename(path, '.ts'), path])),
  ...scriptsOfImage,
}

/** A file of the bundle: its name in dist/shop, and the sources in it by their paths in the repository. */
export type BundledFile = { name: string; contents: Uint8Array; sources: string[] }

/** The files that a shop with all its settings can load, and those that only a stand-in needs. */
export async function bundleServer(): Promise<{ shop: BundledFile[]; standIns: BundledFile[] }> {
  const { outputFiles, metafile } = await build({
    ...compact,
    absWorkingDir: root,
    entryPoints,
    outdir: bundle,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    // The compiler of the mails is loaded only when the build has not compiled them.
    external: [...unbundled, 'mjml'],
    banner: {
      // For packages in CommonJS, which require Node's modules.
      js: "const require = process.getBuiltinModule('module').createRequire(import.meta.url);",
    },
    plugins: [placesOfSources],
    metafile: true,
    write: false,
    logLevel: 'warning',
  })
  const files = outputFiles.map(({ path, contents }) => {
    const sources = Object.keys(metafile.outputs[relative(root, path)]?.inputs ?? {})
    return { name: relative(bundle, path), contents, sources }
  })
  const loaded = loadedWithoutStandIns(metafile.outputs)
  const isLoaded = ({ name }: BundledFile) => loaded.has(relative(root, join(bundle, name)))
  return {
    shop: files.filter(isLoaded),
    standIns: files.filter((file) => !isLoaded(file)),
  }
}

/** Lets a module find the files beside its source, as before, and the bundled scripts of its processes. */
const placesOfSources: Plugin = {
  name: 'places-of-sources',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](api|emails|modules|scripts)[\\/].*\.ts$/ }, async ({ path }) => {
      const place = `new URL(${JSON.stringify(relative(bundle, path))}, import.meta.url).href`
      const source = await readFile(path, 'utf8')
      const contents = source
        .split(/(new URL\('[^']+', import\.meta\.url\))/)
        .map((part) => bundledProcess(part) ?? part.replaceAll('import.meta.url', place))
        .join('')
      return { contents, loader: 'ts' }
    })
  },
}

/** The place of a script that is bundled as a process of its own, if a source names one. */
function bundledProcess(source: string): string | undefined {
  const [, name] = /^new URL\('\.\/([^']+)\.ts'/.exec(source) ?? []
  const isBundled = processes.some((path) => basename(path, '.ts') === name)
  return isBundled ? `new URL('./${name}.mjs', import.meta.url)` : undefined
}

/** The files that an entry point loads when it imports no stand-in. */
function loadedWithoutStandIns(outputs: Metafile['outputs']): Set<string> {
  const loaded = new Set<string>()
  const load = (path: string): void => {
    const output = outputs[path]
    if (!output || loaded.has(path) || output.entryPoint?.startsWith('api/stand-ins/')) return
    loaded.add(path)
    for (const imported of output.imports) load(imported.path)
  }
  for (const name of Object.keys(entryPoints)) load(relative(root, join(bundle, `${name}.mjs`)))
  return loaded
}
