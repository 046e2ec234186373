export { countOfPage } from './catalogue-paging.ts'
export { viewOf } from './catalogue-view.ts'
export { catalogueTexts } from './text.ts'
