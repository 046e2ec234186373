import type { PatchDesign, ProductionSheet } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import {
  type KeepingImages,
  type Picture,
  productionOf,
  sewingFile,
} from '../custom-images/custom-images.ts'
import * as queries from '../custom-images/queries.ts'
import { figuresOf } from './sewing-files.ts'

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
  const row = await recorded(dependencies, id)
  const figures = figuresOf(await sewingFile(dependencies, row, 'json'))
  return { ...figures, design: row.design, hasOriginal: row.originalId !== null }
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
    case 'svg':
      return {
        bytes: await sewingFile(dependencies, row, 'svg'),
        name: `${name}.svg`,
        type: 'image/svg+xml',
      }
    case 'dst':
      return {
        bytes: await sewingFile(dependencies, row, 'dst'),
        name: `${name}.dst`,
        type: 'application/octet-stream',
      }
  }
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
