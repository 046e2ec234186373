import { parseRecipe } from '../../../modules/embroidery/index.ts'

/** The shop's mark: a red patch with a golden edge and an R. */
export const mark = parseRecipe({
  outline: 'circle',
  cloth: 'red',
  edge: 'gold',
  border: 'cream',
  lettering: { text: 'R', style: 'stacked', thread: 'white' },
})

const drawing = (name: string, threads: string[], [cloth, edge]: [string, string]) =>
  parseRecipe({ outline: 'contour', cloth, edge, motif: { name, threads, arrange: 'single' } })

/** Drawings for empty states and error pages. */
export const drawings = {
  cart: drawing('overalls', ['red', 'gold', 'burgundy'], ['cream', 'navy']),
  wishlist: drawing('heart', ['rose', 'white'], ['pink', 'red']),
  search: drawing('owl', ['sand', 'brown', 'cream', 'black', 'lime'], ['navy', 'gold']),
  orders: drawing('bus-front', ['red', 'white', 'navy'], ['sky', 'navy']),
  subscribers: drawing('megaphone', ['gold', 'white', 'navy'], ['red', 'navy']),
  codes: drawing('scissors', ['red', 'silver', 'navy'], ['cream', 'red']),
  lost: drawing('compass', ['red', 'white', 'navy'], ['gold', 'navy']),
  closed: drawing('bed', ['navy', 'white', 'gold'], ['purple', 'navy']),
} as const
