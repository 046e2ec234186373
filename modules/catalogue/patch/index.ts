export { drawPatch } from './draw.ts'
export { parseRecipe } from './parse.ts'
