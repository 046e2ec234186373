export { bleed, drawOveralls } from './overalls.ts'
export { overallsPicture } from './raster.ts'
