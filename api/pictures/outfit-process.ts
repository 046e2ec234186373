/**
 * Makes the pictures of outfits in a process of its own: raw pixels are megabytes, and each few of them have the
 * process that serves the shop collect its whole heap.
 */
import { answerEach } from '../../modules/shared/pictures/answer-each.ts'
import { type Composition, composed } from './outfit-raster.ts'
import { pixelsOf } from './raster.ts'

/** A drawing as SVG that becomes a WebP so many pixels wide, or an outfit that becomes a JPEG. */
export type ToMake = { drawing: Buffer; width: number } | { outfit: Composition }

answerEach(async (toMake: ToMake): Promise<Buffer> => {
  if ('outfit' in toMake) return composed(toMake.outfit)
  return (await pixelsOf(toMake.drawing)).as(toMake.width, 'webp')
})
