/** Downloads a CSV text as bestillinger.csv. */
export function downloadOrders(csv: string): void {
  const file = new Blob([csv], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'bestillinger.csv'
  link.click()
  // Some browsers read the file only after the click handler.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
