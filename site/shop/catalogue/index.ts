export { countOfPage, gridStep } from './catalogue-paging.ts'
export { filterKey, viewOf } from './catalogue-view.ts'
export { EmptyResult } from './EmptyResult.tsx'
export { catalogueTexts } from './text.ts'
