export { sharedListTexts } from './text.ts'
