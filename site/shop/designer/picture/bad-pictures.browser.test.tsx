import { expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import type { Spot } from '../../../../api/testing/bad-pictures/bad-picture.ts'
import {
  choose,
  openDesigner,
  preview,
  recorded,
  refusal,
} from '../../../testing/open-designer.tsx'
import { noteToasts } from '../../../testing/toasts.ts'
import { designerTexts as texts } from '../text.ts'

const toasts = {
  image_unreadable: [texts.wrongType, texts.wrongTypeText],
  image_too_large: [texts.tooLarge, texts.tooLargeText],
  image_too_many_pixels: [texts.tooManyPixels, texts.tooManyPixelsText],
} as const

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
  const { expectToast } = noteToasts()
  const { answers } = await openDesigner({ getCustomImagePixels: 503 })
  for (const name of chosen) {
    const { fileName, type, expected, base64 } = await commands.badPicture(name)
    const isRefused = typeof expected === 'string'
    answers.addCustomImage = isRefused ? () => refusal(expected) : recorded
    const before = preview.query()?.getAttribute('src')
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    choose(new File([bytes], fileName, { type }))
    const [title, text] = isRefused ? toasts[expected] : [texts.uploaded]
    await expectToast(title, text)
    const src = preview.query()?.getAttribute('src')
    if (isRefused) {
      expect(src, name).toBe(before)
      continue
    }
    const { width, height } = expected
    const spots = width < leastSide ? [] : (expected.spots ?? [])
    expect(await shownAs(src ?? '', spots), name).toEqual({
      sides: [width, height],
      colours: spots.map(({ colour }) => colour.map(roughly)),
    })
  }
})

/** Pixels from which on colours are compared: the preview's WebP blends neighbours. */
const leastSide = 8

/** In steps of which a decoder's conversion of colours exceeds none. */
const step = 64
const roughly = (value: number) => Math.round(value / step)

/** The sides of the shown picture in pixels, and its colours at these places, roughly. */
async function shownAs(src: string, spots: readonly Spot[]) {
  const image = new Image()
  image.src = src
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(image, 0, 0)
  const colours = spots.map(({ x, y, colour }) =>
    [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, colour.length).map(roughly),
  )
  return { sides: [width, height], colours }
}
