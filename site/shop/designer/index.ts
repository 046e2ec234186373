export { refusalOf } from './picture-file.ts'
export { designerTexts } from './text.ts'
