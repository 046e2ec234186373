export { linkedOrderTexts } from './text.ts'
