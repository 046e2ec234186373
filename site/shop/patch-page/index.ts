export { patchPageData } from './patch-page-data.ts'
