import { createHash } from 'node:crypto'
import { type Recipe, rendererVersion } from '../embroidery/index.ts'

type Drawn = { id: number; name: string; recipe: Recipe }

/**
 * The address of a patch's drawing, as the database stores it (`catalogue.address_picture`): for the build, which has no
 * database.
 */
export function drawingAddress({ id, name, recipe }: Drawn): string {
  const source = `${rendererVersion}${name}${jsonbText(recipe)}`
  return `/patches/${id}-${createHash('md5').update(source).digest('hex').slice(0, 10)}.svg`
}

/** JSON as PostgreSQL prints jsonb: shorter keys first, then in order of their letters, with spaces. Recipes only. */
function jsonbText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonbText).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}: ${jsonbText(part)}`)
  return `{${entries.join(', ')}}`
}
