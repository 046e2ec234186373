export { DetailContent } from './DetailContent.tsx'
