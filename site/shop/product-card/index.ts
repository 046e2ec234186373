export { useDetail } from './use-detail.tsx'
