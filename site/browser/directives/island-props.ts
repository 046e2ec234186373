/** A value as Astro serialises it into an island's `props`: plain values and objects have the tag 0, lists 1. */
type Serialised = [tag: number, value: unknown]

/**
 * The props of an island that is not hydrated yet, which the framework reads later from the same attribute. They hold
 * plain values, objects and lists.
 */
export function propsOf(island: Element): Record<string, unknown> {
  return partsOf(JSON.parse(island.getAttribute('props') ?? '{}'))
}

function revived([tag, value]: Serialised): unknown {
  if (tag === 1) return (value as Serialised[]).map(revived)
  return typeof value === 'object' && value !== null ? partsOf(value) : value
}

const partsOf = (parts: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, revived(part)]))
