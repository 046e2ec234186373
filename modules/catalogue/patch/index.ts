export { type DrawOptions, drawPatch } from './draw.ts'
export { parseRecipe } from './parse.ts'
export type { Recipe } from './recipe.ts'
