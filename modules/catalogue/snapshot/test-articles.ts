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

type Related = Pick<Article, 'id' | 'category' | 'tags'>

/** 'Best for deg' by a comparison of all products, most popular first. */
export const mostShared = <Item extends Related>(
  all: readonly Item[],
  inCart: readonly Related[],
) => {
  const tags = new Set(inCart.flatMap((one) => one.tags))
  const sharedBy = (one: Related): number =>
    Number(inCart.some(({ category }) => category === one.category)) +
    [...new Set(one.tags)].filter((tag) => tags.has(tag)).length
  return all
    .filter((one) => sharedBy(one) > 0 && inCart.every(({ id }) => id !== one.id))
    .sort((one, other) => sharedBy(other) - sharedBy(one))
    .slice(0, 6)
}
