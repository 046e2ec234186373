/**
 * Lays out in dist/image what the built shop needs to run: `shop` is all of production's image, `stand-ins` is what the
 * demo's has besides, and `data` is an empty folder, the data of either.
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BundledFile, bundleServer, commands } from './bundle.ts'
import { contents } from './image/contents.ts'

const root = new URL('../../', import.meta.url).pathname
const image = join(root, 'dist/image')

await rm(image, { recursive: true, force: true })
const { shop, standIns } = await bundleServer()
const beside = contents()
await layOut('shop', beside.shop, shop)
await layOut('stand-ins', beside.standIns, standIns)
await mkdir(join(image, 'data'))
await writeFile(join(image, 'shop/package.json'), JSON.stringify(await packageFile(), null, 2))

async function layOut(part: string, paths: readonly string[], bundle: readonly BundledFile[]) {
  for (const path of paths)
    await cp(join(root, path), join(image, part, path), { recursive: true, verbatimSymlinks: true })
  for (const { name, contents } of bundle)
    await write(join(image, part, 'dist/shop', name), contents)
}

async function write(file: string, contents: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, contents)
}

/** The commands by the names that they have in the repository. */
async function packageFile() {
  const { name, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const scripts = Object.fromEntries([
    ['start', 'node dist/shop/run-server.mjs'],
    ...commands.map((command) => [command, `node dist/shop/${command}.mjs`]),
  ])
  return { name, version, private: true, type: 'module', scripts }
}
