export { tryOnTexts } from './text.ts'
