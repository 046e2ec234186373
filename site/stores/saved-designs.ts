import { customPatch } from '../../modules/catalogue/rules.ts'
import { readStored, writeStored } from './storage.ts'

/** A picture that the visitor keeps for later (specification, section 3). */
export type SavedDesign = { id: string; image: string; name: string; savedAt: string }

const key = 'savedDesigns'

/** What is stored, oldest first; anything of another shape is left out. */
export function savedDesigns(): SavedDesign[] {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(value) ? value.filter(isDesign) : []
  } catch {
    return []
  }
}

/** Adds a design behind the others; false when the browser has no room for it. */
export function saveDesign(image: string, now: Date): boolean {
  const design = {
    id: crypto.randomUUID(),
    image,
    name: customPatch.name,
    savedAt: now.toISOString(),
  }
  writeStored(key, JSON.stringify([...savedDesigns(), design]))
  return savedDesigns().some(({ id }) => id === design.id)
}

function isDesign(value: unknown): value is SavedDesign {
  if (typeof value !== 'object' || value === null) return false
  const { id, image, name, savedAt } = value as Record<string, unknown>
  return (
    [id, image, name, savedAt].every((part) => typeof part === 'string') &&
    String(image).startsWith('data:image/')
  )
}
