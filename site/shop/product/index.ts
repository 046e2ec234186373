export { keepProducts, knownProducts, loadProducts } from './product-lists.ts'
export { productQuery } from './product-query.ts'
export { badgeTexts, productTexts } from './text.ts'
export { useDetail } from './use-detail.tsx'
