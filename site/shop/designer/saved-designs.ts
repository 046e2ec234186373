import { customPatch } from '../../../modules/catalogue/rules.ts'
import { storedList } from '../../browser/stored-list.ts'
import { type Design, isDataUrl, isImageId } from '../kept-design/index.ts'

/** A design that the visitor saved (specification, section 3). */
export type SavedDesign = Design & { id: string; name: string; savedAt: string }

/** Oldest first. */
const designs = storedList('savedDesigns', isDesign)
/** The saved designs, oldest first. */
export const $savedDesigns = designs.$items
/** Reads the stored designs, and follows changes by other tabs from then on. */
export const loadSavedDesigns = designs.load

/** Adds a design at the end; false, and nothing added, when the browser's storage is full. */
export function saveDesign(design: Design, now: Date): boolean {
  loadSavedDesigns()
  const before = $savedDesigns.get()
  const saved = {
    ...design,
    id: crypto.randomUUID(),
    name: customPatch.name,
    savedAt: now.toISOString(),
  }
  if (designs.save([...before, saved])) return true
  designs.save(before)
  return false
}

/** Sets the picture's id on designs that were saved during its upload. */
export function nameSaved(image: string, imageId: string): void {
  loadSavedDesigns()
  const before = $savedDesigns.get()
  const isMeant = (design: SavedDesign) => design.image === image && !design.imageId
  if (before.some(isMeant))
    designs.save(before.map((design) => (isMeant(design) ? { ...design, imageId } : design)))
}

/** Removes a saved design; an unknown id is ignored. */
export function removeSavedDesign(id: string): void {
  designs.save($savedDesigns.get().filter((design) => design.id !== id))
}

function isDesign(value: unknown): value is SavedDesign {
  if (typeof value !== 'object' || value === null) return false
  const { id, image, name, savedAt, imageId } = value as Record<string, unknown>
  return (
    [id, name, savedAt].every((part) => typeof part === 'string') &&
    isDataUrl(image) &&
    (imageId === undefined || isImageId(imageId)) &&
    !Number.isNaN(Date.parse(String(savedAt)))
  )
}
