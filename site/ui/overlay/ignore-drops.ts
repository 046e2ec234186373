/**
 * Lets no dropped file take the page's place. A part that takes drops says so itself before this listens, by
 * preventing the default, and a file input takes them by its nature.
 */
export function ignoreDrops(): void {
  const ignore = (event: DragEvent) => {
    const { dataTransfer, target, defaultPrevented } = event
    const isTaken = defaultPrevented || (target as Partial<Element>).closest?.('input[type=file]')
    if (isTaken || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  addEventListener('dragover', ignore)
  addEventListener('drop', ignore)
}
