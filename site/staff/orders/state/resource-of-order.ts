import { resource } from '../../../browser/resource.ts'
import { failureOf } from '../../ui/list/failure.ts'

/** Something of the order in the dialog, by the order's id; the views show a failure. */
export function resourceOfOrder<Value>(fetch: (id: number) => Promise<Value>) {
  const { $loaded, load, reset } = resource(fetch, failureOf)
  let shownId: number | undefined
  return {
    $loaded,
    /** During a reload the old value of the same order stays. */
    load(id: number): Promise<void> {
      if (id !== shownId) reset()
      shownId = id
      return load(id)
    },
    reset,
    isOf: (id: number): boolean => id === shownId,
  }
}
