export { pageOfCount, windowOf } from './catalogue-paging.ts'
export { addressOf, viewOf } from './catalogue-view.ts'
export { catalogueTexts } from './text.ts'
