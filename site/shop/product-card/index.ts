export { patchPageData } from './page/patch-page-data.ts'
export { gridTexts } from './text.ts'
export { useDetail } from './use-detail.tsx'
