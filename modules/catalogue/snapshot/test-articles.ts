import { patchesOfFiles } from '../seed.ts'
import type { Article } from './article.ts'

/** The first 352 patches, for tests without a database. */
export const articles: readonly Article[] = (await patchesOfFiles()).map(
  ({ recipe: _recipe, stock: _stock, ...patch }) => ({
    ...patch,
    image: '/p.svg',
    imageColour: '#0b1f4b',
  }),
)

export const categories = [...new Set(articles.map(({ category }) => category))].map(
  (name, at) => ({ id: at + 1, name }),
)
