import type { Lab } from './oklab.ts'

/** Share of white light that a surface reflects beside its colour, as in WCAG's contrast: dark colours look alike in it. */
const glare = 0.05

/** A colour as it looks in a room, in Oklab: glare is added to what each kind of cone in the eye takes up. */
export function inLight([lightness, greenRed, blueYellow]: Lab): Lab {
  const l = lit(lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow)
  const m = lit(lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow)
  const s = lit(lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const lit = (value: number): number => Math.cbrt((1 - glare) * value * value * value + glare)
