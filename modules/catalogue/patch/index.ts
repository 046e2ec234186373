export { drawPatch, rendererVersion } from './draw.ts'
export { twill } from './ground.ts'
export { parseRecipe, threadsOf } from './parse.ts'
export { sewText } from './sewn-text.ts'
