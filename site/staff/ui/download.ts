/** Downloads a text as a file with this name. */
export function download(name: string, text: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  // Some browsers read the file only after the click handler.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
