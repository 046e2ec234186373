import { customPatch } from '../../../../modules/catalogue/rules.ts'
import { storedList } from '../../../browser/stored-list.ts'
import { type Design, isDataUrl, isImageId } from '../../kept-design/index.ts'

/** Parts of a saved design besides its picture. */
type Extras = {
  /** The patch as it is to be sewn; its form is checked when it is opened. */
  patch?: unknown
  /** A small picture of the sewn patch, as a data URL. */
  thumbnail?: string | undefined
}

/** A design that the visitor saved (specification, section 3). */
export type SavedDesign = Design & {
  id: string
  name: string
  savedAt: string
  design?: unknown
  thumbnail?: string | undefined
}

/** Oldest first. */
const designs = storedList('savedDesigns', isDesign)
/** The saved designs, oldest first. */
export const $savedDesigns = designs.$items
/** Reads the stored designs, and follows changes by other tabs from then on. */
export const loadSavedDesigns = designs.load

/** Longest name of a saved design. */
export const longestName = 60

/**
 * Adds a design at the end, without its thumbnail when that does not fit; false, and nothing added, when the browser's
 * storage is full.
 */
export function saveDesign(design: Design, now: Date, { patch, thumbnail }: Extras = {}): boolean {
  loadSavedDesigns()
  const before = $savedDesigns.get()
  const saved = {
    ...design,
    id: crypto.randomUUID(),
    name: customPatch.name,
    savedAt: now.toISOString(),
    ...(patch !== undefined && { design: patch }),
  }
  const isKept =
    (thumbnail !== undefined && designs.save([...before, { ...saved, thumbnail }])) ||
    designs.save([...before, saved])
  if (!isKept) designs.save(before)
  return isKept
}

/** Sets the picture's id on designs that were saved during its upload. */
export function nameSaved(image: string, imageId: string): void {
  loadSavedDesigns()
  const before = $savedDesigns.get()
  const isMeant = (design: SavedDesign) => design.image === image && !design.imageId
  if (before.some(isMeant))
    designs.save(before.map((design) => (isMeant(design) ? { ...design, imageId } : design)))
}

/** Gives a saved design another name; an empty one is ignored. False when storage has no room for it. */
export function renameSavedDesign(id: string, name: string): boolean {
  const wanted = name.trim().slice(0, longestName)
  const before = $savedDesigns.get()
  if (!wanted) return true
  const after = before.map((design) => (design.id === id ? { ...design, name: wanted } : design))
  const isSaved = designs.save(after)
  if (!isSaved) designs.save(before)
  return isSaved
}

/** A removed design and its place in the list, for `restoreSavedDesign`. */
export type Removed = { design: SavedDesign; index: number }

/** Removes a saved design; undefined, and nothing removed, for an unknown id. */
export function removeSavedDesign(id: string): Removed | undefined {
  const before = $savedDesigns.get()
  const index = before.findIndex((design) => design.id === id)
  const design = before[index]
  if (!design) return undefined
  designs.save(before.filter((one) => one.id !== id))
  return { design, index }
}

/** Puts a removed design back in its place; false when storage has filled up since. */
export function restoreSavedDesign({ design, index }: Removed): boolean {
  const before = $savedDesigns.get()
  if (designs.save(before.toSpliced(index, 0, design))) return true
  designs.save(before)
  return false
}

function isDesign(value: unknown): value is SavedDesign {
  if (typeof value !== 'object' || value === null) return false
  const { id, image, name, savedAt, imageId, thumbnail } = value as Record<string, unknown>
  return (
    [id, name, savedAt].every((part) => typeof part === 'string') &&
    isDataUrl(image) &&
    (imageId === undefined || isImageId(imageId)) &&
    (thumbnail === undefined || isDataUrl(thumbnail)) &&
    !Number.isNaN(Date.parse(String(savedAt)))
  )
}
