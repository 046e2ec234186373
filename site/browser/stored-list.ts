import { atom, type ReadableAtom } from 'nanostores'
import { readJson, readStored, writeStored } from './storage.ts'

export type StoredList<Item> = {
  $items: ReadableAtom<readonly Item[]>
  /** Reads the stored list, and follows changes by other tabs from then on. */
  load(): void
  /** Shows and stores the list. False when storage is full; the list then lasts as long as the page. */
  save(items: readonly Item[]): boolean
}

/** A list that the browser stores under a key; stored items of another shape are dropped. */
export function storedList<Item extends { id: number | string }>(
  key: string,
  isItem: (value: unknown) => value is Item,
): StoredList<Item> {
  const $items = atom<readonly Item[]>([])
  const read = () => $items.set(itemsIn(readJson(key), isItem))
  let isLoaded = false
  return {
    $items,
    load() {
      if (isLoaded) return
      isLoaded = true
      read()
      globalThis.addEventListener?.('storage', (event) => {
        if (event.key === key || event.key === null) read()
      })
    },
    save(items) {
      $items.set(items)
      const text = JSON.stringify(items)
      writeStored(key, text)
      return readStored(key) === text
    },
  }
}

/** The valid items of a stored value, without duplicates. */
function itemsIn<Item extends { id: number | string }>(
  value: unknown,
  isItem: (value: unknown) => value is Item,
): Item[] {
  const items = Array.isArray(value) ? value.filter(isItem) : []
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
