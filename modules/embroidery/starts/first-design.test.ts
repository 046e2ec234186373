import { describe, expect, test } from 'vitest'
import { contrastTo, visible } from '../digitizing/contrast.ts'
import { isTooDetailed } from '../digitizing/detail.ts'
import { digitize } from '../digitizing/digitize.ts'
import { isBare } from '../digitizing/embroidery.ts'
import { limitsOf } from '../digitizing/limits/limits.ts'
import type { Pixels } from '../digitizing/picture/pixels/pixels.ts'
import { black, blue, pictureOf, red, white } from '../digitizing/picture/pixels/test-pictures.ts'
import { firstDesignOf } from './first-design.ts'

type Colour = readonly [number, number, number, number?]

const none: Colour = [0, 0, 0, 0]

/** A disc above a bar, in two colours. */
const logo = (on: Colour, disc: Colour, bar: Colour = disc): Pixels =>
  pictureOf([200, 200], (x, y) => {
    if (Math.hypot(x - 0.5, y - 0.38) < 0.2) return disc
    return Math.abs(x - 0.5) < 0.3 && Math.abs(y - 0.72) < 0.07 ? bar : on
  })

const grey = (value: number): Colour => [value, value, value]
const faint = ([red, green, blue]: Colour, alpha: number): Colour => [red, green, blue, alpha]

describe('the first design', () => {
  test.each<[string, Pixels]>([
    ['a white logo on no background', logo(none, white)],
    ['a white logo on the lightest grey', logo(grey(240), white)],
    ['a light grey logo on white', logo(white, grey(224))],
    ['a cream logo on no background', logo(none, [243, 234, 210])],
    ['pastels on white', logo(white, [251, 211, 220], [207, 232, 251])],
    ['white letters beside a red dot on no background', logo(none, white, red)],
    ['white beside a red bar on the lightest grey', logo(grey(245), white, red)],
    ['cream beside a red bar on white', logo(white, [251, 243, 220], red)],
    ['a black logo on no background', logo(none, black)],
    ['a dark grey logo on black', logo(grey(0), grey(60))],
    ['a logo that is less than half opaque', logo(none, faint(black, 77))],
    ['a white logo that is less than half opaque', logo(none, faint(white, 77))],
    ['a logo of which a part is half opaque', logo(none, faint(red, 90), [31, 95, 191])],
    ['a logo of which a small part is half opaque', logo(none, blue, faint(red, 115))],
    ['a logo in greys on light grey', logo(grey(240), grey(48), grey(190))],
  ])('of %s shows each of its threads on the cloth', (_, pixels) => {
    const design = firstDesignOf(pixels, pixels)
    const threads = design.picture.threads.map(({ thread }) => thread)
    expect(design.picture.withoutBackground).toBe(true)
    expect(contrastTo(design.cloth, threads)).toBeGreaterThanOrEqual(visible)
    const { regions } = digitize(design, pixels)
    const sewn = new Set(regions.slice(0, -1).map(({ thread }) => thread))
    expect(sewn).toEqual(new Set(threads))
  })

  const seven = [
    red,
    blue,
    white,
    black,
    grey(130),
    [20, 130, 70],
    [240, 180, 30],
  ] satisfies Colour[]
  test.each<[string, (x: number, y: number) => number]>([
    ['160 stripes', (x) => 160 * x],
    ['80 rings', (x, y) => 160 * Math.hypot(x - 0.5, y - 0.5)],
  ])('of %s in seven colours is not too detailed', (_, areaAt) => {
    const dense = pictureOf(
      [256, 256],
      (x, y) => seven[Math.floor(areaAt(x, y)) % seven.length] ?? white,
    )
    expect(isTooDetailed(digitize(firstDesignOf(dense, dense), dense))).toBe(false)
  })

  test.each<[string, Pixels]>([
    ['of which nothing is seen', logo(none, none)],
    ['that is all white', logo(white, white)],
    ['of a white logo on nearly white', logo(grey(250), white)],
  ])('of a picture %s is white all over, can be ordered, and is reported', (_, blank) => {
    const design = firstDesignOf(blank, blank)
    expect(design.picture).toMatchObject({
      withoutBackground: false,
      threads: [{ thread: 'white' }],
    })
    expect(contrastTo(design.cloth, ['white'])).toBeGreaterThanOrEqual(visible)
    expect(isBare(digitize(design, blank))).toBe(false)
    const limits = limitsOf(design, blank, { width: 2000, height: 2000 })
    expect(limits).toEqual([{ kind: 'one-colour' }])
  })

  test('of a picture with rounded corners shows the cloth there, and not its white', () => {
    const tile = pictureOf([300, 300], (x, y) => {
      const corner = Math.hypot(
        Math.max(0, Math.abs(x - 0.5) - 0.3),
        Math.max(0, Math.abs(y - 0.5) - 0.3),
      )
      if (corner > 0.2) return none
      return Math.hypot(x - 0.5, y - 0.5) < 0.2 ? red : white
    })
    const { cloth, picture } = firstDesignOf(tile, tile)
    expect(picture.withoutBackground).toBe(false)
    expect(contrastTo(cloth, ['white', 'red'])).toBeGreaterThanOrEqual(visible)
  })

  test('DESIGN-11 of white letters, of a faint picture and of none without a background is on cloth on which they are seen', () => {
    const bars = (colour: Colour) =>
      pictureOf([300, 300], (x, y) =>
        Math.abs(Math.abs(x - 0.4) - 0.13) < 0.067 && Math.abs(y - 0.5) < 0.3 ? colour : none,
      )
    const cloths = [bars(white), bars([0, 0, 0, 77]), bars(none)].map(
      (pixels) => firstDesignOf(pixels, pixels).cloth,
    )
    expect(cloths).toEqual(['navy', 'white', 'navy'])
  })

  test('of a small subject far from the middle shows it on the patch', () => {
    const mark = pictureOf([300, 300], (x, y) => (Math.hypot(x - 0.9, y - 0.9) < 0.03 ? red : none))
    const design = firstDesignOf(mark, mark)
    expect(isBare(digitize(design, mark))).toBe(false)
  })
})
