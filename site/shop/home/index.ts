export { homeTexts } from './text.ts'
