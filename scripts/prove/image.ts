/**
 * `npm run prove-image`: follows the Dockerfile's steps without a container engine, in empty folders, and runs what its
 * targets have, on nothing but Node. Production is small, has nothing foreign, refuses to run without settings, and
 * serves with them; the demo needs none.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir } from 'node:fs/promises'
import { constants } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { newFolder } from '../bench/processes/new-folder.ts'
import { stopAll } from '../bench/processes/stop-at-end.ts'
import { checkDemo } from './image/demo.ts'
import { follower, type Image } from './image/follow.ts'
import { checkForeign } from './image/foreign.ts'
import { checkRefusals } from './image/refusals.ts'
import { checkServing } from './image/serving.ts'
import { checkSize, sizeOf } from './image/size.ts'

const root = new URL('../../', import.meta.url).pathname

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => stopAll().then(() => process.exit(128 + constants.signals[signal])))
try {
  const { folder } = await newFolder()
  const context = join(folder, 'context')
  await copySources(context)
  const image = await follower(context, join(folder, 'stages'), await pathOfBase(folder))
  console.log('Building …')
  const build = await image('build')
  const production = await image()
  const files = await filesOf(production)
  checkSize(await printedSize('production', production, files))
  await checkForeign({ image: production, files }, { image: build, files: await filesOf(build) })
  await checkRefusals(production)
  await checkServing(production)
  console.log('Production has nothing foreign, needs its settings, and serves with them.')
  const demo = await image('demo')
  await printedSize('demo', demo, await filesOf(demo))
  await checkDemo(demo)
  console.log('The demo runs without settings.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await stopAll()
}
process.exit()

/** Copies what a checkout has: nothing that is ignored or built, but the pictures of patches, which take minutes. */
async function copySources(folder: string): Promise<void> {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const paths = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const path of [...paths.filter(Boolean), '.cache/pictures'])
    if (existsSync(join(root, path)))
      await cp(join(root, path), join(folder, path), { recursive: true })
}

/** The PATH of the image that the stages begin with: Node, npm and the system's commands, and no installed packages. */
async function pathOfBase(folder: string): Promise<string> {
  const bin = join(folder, 'bin')
  await mkdir(bin)
  await copyFile(process.execPath, join(bin, 'node'))
  const others = (process.env.PATH ?? '').split(delimiter)
  return [bin, ...others.filter((path) => !path.includes('node_modules'))].join(delimiter)
}

/** The paths of all files of an image. */
async function filesOf({ folder }: Image): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
}

/** Prints the MB of each part, and returns the sum. */
async function printedSize(name: string, image: Image, files: readonly string[]): Promise<number> {
  const { rows, sum } = await sizeOf(image, files)
  for (const [part, megabytes] of [...rows, ['in all', sum] as const])
    console.log([`image ${name}: ${part}`, megabytes.toFixed(1), 'MB'].join('\t'))
  return sum
}
