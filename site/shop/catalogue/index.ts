export { countOfPage, gridStep } from './catalogue-paging.ts'
export { filterKey, viewOf } from './catalogue-view.ts'
export { catalogueTexts } from './text.ts'
