import { brassPath, button } from './brass.ts'
import { type Cloth, wovenArea } from './cloth.ts'
import { clothEdge, topstitch } from './seams.ts'

/** A band of cloth with a row of stitches along each side; `seams` is the path of both rows. */
export const band = (cloth: Cloth, d: string, seams: string): string =>
  `<path d="${d}" transform="translate(4 6)" fill-opacity=".3"/>${wovenArea(cloth, d)}${clothEdge(d)}${topstitch(seams, cloth.stitching)}`

/** The square of stitches that holds the end of a strap, around its centre. */
export const boxStitch = (x: number, y: number, turn: number, { stitching }: Cloth): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${topstitch('M-16 -14H16V14H-16ZL16 14M16 -14L-16 14', stitching)}</g>`

/** The buckle that hooks a strap to the button of the bib; the strap's end is folded over its bar. */
export const buckle = (x: number, y: number, turn: number, cloth: Cloth): string => {
  const end = 'M-25 -64L25 -64L25 -28Q0 -23 -25 -28Z'
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${brassPath('M-31 -42H31V-20H19L24 14Q24 40 0 40T-24 14L-19 -20H-31Z', 8)}${wovenArea(cloth, end)}${clothEdge('M-25 -64L-25 -28Q0 -23 25 -28L25 -64')}${topstitch('M-19 -38H19', cloth.stitching)}</g>${button(x, y + 12, 15)}`
}

/** The slide that sets the length of a strap. */
export const slide = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${brassPath('M-31 -17H31V17H-31Z', 7)}</g>`
