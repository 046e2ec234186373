export { personalDataTexts } from './personal-data/text.ts'
