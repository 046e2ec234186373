export { forgetDesign } from './forget-design.ts'
export { keepDesign } from './keep-design.ts'
export { type Design, keptDesign } from './kept-design.ts'
export { isDataUrl, isImageId } from './stored-forms.ts'
