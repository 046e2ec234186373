import { type Component, componentsOf } from './components.ts'
import type { ColourGrid } from './grid.ts'

/** The hues, strengths and brightnesses of skin in Oklab, from dark to light. */
const skin = {
  fromHue: 20,
  toHue: 68,
  weakest: 0.025,
  strongest: 0.14,
  darkest: 0.45,
  lightest: 0.93,
}

/** Share of the patch that a face has, and its width as a share of its height. */
const leastShare = 0.04
const mostShare = 0.75
const narrowest = 0.45
const widest = 1.7

/** Deviation of the lightness in a face: light and shadow, which no drawing in flat colours has. */
const leastShading = 0.045

/** The area that is probably a face: of the colour of skin, about as wide as high, with light and shadow. */
export function skinIn(colours: ColourGrid, cut: Uint8Array): Component | undefined {
  const { width, height, lab, covered } = colours
  const labels = Uint8Array.from(cut, (inside, at) =>
    inside && covered[at] && isSkin(lab[3 * at] ?? 0, lab[3 * at + 1] ?? 0, lab[3 * at + 2] ?? 0)
      ? 1
      : 0,
  )
  const patch = cut.reduce((sum, one) => sum + one, 0)
  return componentsOf({ width, height, labels })
    .filter(({ label, cells, left, right, top, bottom }) => {
      const ratio = (right - left + 1) / (bottom - top + 1)
      const share = cells.length / patch
      return (
        label === 1 &&
        share > leastShare &&
        share < mostShare &&
        ratio > narrowest &&
        ratio < widest &&
        shadingOf(cells, lab) > leastShading
      )
    })
    .toSorted((a, b) => b.cells.length - a.cells.length)[0]
}

/** Whether an Oklab colour is one of skin. */
export function isSkin(lightness: number, greenRed: number, blueYellow: number): boolean {
  const strength = Math.hypot(greenRed, blueYellow)
  const hue = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI
  return (
    lightness > skin.darkest &&
    lightness < skin.lightest &&
    strength > skin.weakest &&
    strength < skin.strongest &&
    hue > skin.fromHue &&
    hue < skin.toHue
  )
}

/** The standard deviation of the lightness of cells. */
function shadingOf(cells: Int32Array, lab: Float32Array): number {
  let [sum, squares] = [0, 0]
  for (const at of cells) {
    const lightness = lab[3 * at] ?? 0
    sum += lightness
    squares += lightness * lightness
  }
  const mean = sum / cells.length
  return Math.sqrt(Math.max(0, squares / cells.length - mean * mean))
}
