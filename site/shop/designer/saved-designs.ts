import { customPatch } from '../../../modules/catalogue/rules.ts'
import { storedList } from '../../browser/stored-list.ts'
import { isDataUrl, isImageId } from './picture-file.ts'

/** A picture for a patch. */
export type Design = {
  /** A small picture for the page, as a data URL. */
  image: string
  /** The whole picture at the shop, once it is there. */
  imageId?: string | undefined
}

/** A picture that the visitor keeps for later (specification, section 3). */
export type SavedDesign = Design & { id: string; name: string; savedAt: string }

/** Oldest first. */
const designs = storedList('savedDesigns', isDesign)
export const $savedDesigns = designs.$items
export const loadSavedDesigns = designs.load

/** Adds a design behind the others; false when the browser has no room for it, and then it is not added. */
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

/** Tells designs that were saved while their picture was on its way what the shop calls it. */
export function nameSaved(image: string, imageId: string): void {
  loadSavedDesigns()
  const before = $savedDesigns.get()
  const isMeant = (design: SavedDesign) => design.image === image && !design.imageId
  if (before.some(isMeant))
    designs.save(before.map((design) => (isMeant(design) ? { ...design, imageId } : design)))
}

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
