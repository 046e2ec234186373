import type { PatchDesign, ProductionSheet } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import { type KeepingImages, type Picture, productionOf } from '../custom-images/custom-images.ts'
import * as queries from '../custom-images/queries.ts'
import type { Produced } from './produce-design.ts'
import { produced } from './sewing.ts'

/** A file for production, its name for a download, and its media type. */
export type ProductionFile = {
  bytes: Uint8Array
  name: string
  type: Picture['type'] | 'application/octet-stream' | 'image/svg+xml'
}

/** A machine file, a drawing in true size, the sewn picture at 300 dpi, or what the customer handed in. */
export type ProductionFileKind = 'dst' | 'svg' | 'png' | 'original'

/** What the design and its sewing say, whoever has approved it. */
type DesignSheet = Omit<ProductionSheet, 'isHeldBack'>

/** What it takes to sew a recorded design. Problem custom_image_not_found. */
export async function productionSheet(
  dependencies: KeepingImages,
  id: string,
): Promise<DesignSheet> {
  const { design, originalId } = await recorded(dependencies, id)
  const { sheet } = await filesOf(dependencies, id)
  return { ...sheet, design, hasOriginal: originalId !== null }
}

/** A file for the production of a recorded design. Problem custom_image_not_found, for an original too. */
export async function productionFile(
  dependencies: KeepingImages,
  id: string,
  file: ProductionFileKind,
): Promise<ProductionFile> {
  const row = await recorded(dependencies, id)
  const name = `patch-${id.slice(0, 8)}`
  switch (file) {
    case 'png':
      return {
        bytes: await productionOf(dependencies, row),
        name: `${name}.png`,
        type: 'image/png',
      }
    case 'original': {
      const original = await originalOf(dependencies, row)
      if (!original) throw new Problem('custom_image_not_found', { field: 'file' })
      const { form, bytes } = original
      const type = form === 'png' ? 'image/png' : 'image/jpeg'
      return { bytes, name: `${name}-original.${form}`, type }
    }
    case 'svg': {
      const { svg } = await filesOf(dependencies, id)
      return { bytes: Buffer.from(svg), name: `${name}.svg`, type: 'image/svg+xml' }
    }
    case 'dst': {
      const { dst } = await filesOf(dependencies, id)
      return { bytes: dst, name: `${name}.dst`, type: 'application/octet-stream' }
    }
  }
}

async function filesOf(dependencies: KeepingImages, id: string): Promise<Produced> {
  const row = await recorded(dependencies, id)
  const original = await originalOf(dependencies, row)
  return produced({
    design: row.design,
    ...(original && { picture: original.bytes }),
    label: id.slice(0, 8),
  })
}

type Recorded = queries.ImageRow & { design: PatchDesign }

async function recorded({ sql }: KeepingImages, id: string): Promise<Recorded> {
  const row = await queries.imageWithId(sql, id)
  if (!row?.design) throw new Problem('custom_image_not_found', { field: 'id' })
  return { ...row, design: row.design }
}

/** The picture that a design was made from; undefined for one without. */
async function originalOf(dependencies: KeepingImages, { originalId }: queries.ImageRow) {
  const original = originalId && (await queries.imageWithId(dependencies.sql, originalId))
  if (!original) return undefined
  return { form: original.form, bytes: await productionOf(dependencies, original) }
}
