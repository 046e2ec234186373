/**
 * Keeps a dropped file from replacing the page. A drop zone prevents the default before this listener runs, and a file
 * input accepts drops natively.
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
