import { atom } from 'nanostores'
import {
  mostWorn,
  type Outfit,
  onCloth,
  outfitFrom,
  outfitText,
  overallsParts,
  overallsSize,
  readOutfit,
  type WornPatch,
  wholeTurn,
} from '../../../modules/catalogue/rules.ts'
import { readStored, writeStored } from '../../browser/storage.ts'

export type PartName = keyof typeof overallsParts

const storedKey = 'outfit'
/** The visitor's own outfit while they dress one that was shared with them. */
const earlierKey = 'outfit-before'
const mostUndone = 50

const bare: Outfit = { colour: 'red', patches: [] }

/** The outfit on the page, and whether it was shared and is still unchanged. */
export const $outfit = atom<Outfit>(bare)
export const $isShared = atom(false)
/** Whether the visitor has an outfit of their own beside the one on the page. */
export const $hasEarlier = atom(false)
/** Whether the shared outfit could not be read, or only in part. */
export const $isDamaged = atom(false)
/** The outfits before the latest changes, newest last. */
export const $past = atom<readonly Outfit[]>([])
/** Place of the selected patch in the list of patches. */
export const $selected = atom<number | undefined>(undefined)

/** Shows the outfit of the address, or the one that this browser keeps. */
export function loadOutfit(shared: string | undefined): void {
  const own = readStored(storedKey)
  const read = shared === undefined || shared === own ? undefined : readOutfit(shared)
  const given = read?.isWhole || read?.outfit.patches.length ? read.outfit : undefined
  $isDamaged.set(shared !== undefined && shared !== own && !read?.isWhole)
  $outfit.set(given ?? outfitFrom(own ?? '') ?? bare)
  $isShared.set(given !== undefined)
  const earlier = given ? own : readStored(earlierKey)
  $hasEarlier.set((outfitFrom(earlier ?? '')?.patches.length ?? 0) > 0)
  $past.set([])
  $selected.set(undefined)
}

/** Brings back the outfit that a shared one took the place of. */
export function takeEarlier(): void {
  const own = $isShared.get() ? readStored(storedKey) : readStored(earlierKey)
  writeStored(earlierKey, undefined)
  writeStored(storedKey, own)
  loadOutfit(undefined)
}

/** Shows and keeps a changed outfit. Steps of one drag are one change, of which `before` is the start. */
function save(outfit: Outfit, before: Outfit = $outfit.get()): void {
  if ($isShared.get()) {
    writeStored(earlierKey, readStored(storedKey))
    $isShared.set(false)
  }
  $past.set([...$past.get(), before].slice(-mostUndone))
  $outfit.set(outfit)
  writeStored(storedKey, outfitText(outfit))
}

export function undo(): void {
  const past = $past.get()
  const before = past.at(-1)
  if (!before) return
  $past.set(past.slice(0, -1))
  $outfit.set(before)
  writeStored(storedKey, outfitText(before))
  $selected.set(undefined)
}

export const setColour = (colour: Outfit['colour']): void => save({ ...$outfit.get(), colour })

/** Puts a patch on top, and selects it; false when there is no room for more. */
export function putOn(id: number, part: PartName, place: { x: number; y: number }): boolean {
  const { patches } = $outfit.get()
  if (patches.length >= mostWorn) return false
  const worn: WornPatch = {
    id,
    side: overallsParts[part].side,
    ...onCloth(overallsParts[part].side, place.x, place.y),
    turn: 0,
  }
  save({ ...$outfit.get(), patches: [...patches, worn] })
  $selected.set(patches.length)
  return true
}

/** Changes the patch at a place in the list; `before` is the outfit at the start of a drag. */
export function changeWorn(
  index: number,
  change: Partial<Pick<WornPatch, 'x' | 'y' | 'turn'>>,
  before?: Outfit,
): void {
  save(withChange(index, change), before)
}

/** Shows a step of a drag, which is kept when the drag ends. */
export const showStep = (index: number, place: { x: number; y: number }): void =>
  $outfit.set(withChange(index, place))

function withChange(index: number, change: Partial<Pick<WornPatch, 'x' | 'y' | 'turn'>>): Outfit {
  const outfit = $outfit.get()
  const patches = outfit.patches.map((worn, at) => {
    if (at !== index) return worn
    const { x, y, turn } = { ...worn, ...change }
    return { ...worn, ...onCloth(worn.side, x, y), turn: wholeTurn(turn) }
  })
  return { ...outfit, patches }
}

export function takeOff(index: number): void {
  const outfit = $outfit.get()
  save({ ...outfit, patches: outfit.patches.filter((_, at) => at !== index) })
  $selected.set(undefined)
}

/** Lays a patch on top of the others. */
export function layOnTop(index: number): void {
  const outfit = $outfit.get()
  const worn = outfit.patches[index]
  if (!worn) return
  save({ ...outfit, patches: [...outfit.patches.filter((_, at) => at !== index), worn] })
  $selected.set(outfit.patches.length - 1)
}

/**
 * Places for patches that are put on by a press, the best first: by their distance from the middle, to both sides of it,
 * and their height, in units of the overalls.
 */
const spots: Record<PartName, readonly (readonly [aside: number, y: number])[]> = {
  bib: [
    [0, 490],
    [130, 560],
    [80, 640],
    [160, 730],
    [70, 760],
    [170, 830],
    [0, 400],
  ],
  legs: [
    [170, 980],
    [180, 1090],
    [190, 1200],
    [200, 1310],
    [110, 1040],
    [130, 1160],
  ],
  back: [
    [0, 500],
    [110, 560],
    [126, 890],
    [150, 720],
    [50, 740],
    [0, 610],
  ],
}

/** Distance between the middles of patches that do not lie on one another. */
const apart = 70

/** The first good place on a part that no patch covers, or the one furthest from all patches. */
export function freeSpot(part: PartName): { x: number; y: number } {
  const { side } = overallsParts[part]
  const taken = $outfit.get().patches.filter((worn) => worn.side === side)
  const toNearest = ([x, y]: readonly [number, number]) =>
    Math.min(...taken.map((worn) => Math.hypot(worn.x - x, worn.y - y)))
  const middle = overallsSize.width / 2
  const free = spots[part]
    .flatMap(([aside, y]) => [[middle - aside, y] as const, [middle + aside, y] as const])
    .find((spot) => toNearest(spot) > apart)
  const [x, y] =
    free ?? placesOn(part).reduce((best, one) => (toNearest(one) > toNearest(best) ? one : best))
  return { x, y }
}

const stride = 20

/** Places all over the cloth of a part, not at the edge of its picture. */
function placesOn(part: PartName): (readonly [x: number, y: number])[] {
  const { side, x: left, y: top, width, height } = overallsParts[part]
  const places: [number, number][] = []
  for (let y = top + 2 * stride; y <= top + height - 2 * stride; y += stride)
    for (let x = left; x <= left + width; x += stride) {
      const at = onCloth(side, x, y)
      places.push([at.x, at.y])
    }
  return places
}
