import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import type {
  BadPicture,
  PictureRefusal,
  Spot,
} from '../../../api/testing/bad-pictures/bad-picture.ts'
import { badPictures } from '../../../api/testing/bad-pictures/corpus.ts'
import { designer, pictureFile } from '../shop/designer-steps.ts'
import { told } from '../toasts.ts'

const toasts: Record<PictureRefusal, [title: string, text: string]> = {
  image_unreadable: ['Ugyldig filtype', 'Kun PNG, JPG eller GIF filer er tillatt'],
  image_too_large: ['Fil for stor', 'Filen må være mindre enn 5MB'],
  image_too_many_pixels: [
    'For mange piksler',
    'Bildet kan ha høyst 50 megapiksler, og 20 000 piksler langs en side.',
  ],
}

/** One of each kind: the shop's tests send all of them, but a browser decodes them with decoders of its own. */
const chosen = [
  'a JPEG with the Exif orientation 6',
  'a PNG of 0 bytes',
  'a JPEG in CMYK',
  'a PNG cut off half-way',
  'a JPEG in YCCK',
  'a WebP named as a PNG',
  'a PNG of 100 bytes that claims 65,535 x 65,535 pixels',
  'a PNG of 16 bits per channel',
  'a HEIC of an iPhone',
  'a GIF of 1,000 frames',
  'a GIF whose frame is smaller than its canvas',
  'an SVG named as a PNG',
  'a half transparent PNG',
  'a PNG of 5 MB and one byte',
]

test('DESIGN-05 DESIGN-08 DESIGN-09 a bad picture is refused with its text, or shown as the shop stores it', async () => {
  const { page, choose, preview } = await designer()
  for (const name of chosen) {
    const { fileName, type, make, expected } = named(name)
    const before = (await preview.count()) && (await preview.getAttribute('src'))
    await choose(pictureFile(fileName, type, await make()))
    if (typeof expected === 'string') {
      await told(page, ...toasts[expected])
      expect(await preview.getAttribute('src'), name).toBe(before)
      continue
    }
    await told(page, 'Bilde lastet opp!')
    const { width, height } = expected
    const spots = width < leastSide ? [] : (expected.spots ?? [])
    expect(await shownAs(preview, spots), name).toEqual({
      sides: [width, height],
      colours: spots.map(({ colour }) => colour.map(roughly)),
    })
  }
})

function named(name: string): BadPicture {
  const found = badPictures.find((one) => one.name === name)
  if (!found) throw new Error(`There is no bad picture "${name}"`)
  return found
}

/** Pixels from which on colours are compared: the preview's WebP blends neighbours. */
const leastSide = 8

/** In steps of which a decoder's conversion of colours exceeds none. */
const step = 64
const roughly = (value: number) => Math.round(value / step)

/** The sides of the shown picture in pixels, and its colours at these places, roughly. */
async function shownAs(preview: Locator, spots: readonly Spot[]) {
  const shown = await preview.evaluate((image, places) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('The preview is no image')
    const sides = [image.naturalWidth, image.naturalHeight]
    const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d')
    context?.drawImage(image, 0, 0)
    const colours = places.map(({ x, y, colour }) =>
      [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, colour.length),
    )
    return { sides, colours }
  }, spots)
  return { ...shown, colours: shown.colours.map((colour) => colour.map(roughly)) }
}
