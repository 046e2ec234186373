export { EmptyResult } from './EmptyResult.tsx'
export { ProductCard } from './ProductCard.tsx'
export { ProductGrid } from './ProductGrid.tsx'
