import type { DatedSnapshot } from '../../../../modules/catalogue/index.ts'
import { idOfTheWeek } from '../../../page-data.ts'

/** Other patches below the detail: a row of the widest grid. */
const mostBelow = 4

/** What a patch's page shows of the catalogue, without the stock; undefined for a patch that is not on offer. */
export function patchPageData(snapshot: DatedSnapshot, id: number) {
  const patch = snapshot.withId.get(id)
  if (!patch) return undefined
  const related = snapshot.related([patch], {})
  return { patch, related: related.slice(0, mostBelow), week: idOfTheWeek(snapshot) }
}
