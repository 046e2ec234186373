export { DetailContent } from './DetailContent.tsx'
export { EarlyDetail } from './EarlyDetail.tsx'
export { Zoomed } from './Zoomed.tsx'
