import type { PatchDesign } from '../../shared/contract/api.d.ts'
import type { Pixels } from './picture/pixels/pixels.ts'
import { suggestThreads } from './picture/thread-choice/suggest-threads.ts'

/** A square patch that a picture covers, with the threads that are suggested for it; its side in mm. */
export const squareOf = (pixels: Pixels, size = 80): PatchDesign => ({
  outline: 'square',
  size,
  cloth: 'white',
  edge: 'red',
  picture: {
    place: { x: 0, y: 0, width: size, turn: 0 },
    withoutBackground: false,
    threads: suggestThreads(pixels, { most: 8, withoutBackground: false }),
  },
})
