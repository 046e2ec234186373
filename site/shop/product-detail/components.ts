export { DetailContent, type Quantity } from './DetailContent.tsx'
export { Zoomed } from './Zoomed.tsx'
