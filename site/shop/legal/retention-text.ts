import { retention } from '../../../modules/shared/retention.ts'

type Row = (typeof retention)[keyof typeof retention]

/** The retention period of a row, such as '60 dager etter at …'. */
const periodText = ({ kept, from }: Pick<Row, 'kept' | 'from'>): string =>
  kept ? `${lengthOf(kept)} etter at ${from}` : `Til ${from}`

function lengthOf(kept: NonNullable<Row['kept']>): string {
  if ('hours' in kept) return kept.hours === 1 ? 'Én time' : `${kept.hours} timer`
  if ('years' in kept) return `${kept.years} år`
  if (kept.days === 365) return 'Ett år'
  return kept.days === 1 ? 'Ett døgn' : `${kept.days} dager`
}

/** The rows of the table on /personvern, in its order. */
export const retentionRows = Object.values(retention).map((row: Row) => ({
  what: row.what,
  period: periodText(row),
  why: row.why,
}))
