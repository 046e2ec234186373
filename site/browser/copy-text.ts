/**
 * Copies the text of an element to the clipboard; false when the browser refuses. The element is selected then,
 * so that the visitor can copy it.
 */
export async function copyTextOf(element: HTMLElement): Promise<boolean> {
  // Without https, as at an address of the local network, browsers offer no clipboard.
  const isCopied = await navigator.clipboard?.writeText(element.textContent ?? '').then(
    () => true,
    () => false,
  )
  return isCopied || copySelected(element)
}

function copySelected(element: HTMLElement): boolean {
  const selection = getSelection()
  selection?.selectAllChildren(element)
  try {
    // The one way without the permission; browsers keep it for that.
    const isCopied = document.execCommand('copy')
    if (isCopied) selection?.removeAllRanges()
    return isCopied
  } catch {
    return false
  }
}
