export { DetailContent } from './DetailContent.tsx'
export { Zoomed } from './Zoomed.tsx'
