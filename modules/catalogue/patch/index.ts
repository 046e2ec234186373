export { drawPatch } from './draw.ts'
export { parseRecipe, threadsOf } from './parse.ts'
