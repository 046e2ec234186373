/** Hands a CSV file's text over as the file bestillinger.csv. */
export function downloadOrders(csv: string): void {
  const file = new Blob([csv], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = 'bestillinger.csv'
  link.click()
  // Some browsers read the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
