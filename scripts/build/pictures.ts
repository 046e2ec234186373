/** Renders the pictures of all patches in the formats that pages use; existing ones are reused. */
import { readdir, unlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { keepPicture, madePictures, pictureFile } from '../../api/pictures/made-pictures.ts'
import { pixelsOf } from '../../api/pictures/raster.ts'
import { drawPatch } from '../../modules/catalogue/patch/index.ts'
import { pictureWidths } from '../../modules/catalogue/rules.ts'
import { patchesOfFiles } from '../../modules/catalogue/seed.ts'

/** Mails need PNG, in one size. */
const forms = [
  ...pictureWidths.flatMap((width) => [
    { width, form: 'avif' as const },
    { width, form: 'webp' as const },
  ]),
  { width: 160 as const, form: 'png' as const },
]
const atOnce = 4

const there = new Set(await readdir(madePictures).catch(() => []))
const wanted = new Set<string>()
const drawings = (await patchesOfFiles())
  .map(({ recipe, name }) => {
    const svg = Buffer.from(drawPatch(recipe, { title: name }))
    const files = forms.map((one) => ({ ...one, file: pictureFile(svg, one.width, one.form) }))
    for (const { file } of files) wanted.add(basename(file))
    return { svg, missing: files.filter(({ file }) => !there.has(basename(file))) }
  })
  .filter(({ missing }) => missing.length > 0)
if (drawings.length) console.log(`Making the pictures of ${drawings.length} patches …`)
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let next = drawings.pop(); next; next = drawings.pop()) {
      const pixels = await pixelsOf(next.svg)
      for (const { file, width, form } of next.missing)
        await keepPicture(file, await pixels.as(width, form))
    }
  }),
)
await Promise.all(
  [...there].filter((file) => !wanted.has(file)).map((file) => unlink(join(madePictures, file))),
)
