export { drawPatch, rendererVersion } from './draw.ts'
export { parseRecipe, threadsOf } from './parse.ts'
