import type { Catalogue } from '../modules/catalogue/index.ts'

/** All patches on offer, without their stock. */
export type Snapshot = Awaited<ReturnType<Catalogue['live']['snapshot']>>

/** The most popular patches from one place in their order up to another. */
export const popularPatches = ({ articles }: Snapshot, from: number, to: number) =>
  articles.slice(from, to)

/** The names of the categories, in the shop's order. */
export const categoryNames = ({ categories }: Snapshot): string[] =>
  categories.map(({ name }) => name)
