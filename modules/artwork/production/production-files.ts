import type { ProductionSheet } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import { figuresOf } from '../designs/sewing-files.ts'
import { type PictureRow, pictureWithId } from '../pictures/picture-queries.ts'
import {
  type Picture,
  pictureForStaff,
  productionOf,
  sewingFile,
} from '../pictures/read-picture.ts'
import type { KeepingPictures } from '../pictures/store-picture.ts'
import { madeForProduction, recorded } from './make-production.ts'

/** A file for production, its name for a download, and its media type. */
export type ProductionFile = {
  bytes: Uint8Array
  name: string
  type: Picture['type'] | 'application/octet-stream' | 'image/svg+xml'
}

/** A machine file, a drawing in true size, the sewn picture at 300 dpi, or what the customer handed in. */
export type ProductionFileKind = 'dst' | 'svg' | 'png' | 'original'

/** The part of a production sheet that the design and its sewing determine, without the approval. */
type DesignSheet = Omit<ProductionSheet, 'isHeldBack'>

/**
 * The production sheet of a recorded design. The files for production are made if the job has not done so. Problems:
 * custom_image_not_found, unavailable.
 */
export async function productionSheet(
  dependencies: KeepingPictures,
  id: string,
): Promise<DesignSheet> {
  const row = await madeForProduction(dependencies, id)
  const figures = figuresOf(await sewingFile(dependencies, row, 'json'))
  return { ...figures, design: row.design, hasOriginal: row.originalId !== null }
}

/** A file for the production of a recorded design. Problems as above, for an original too. */
export async function productionFile(
  dependencies: KeepingPictures,
  id: string,
  file: ProductionFileKind,
): Promise<ProductionFile> {
  const name = `patch-${id.slice(0, 8)}`
  if (file === 'original') {
    const original = await originalOf(dependencies, await recorded(dependencies, id))
    if (!original) throw new Problem('custom_image_not_found', { field: 'file' })
    const { form, bytes } = original
    const type = form === 'png' ? 'image/png' : 'image/jpeg'
    return { bytes, name: `${name}-original.${form}`, type }
  }
  const row = await madeForProduction(dependencies, id)
  const bytes =
    file === 'png'
      ? await productionOf(dependencies, row)
      : await sewingFile(dependencies, row, file)
  return { bytes, name: `${name}.${file}`, type: types[file] }
}

const types = {
  png: 'image/png',
  svg: 'image/svg+xml',
  dst: 'application/octet-stream',
} as const

/**
 * A picture in production size for staff: of a design, at 300 dpi. Problems custom_image_not_found, unavailable.
 */
export async function productionPicture(
  dependencies: KeepingPictures,
  id: string,
): Promise<Picture> {
  const row = await pictureWithId(dependencies.sql, id)
  if (row?.design) await madeForProduction(dependencies, id)
  return pictureForStaff(dependencies, id, 'production')
}

/** The picture that a design was made from; undefined for one without. */
async function originalOf(dependencies: KeepingPictures, { originalId }: PictureRow) {
  const original = originalId && (await pictureWithId(dependencies.sql, originalId))
  if (!original) return undefined
  return { form: original.form, bytes: await productionOf(dependencies, original) }
}
