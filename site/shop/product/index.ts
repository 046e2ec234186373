export {
  keepProducts,
  knownProducts,
  listKey,
  loadProducts,
  loadProductsWithIds,
  loadRelated,
  loadSimilar,
} from './product-lists.ts'
export { filterKey, filterParameters } from './product-query.ts'
export { badgeTexts, productTexts } from './text.ts'
