/**
 * Handles the items one after the other. One that fails does not keep the others from it: AggregateError with the message
 * once all were tried.
 */
export async function tryEach<Item>(
  items: Iterable<Item>,
  handle: (item: Item) => Promise<unknown>,
  message: string,
): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) await handle(item).catch((error) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, message)
}
