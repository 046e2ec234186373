import type { DatedSnapshot, Snapshot } from '../modules/catalogue/index.ts'
import { patchOfTheWeek } from '../modules/catalogue/rules.ts'

/** The pictures of patches. */
const picturesOf = (patches: Snapshot['articles']): string[] => patches.map(({ image }) => image)

/** The most popular patches from one place in their order up to another. */
export const popularPatches = ({ articles }: Snapshot, from: number, to: number) =>
  articles.slice(from, to)

/** Their pictures. */
export const popularPictures = ({ articles }: Snapshot, from: number, to: number) =>
  picturesOf(articles.slice(from, to))

/** The names of the categories, in the shop's order. */
export const categoryNames = ({ categories }: Snapshot): string[] =>
  categories.map(({ name }) => name)

/** The id of the patch of the week; undefined without patches. */
export const idOfTheWeek = ({ byId, now }: DatedSnapshot): number | undefined =>
  patchOfTheWeek(byId, new Date(now))?.id
