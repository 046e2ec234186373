export { performEarlyPresses } from './early-presses.ts'
export { gridTexts } from './text.ts'
export { useDetail } from './use-detail.tsx'
