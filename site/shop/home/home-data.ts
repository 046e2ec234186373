import type { DatedSnapshot } from '../../../modules/catalogue/index.ts'
import { patchOfTheDay, patchOfTheWeek } from '../../../modules/catalogue/rules.ts'
import { picturesOf } from '../../page-data.ts'

const mostPopular = 8
/** A carousel has a dot for each of its patches, and the page the cards of all of them. */
const mostFresh = 24
const mostPictured = 8
/** The five patches on the dress of the hero, chosen for how they look together on red. */
const onHero = [54, 77, 120, 246, 310]

/** What the start page shows of the catalogue, without the stock. */
export async function homeData({ articles, categories, byId, list, now }: DatedSnapshot) {
  const time = new Date(now)
  // Skip the most popular patches, which have their own section.
  const isUnseen = (id: number, position: number) => position >= mostPopular && !onHero.includes(id)
  return {
    total: articles.length,
    week: patchOfTheWeek(byId, time)?.id,
    day: [patchOfTheDay(byId, time)].filter((one) => !!one),
    fresh: (await list({ isNew: true }, 'newest')).slice(0, mostFresh),
    popular: articles.slice(0, mostPopular),
    first: articles.slice(0, 4),
    worn: picturesOf(await list({ ids: onHero })),
    pictured: categories.slice(0, mostPictured).map(({ name }) => ({
      name,
      image: articles.find(({ id, category }, at) => category === name && isUnseen(id, at))?.image,
    })),
  }
}
