/**
 * Draws the pictures of the shop's identity: icons, share pictures, the gallery, and drawings for empty states. Skipped
 * when their sources are unchanged.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { shareGroundPath } from '../../api/pictures/share-picture.ts'
import { overallsPicture } from '../../modules/catalogue/overalls/index.ts'
import { type Patch, patchesOfFiles } from '../../modules/catalogue/seed.ts'
import { drawPatch } from '../../modules/embroidery/index.ts'
import { iconFile } from './identity/icon-file.ts'
import { drawings, mark } from './identity/marks.ts'
import { scene } from './identity/scene.ts'
import { shareGround } from './identity/share-ground.ts'
import { sharePictures } from './identity/share-pictures.ts'
import { bare, swatches, worn } from './identity/worn.ts'
import { stampOf } from './stamp.ts'

const folder = new URL('../../site/public/bilder/', import.meta.url).pathname
const stampFile = join(folder, 'drawn-from')

const stamp = stampOf([
  'modules/catalogue',
  'scripts/build',
  'api/pictures/share-picture.ts',
  'package-lock.json',
])
if ((await readFile(stampFile, 'utf8').catch(() => undefined)) !== stamp) {
  await mkdir(folder, { recursive: true })
  const patches = await patchesOfFiles()
  await Promise.all([
    icons(),
    photographs(sharePictures(patches)),
    overallsPictures(patches),
    behindPatch(),
    emptyPlaces(),
  ])
  await writeFile(stampFile, stamp)
}

async function overallsPictures(patches: readonly Patch[]) {
  for (const [name, svg] of worn(patches)) await inWidths(name, svg, [400, 800], ['avif', 'webp'])
  for (const [name, svg] of bare()) await inWidths(name, svg, [400, 800], ['webp'])
  for (const [name, svg] of swatches()) await inWidths(name, svg, [240], ['webp'])
}

/** A drawing without its bleed in each width and form. It is rendered once: its filters take most of the time. */
async function inWidths(name: string, svg: string, widths: number[], forms: ('avif' | 'webp')[]) {
  const drawn = sharp(await overallsPicture(svg, Math.max(...widths)))
  for (const width of widths)
    for (const form of forms) {
      const picture = drawn.clone().resize(width)
      const inForm =
        form === 'avif' ? picture.avif({ quality: 43, effort: 3 }) : picture.webp({ quality: 60 })
      await inForm.toFile(join(folder, `${name}-${width}.${form}`))
    }
}

async function icons() {
  const patch = Buffer.from(drawPatch(mark))
  const onRed = Buffer.from(
    scene({
      width: 512,
      height: 512,
      cloth: 'red',
      patches: [{ recipe: mark, x: 256, y: 256, size: 420 }],
    }),
  )
  const png = (svg: Buffer, size: number) =>
    sharp(svg, { density: 144 }).resize(size, size).png().toBuffer()
  const write = async (name: string, file: Buffer) => writeFile(join(folder, name), file)
  await write('favicon.ico', iconFile(await png(patch, 32), 32))
  await write('apple-touch-icon.png', await png(onRed, 180))
  await write('icon-192.png', await png(patch, 192))
  await write('icon-512.png', await png(patch, 512))
  await write('icon-maskable-512.png', await png(onRed, 512))
  await write('merke-96.png', await png(patch, 96))
}

/** JPEG, because sites that preview links may not support newer formats. */
async function photographs(pictures: readonly [string, string][]) {
  await Promise.all(
    pictures.map(([name, svg]) =>
      sharp(Buffer.from(svg))
        .jpeg({ quality: 80, mozjpeg: true })
        .toFile(join(folder, `deling-${name}.jpg`)),
    ),
  )
}

async function behindPatch() {
  await writeFile(join(folder, basename(shareGroundPath)), await shareGround())
}

async function emptyPlaces() {
  const make = async (name: string, svg: string) => {
    const picture = sharp(Buffer.from(svg)).resize(280)
    const file = join(folder, `tom-${name}`)
    await picture.clone().avif({ quality: 50, effort: 2 }).toFile(`${file}.avif`)
    await picture.clone().webp({ quality: 70 }).toFile(`${file}.webp`)
  }
  await Promise.all(Object.entries(drawings).map(([name, recipe]) => make(name, drawPatch(recipe))))
}
