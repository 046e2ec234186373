/** Saves a file under this name, as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read the file only after the click handler.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
