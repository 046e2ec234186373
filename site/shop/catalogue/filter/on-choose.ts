/** With a handler a click tells it the category and leads nowhere; without one the link does its work. */
export function onChoose(name: string, handler: ((name: string) => void) | undefined) {
  if (!handler) return undefined
  return (event: { preventDefault(): void }) => {
    event.preventDefault()
    handler(name)
  }
}
