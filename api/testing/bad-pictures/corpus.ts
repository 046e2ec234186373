import type { BadPicture } from './bad-picture.ts'
import { brokenGifs, gifBombs, unusualGifs } from './gif-pictures.ts'
import { brokenJpegs, jpegBombs, turnedJpegs, unusualJpegs } from './jpeg-pictures.ts'
import { pngBombs } from './png-bombs.ts'
import { brokenPngs, unusualPngs } from './png-pictures.ts'
import { carriers, names, sizes } from './sizes-and-names.ts'
import { disguised, honest } from './strangers.ts'

/**
 * Malformed, unusual and hostile uploads for a custom patch, each with its expected outcome. Their bytes are generated on
 * demand, and deterministic.
 */
export const badPictures: readonly BadPicture[] = [
  ...brokenPngs,
  ...pngBombs,
  ...unusualPngs,
  ...brokenJpegs,
  ...jpegBombs,
  ...unusualJpegs,
  ...turnedJpegs,
  ...brokenGifs,
  ...gifBombs,
  ...unusualGifs,
  ...disguised,
  ...honest,
  ...sizes,
  ...carriers,
  ...names,
]
