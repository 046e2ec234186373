import { describe, expect, test } from 'vitest'
import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { firstDesignOf } from '../starts/first-design.ts'
import { digitize } from './digitize.ts'
import type { Pixels } from './picture/pixels/pixels.ts'
import { pictureOf, portrait, red, target, white } from './picture/pixels/test-pictures.ts'
import { usedPart, wholePictureOf } from './used-part.ts'

/** A logo with thin lines on a plain ground, in a corner of a picture with many other tones. */
const logoBesidePhoto = pictureOf([400, 300], (x, y) => {
  if (x > 0.5) return [255 * y, 120 + 100 * Math.sin(40 * x), 255 * x]
  if (Math.abs(x - 0.25) < 0.004 || Math.hypot(x - 0.3, y - 0.4) < 0.1) return red
  return white
})

/** A disc, a bar that is less than half opaque, and a soft shadow. */
const faintBesideSolid = pictureOf([300, 300], (x, y) => {
  const away = Math.hypot(x - 0.5, y - 0.4)
  if (away < 0.2) return red
  if (Math.abs(y - 0.8) < 0.05 && Math.abs(x - 0.5) < 0.4) return [20, 48, 110, 100]
  return [0, 0, 0, 80 * Math.exp(-(((away - 0.2) / 0.04) ** 2))]
})

const designOf = (
  pixels: Pixels,
  place: Partial<{ x: number; y: number; width: number; turn: number }>,
  part: Partial<PatchDesign> = {},
) => {
  const first = firstDesignOf(pixels, pixels)
  const { picture } = first
  return { ...first, ...part, picture: { ...picture, place: { ...picture.place, ...place } } }
}

const cases: [string, Pixels, ReturnType<typeof designOf>][] = [
  ['a photo close up', portrait, designOf(portrait, { width: 230, x: 12, y: -7 })],
  ['a turned photo', portrait, designOf(portrait, { width: 150, turn: 33.3 })],
  ['a drawing on a plain ground', target, designOf(target, { width: 160, x: 40 })],
  [
    'a drawing beside a photo',
    logoBesidePhoto,
    designOf(logoBesidePhoto, { width: 300, x: 75 }, { outline: 'square' }),
  ],
  ['a drawing with a faint part', faintBesideSolid, designOf(faintBesideSolid, { width: 180 })],
  [
    'a contour around a picture that reaches far out',
    target,
    designOf(target, { width: 210, y: 20 }, { outline: 'contour', size: 60 }),
  ],
]

describe.each(cases)('the used part of %s', (_, pixels, design) => {
  const part = usedPart(design, pixels)

  test('is sewn with the same stitches, once it is known what the whole picture was', () => {
    const wholePicture = wholePictureOf(design.picture, pixels)
    const known = { ...design, picture: { ...design.picture, wholePicture } }
    const sewn = digitize(design, pixels)
    expect(digitize(known, pixels)).toEqual(sewn)
    expect(digitize(known, part)).toEqual(sewn)
    expect(wholePictureOf(known.picture, part)).toEqual(wholePicture)
  })

  test('has nothing of the rest', () => {
    const gone = Array.from({ length: part.width * part.height }, (_, at) =>
      part.data.subarray(4 * at, 4 * at + 4),
    ).filter((pixel) => pixel.every((value) => value === 0))
    expect(gone.length).toBeGreaterThan(0.2 * part.width * part.height)
  })
})

test('of a picture that fills the middle third of a patch’s width, only that third is used', () => {
  const stripes = pictureOf([300, 300], (x) => (x < 1 / 3 ? red : x < 2 / 3 ? white : [0, 0, 255]))
  const design = designOf(stripes, { width: 240, x: 0, y: 0 }, { outline: 'square', size: 80 })
  const { data, width } = usedPart(
    { ...design, picture: { ...design.picture, withoutBackground: false } },
    stripes,
  )
  const alphaAt = (x: number, y: number) => data[4 * (y * width + x) + 3]
  expect([alphaAt(94, 150), alphaAt(150, 150), alphaAt(206, 150)]).toEqual([0, 255, 0])
  expect([alphaAt(150, 94), alphaAt(150, 206)]).toEqual([0, 0])
})
