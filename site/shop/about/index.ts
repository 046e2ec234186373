export { aboutTexts } from './text.ts'
