import type { Run } from '../geometry/point.ts'
import type { Region } from '../stitches/region.ts'
import type { ThreadName } from '../threads.ts'

/** Picture units per millimetre: a patch of 8 cm is 400 units wide, as the shop's own are drawn. */
export const unitsPerMm = 5

/** Room around a patch in its picture, in picture units: for its shadow. */
export const margin = 10

/** A patch as it is sewn, in picture units. */
export type Embroidery = {
  /** Size of the picture, with a margin around the patch for its shadow. */
  width: number
  height: number
  /** The centre line of the edge. */
  outline: Run
  cloth: ThreadName
  /** Everything that is sewn on the cloth, in the order of sewing: the edge comes last. */
  regions: readonly Region[]
}

/** Width and height of a patch in millimetres, edge included. */
export const sizeInMm = ({ width, height }: Pick<Embroidery, 'width' | 'height'>) => ({
  width: (width - 2 * margin) / unitsPerMm,
  height: (height - 2 * margin) / unitsPerMm,
})

/** Whether nothing is sewn on the cloth but the edge: a picture was transparent, or all of it was background. */
export const isBare = ({ regions }: Embroidery): boolean =>
  regions.every(({ kind }) => kind === 'edging')
