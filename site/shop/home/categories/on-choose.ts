/**
 * A click handler for a category link: with a handler it passes the category and cancels the navigation; without one
 * the browser follows the link.
 */
export function onChoose(name: string, handler: ((name: string) => void) | undefined) {
  if (!handler) return undefined
  return (event: { preventDefault(): void }) => {
    event.preventDefault()
    handler(name)
  }
}
