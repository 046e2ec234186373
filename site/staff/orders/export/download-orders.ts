import { download } from '../../ui/download.ts'

/** Downloads a CSV text as bestillinger.csv. */
export const downloadOrders = (csv: string): void =>
  download('bestillinger.csv', csv, 'text/csv;charset=utf-8')
