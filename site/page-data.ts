import type { Snapshot } from '../modules/catalogue/index.ts'

/** The pictures of patches, for pages that show nothing else of them. */
export const picturesOf = (patches: Snapshot['articles']): string[] =>
  patches.map(({ image }) => image)

/** The most popular patches from one place in their order up to another. */
export const popularPatches = ({ articles }: Snapshot, from: number, to: number) =>
  articles.slice(from, to)

/** Their pictures. */
export const popularPictures = ({ articles }: Snapshot, from: number, to: number) =>
  picturesOf(articles.slice(from, to))

/** The names of the categories, in the shop's order. */
export const categoryNames = ({ categories }: Snapshot): string[] =>
  categories.map(({ name }) => name)
