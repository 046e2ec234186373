import { atom } from 'nanostores'
import { $outfit, takeOff } from './outfit.ts'
import { tryOnTexts as texts } from './text.ts'
import { $known } from './tried-products.ts'

/** The latest announcement, shown below the overalls and read by screen readers. */
export const $announcement = atom('')

/** The name of a patch on the overalls. */
export const nameOf = (id: number): string => $known.get().get(id)?.name ?? texts.goneName

/** Takes a patch off and announces it. */
export function removeWorn(index: number): void {
  const worn = $outfit.get().patches[index]
  if (!worn) return
  takeOff(index)
  $announcement.set(texts.removed(nameOf(worn.id)))
}
