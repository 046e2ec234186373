export { gridTexts } from './text.ts'
export { useDetail } from './use-detail.tsx'
