import type { DatedSnapshot } from '../../../modules/catalogue/index.ts'
import { patchOfTheDay } from '../../../modules/catalogue/rules.ts'
import { idOfTheWeek } from '../../page-data.ts'

const mostPopular = 8
/** A carousel has a dot for each of its patches, and the page the cards of all of them. */
const mostFresh = 24
const mostPictured = 8
/**
 * Patches whose motif tells their category without a word: laughing faces, a flag, a ball, a heart, the russ's cap, a
 * slice of pizza, a dog, books.
 */
const telling = new Set([29, 31, 53, 81, 104, 138, 159, 195])

/** The catalogue data of the start page, without the stock. */
export function homeData(snapshot: DatedSnapshot) {
  const { articles, categories, byId, list, now } = snapshot
  // Skip the most popular patches, which have their own section.
  const popular = articles.slice(0, mostPopular)
  const popularIds = new Set(popular.map(({ id }) => id))
  const pictureOf = (category: string) => {
    const patches = list({ category })
    return (
      patches.find(({ id }) => telling.has(id)) ?? patches.find(({ id }) => !popularIds.has(id))
    )?.image
  }
  const day = [patchOfTheDay(byId, new Date(now))].filter((one) => !!one)
  const fresh = list({ isNew: true }, 'newest').slice(0, mostFresh)
  const above = [...new Set([...popular, ...day, ...fresh].map(({ id }) => id))]
  return {
    total: articles.length,
    week: idOfTheWeek(snapshot),
    day,
    fresh,
    popular,
    first: articles.filter(({ id }) => !above.includes(id)).slice(0, 4),
    above,
    pictured: categories
      .slice(0, mostPictured)
      .map(({ name }) => ({ name, image: pictureOf(name) })),
  }
}
