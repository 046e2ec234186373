import type { DatedSnapshot } from '../../../modules/catalogue/index.ts'
import { categoryNames, idOfTheWeek } from '../../page-data.ts'
import { mostSimilar, windowOf } from './catalogue-paging.ts'
import { viewOf } from './catalogue-view.ts'

/** The catalogue data of /products for these parameters, without the stock. */
export async function catalogueData(snapshot: DatedSnapshot, parameters: string) {
  const names = categoryNames(snapshot)
  const view = viewOf(new URLSearchParams(parameters), names)
  const matching = snapshot.list(view, view.sort)
  const { from, to } = windowOf(view.page, matching.length)
  return {
    names,
    view,
    from,
    total: matching.length,
    patches: matching.slice(from, to),
    similar: view.search ? (await snapshot.similarOnly(view)).slice(0, mostSimilar) : [],
    week: idOfTheWeek(snapshot),
  }
}
