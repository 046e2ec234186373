import { type Recipe, sewPatch, twill } from '../../../modules/embroidery/index.ts'

type Cloth = Parameters<typeof twill>[1]

/** A patch on a scene, placed by its centre; `size` and coordinates in the scene's units, `turn` in degrees. */
type Sewn = { recipe: Recipe; x: number; y: number; size: number; turn?: number }

type Scene = {
  width: number
  height: number
  cloth: Cloth
  /** SVG between the cloth and the patches. */
  under?: string
  patches: readonly Sewn[]
  over?: string
}

/** Patches on a piece of cloth, as SVG. */
export function scene({ width, height, cloth, under = '', patches, over = '' }: Scene): string {
  const sewn = patches.map(({ recipe, x, y, size, turn = 0 }, index) => {
    const patch = sewPatch(recipe, { idPrefix: `s${index}-`, turn })
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 400}) translate(-200 -200)">${patch}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${twill('cloth', cloth)}</defs><path d="M0 0H${width}V${height}H0Z" fill="url(#cloth)"/>${under}${sewn.join('')}${over}</svg>`
}

/** A seam along an SVG path, by default in white thread. */
export const seam = (d: string, colour = '#faf5eb'): string =>
  `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="5" stroke-dasharray="15 9" stroke-linecap="round" transform="translate(0 2)"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="4" stroke-dasharray="15 9" stroke-linecap="round"/>`
