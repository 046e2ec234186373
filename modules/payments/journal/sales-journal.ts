import { msPerDay } from '../../shared/day.ts'
import { csvOf } from '../../shared/lists/csv.ts'
import { Problem } from '../../shared/problem.ts'
import type { Sql } from '../../shared/transaction.ts'
import { type JournalEntry, journalEntries } from './journal-queries.ts'

/** Most days of a journal: a year, and a month around it. */
const mostDays = 400

const columns = [
  'Dato',
  'Bilag',
  'Bilagsnummer',
  'Ordrenummer',
  'Netto (kr)',
  'Mva. (kr)',
  'Brutto (kr)',
  'Oppgjør (kr)',
  'Gebyr (kr)',
  'Grunn',
]

const kinds: Record<JournalEntry['kind'], string> = {
  sale: 'Kvittering',
  credit: 'Kreditnota',
  reversal: 'Tilbakeført kreditnota',
  withdrawn: 'Trukket av banken',
  won: 'Gitt tilbake av banken',
}

/**
 * The sales journal of these days in Oslo as CSV: a row for each document and each move of a dispute, and the sums. Its
 * gross adds up to the orders' totals less the refunds that were made; what was settled, also less what banks withdrew.
 * The provider's fee is empty where the shop does not know it. Problem invalid_date.
 */
export async function salesJournal(
  sql: Sql,
  period: { from: string; to: string },
): Promise<string> {
  const first = startOf('from', period.from)
  const last = startOf('to', period.to)
  if (last < first || last - first >= mostDays * msPerDay)
    throw new Problem('invalid_date', { field: 'to' })
  const entries = await journalEntries(sql, period)
  const sum = (of: 'gross' | 'vat' | 'settled' | 'fee') =>
    entries.reduce((total, entry) => total + (entry[of] ?? 0), 0)
  return csvOf([
    columns,
    ...entries.map(({ day, kind, number, orderNumber, gross, vat, settled, fee, reason }) => [
      ...[day, kinds[kind], number, orderNumber],
      ...[...amounts(gross, vat), kr(settled), fee === null ? '' : kr(fee), reason ?? ''],
    ]),
    [
      'Sum',
      '',
      '',
      '',
      ...amounts(sum('gross'), sum('vat')),
      kr(sum('settled')),
      kr(sum('fee')),
      '',
    ],
  ])
}

/** The day as a time in UTC. */
function startOf(field: 'from' | 'to', day: string): number {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (!(time > 0) || !new Date(time).toISOString().startsWith(day))
    throw new Problem('invalid_date', { field })
  return time
}

const amounts = (gross: number, vat: number): string[] => [kr(gross - vat), kr(vat), kr(gross)]

/** An amount in øre as kr, like '-1234,50'. */
const kr = (amount: number): string => (amount / 100).toFixed(2).replace('.', ',')
