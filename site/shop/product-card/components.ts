export { EmptyResult } from './EmptyResult.tsx'
export { ProductCard } from './ProductCard.tsx'
export { gridStep, ProductGrid } from './ProductGrid.tsx'
