export { drawPatch, rendererVersion } from './draw.ts'
export { sewText } from './letters/sewn-text.ts'
export { twill } from './light/cloth.ts'
export { parseRecipe, threadsOf } from './parse.ts'
