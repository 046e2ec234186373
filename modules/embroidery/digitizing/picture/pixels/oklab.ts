/** A colour in Oklab, in which distances are those that people see: black to white is 1. */
export type Lab = readonly [lightness: number, greenRed: number, blueYellow: number]

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/**
 * Writes the Oklab colour of sRGB values from 0 to 255 into `target`, from `at` on (Björn Ottosson's matrices). Pictures
 * have so many colours that an array for each would keep the engine busy clearing up.
 */
export function putLab(
  target: Float32Array | Float64Array,
  at: number,
  red: number,
  green: number,
  blue: number,
): void {
  const r = linear[Math.round(red)] as number
  const g = linear[Math.round(green)] as number
  const b = linear[Math.round(blue)] as number
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  target[at] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  target[at + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  target[at + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
}

/** Used again for each colour. */
const written = new Float64Array(3)

/** The Oklab colour of sRGB values from 0 to 255. */
export function labOf(red: number, green: number, blue: number): Lab {
  putLab(written, 0, red, green, blue)
  return [written[0] as number, written[1] as number, written[2] as number]
}

/** The Oklab colour of an sRGB hex text such as '#c8102e'. */
export const labOfHex = (hex: string): Lab =>
  labOf(...(hexChannels(hex) as [number, number, number]))

/** Red, green and blue of an sRGB hex text, 0 to 255. */
export const hexChannels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The sRGB hex text of red, green and blue, 0 to 255. */
export const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** The sRGB hex text of a colour. */
export function hexOfLab([lightness, greenRed, blueYellow]: Lab): string {
  const l = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3
  const m = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3
  const s = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3
  return hexOf([
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ])
}

/** A share of light as an sRGB value, 0 to 255. */
const encoded = (share: number): number => {
  const within = Math.min(1, Math.max(0, share))
  return 255 * (within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055)
}

/** The difference of two colours to the eye, which lie in arrays from these places on. */
export function apart(
  one: Float32Array | Float64Array,
  at: number,
  other: Float32Array | Float64Array,
  otherAt: number,
): number {
  const l = (one[at] ?? 0) - (other[otherAt] ?? 0)
  const a = (one[at + 1] ?? 0) - (other[otherAt + 1] ?? 0)
  const b = (one[at + 2] ?? 0) - (other[otherAt + 2] ?? 0)
  return Math.sqrt(l * l + a * a + b * b)
}

/** The difference of two colours to the eye. `Math.hypot` would take engines ten times as long. */
export function difference(one: Lab, other: Lab): number {
  const [l, a, b] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
  return Math.sqrt(l * l + a * a + b * b)
}
