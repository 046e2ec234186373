export { keepProducts, knownProducts, loadProducts } from './product-lists.ts'
export { filterKey, filterParameters, productQuery } from './product-query.ts'
export { badgeTexts, productTexts } from './text.ts'
export { useProducts } from './use-products.ts'
