import type { DatedSnapshot } from '../../../../modules/catalogue/index.ts'
import { idOfTheWeek } from '../../../page-data.ts'

/** Other patches below the detail: a row of the widest grid. */
const mostBelow = 4

/** The catalogue data of a patch's page, without the stock; undefined for a patch that is not on offer. */
export function patchPageData(snapshot: DatedSnapshot, id: number) {
  const patch = snapshot.withId.get(id)
  if (!patch) return undefined
  const related = snapshot.related([patch], {})
  return { patch, related: related.slice(0, mostBelow), week: idOfTheWeek(snapshot) }
}
