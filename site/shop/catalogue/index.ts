export { catalogueData } from './catalogue-data.ts'
export { pageOfCount } from './catalogue-paging.ts'
export { addressOf, viewOf } from './catalogue-view.ts'
export { catalogueTexts } from './text.ts'
