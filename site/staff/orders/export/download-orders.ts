import { saveFile } from './save-file.ts'

/** Downloads a CSV text as bestillinger.csv. */
export const downloadOrders = (csv: string): void =>
  saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), 'bestillinger.csv')
