/**
 * Copies the text of an element to the clipboard. False when the browser refuses; the text is then selected, so that
 * the visitor can copy it.
 */
export async function copyTextOf(element: HTMLElement): Promise<boolean> {
  // Browsers offer no clipboard API without https, for example at an address of the local network.
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
    // Deprecated, but the only way that needs neither https nor a permission.
    const isCopied = document.execCommand('copy')
    if (isCopied) selection?.removeAllRanges()
    return isCopied
  } catch {
    return false
  }
}
