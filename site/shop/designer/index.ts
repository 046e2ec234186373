export { forgetDesign } from './forget-design.ts'
export { keptDesign } from './kept-design.ts'
export { refusalOf } from './picture-file.ts'
export { designerTexts } from './text.ts'
