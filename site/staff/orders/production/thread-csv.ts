import type { ProductionSheet } from '../../../../modules/shared/contract/api.d.ts'
import { csvOf } from '../../../../modules/shared/lists/csv.ts'
import { withDecimalComma } from '../../ui/form/typed-number.ts'
import { productionTexts as texts } from './text.ts'

/** The threads of a design as a CSV file's text: metres for one patch. */
export const csvOfThreads = ({ threads }: Pick<ProductionSheet, 'threads'>): string =>
  csvOf([
    texts.csvColumns,
    ...threads.map(({ number, label, hex, share, upper, bobbin }) => [
      number,
      label,
      hex,
      withDecimalComma(100 * share),
      withDecimalComma(upper),
      withDecimalComma(bobbin),
    ]),
  ])
