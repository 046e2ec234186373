export { mostCounted } from '../shared/lists/most-counted.ts'
export { cloths } from './overalls/colours.ts'
export { customPatch } from './rules/custom-patch.ts'
export { patchOfTheDay, patchOfTheWeek } from './rules/featured.ts'
export { colours, designCount } from './rules/figures.ts'
export {
  allPatches,
  byFlag,
  type Flag,
  flags,
  folded,
  isSameCategory,
  matchesFilters,
  type ProductFilters,
} from './rules/filters.ts'
export { keywordsFor } from './rules/keywords.ts'
export { lowStock, mostStock, reorderStock, suggestedProducts } from './rules/limits.ts'
export {
  mostWorn,
  type Outfit,
  outfitFrom,
  outfitText,
  readOutfit,
  type WornPatch,
  wholeTurn,
} from './rules/outfit.ts'
export {
  behindOveralls,
  isOnPart,
  type OverallsColour,
  type OverallsPart,
  onCloth,
  overallsColours,
  overallsParts,
  overallsSize,
  patchOnOveralls,
  patchSize,
} from './rules/overalls.ts'
export {
  isPhoto,
  type LitTurn,
  litPictureAt,
  litTurn,
  litTurns,
  pictureAt,
  pictureWidths,
  sharePictureAt,
  sharePictureSize,
  sideOnOveralls,
  tacksAt,
} from './rules/pictures.ts'
export {
  byProductFlag,
  type ProductFlag,
  productFlags,
  productTitles,
  type StaffField,
} from './rules/product-fields.ts'
export { comparisons, type SortOrder, sortOrders } from './rules/sort-orders.ts'
