/**
 * Renders the pictures of all patches in the formats that pages use; existing ones are reused. `--few`: only those that
 * lists and outfits show where a px has one pixel; the shop makes the others on request.
 */
import { readdir, unlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { keepPicture, madePictures } from '../../api/pictures/made-pictures.ts'
import { pixelsOf } from '../../api/pictures/raster.ts'
import { pictureAt, pictureWidths } from '../../modules/catalogue/rules.ts'
import { drawingAddress, patchesOfFiles } from '../../modules/catalogue/seed.ts'
import { drawPatch } from '../../modules/embroidery/index.ts'

/** Mails need PNG, in one size. The largest WebP is made on request: few browsers are without AVIF on a dense screen. */
const forms = [
  ...pictureWidths.map((width) => ({ width, form: 'avif' as const })),
  ...([160, 320] as const).map((width) => ({ width, form: 'webp' as const })),
  { width: 160 as const, form: 'png' as const },
]
type Form = (typeof forms)[number]
const atOnce = 4

const { values } = parseArgs({ options: { few: { type: 'boolean', default: false } } })
const isMade = ({ width, form }: Form) =>
  !values.few || (width <= 320 && form === 'avif') || (width === 160 && form === 'webp')

const there = new Set(await readdir(madePictures).catch(() => []))
const wanted = new Set<string>()
const unmade = (await patchesOfFiles())
  .map((patch) => {
    const drawing = drawingAddress(patch)
    const pictures = forms.map((one) => ({
      ...one,
      address: pictureAt(drawing, one.width, one.form),
    }))
    for (const { address } of pictures) wanted.add(basename(address))
    const missing = pictures.filter((one) => isMade(one) && !there.has(basename(one.address)))
    return { patch, missing }
  })
  .filter(({ missing }) => missing.length > 0)
if (unmade.length) console.log(`Making the pictures of ${unmade.length} patches …`)
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let next = unmade.pop(); next; next = unmade.pop()) {
      const { name, recipe } = next.patch
      const pixels = await pixelsOf(Buffer.from(drawPatch(recipe, { title: name })))
      for (const { address, width, form } of next.missing)
        await keepPicture(address, await pixels.as(width, form))
    }
  }),
)
await Promise.all(
  [...there].filter((file) => !wanted.has(file)).map((file) => unlink(join(madePictures, file))),
)
