import { atom, type ReadableAtom } from 'nanostores'
import { readJson, readStored, writeStored } from './storage.ts'

export type StoredList<Item> = {
  $items: ReadableAtom<readonly Item[]>
  /** Reads what is stored and follows other tabs from then on. */
  load(): void
  /** Shows and stores the list; false when the browser has no room for it, and then it lives as long as the page. */
  save(items: readonly Item[]): boolean
}

/** A list that the browser keeps under a key; of what is stored there, anything of another shape is left out. */
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

/** The items that the value holds, each once. */
function itemsIn<Item extends { id: number | string }>(
  value: unknown,
  isItem: (value: unknown) => value is Item,
): Item[] {
  const items = Array.isArray(value) ? value.filter(isItem) : []
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
