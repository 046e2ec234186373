export { refusalOf } from './picture/picture-file.ts'
export { pictureFormTexts, refusalText } from './starts/picture-form-text.ts'
export { designerTexts } from './text.ts'
