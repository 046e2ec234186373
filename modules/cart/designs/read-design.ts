import type { CustomImage, PatchDesign } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction } from '../../shared/transaction.ts'
import {
  imagesForSession,
  type KeepingImages,
  type Picture,
  pictureForStaff,
} from '../custom-images/custom-images.ts'
import * as queries from '../custom-images/queries.ts'

/** A recorded design; undefined for an unknown id, and for that of a picture without one. */
export const recordedDesign = async (
  { sql }: KeepingImages,
  id: string,
): Promise<PatchDesign | undefined> => (await queries.imageWithId(sql, id))?.design ?? undefined

/** A recorded design. Problem custom_image_not_found. */
export async function designWithId(dependencies: KeepingImages, id: string): Promise<PatchDesign> {
  const design = await recordedDesign(dependencies, id)
  if (!design) throw new Problem('custom_image_not_found', { field: 'id' })
  return design
}

/** The preview of a recorded design as it will be sewn. Problem custom_image_not_found. */
export async function previewOfDesign(dependencies: KeepingImages, id: string): Promise<Picture> {
  await designWithId(dependencies, id)
  return pictureForStaff(dependencies, id, 'preview')
}

/** The preview of the picture that a recorded design was made from. Problem custom_image_not_found. */
export const pictureOfDesign = async (dependencies: KeepingImages, id: string): Promise<Picture> =>
  pictureForStaff(dependencies, await originalIdOf(dependencies, id), 'preview')

/** Gives a session the picture that a recorded design was made from. Problem custom_image_not_found. */
export async function takePictureOfDesign(
  dependencies: KeepingImages,
  session: string,
  id: string,
): Promise<CustomImage> {
  const original = await originalIdOf(dependencies, id)
  return inTransaction(dependencies.sql, async (tx) => {
    const own = await imagesForSession(dependencies, tx, session, [original])
    const image = await queries.imageWithId(tx, own.get(original) ?? original)
    if (!image) throw new Problem('custom_image_not_found', { field: 'id' })
    const { width, height } = image
    return { id: image.id, width, height }
  })
}

async function originalIdOf({ sql }: KeepingImages, id: string): Promise<string> {
  const original = (await queries.imageWithId(sql, id))?.originalId
  if (!original) throw new Problem('custom_image_not_found', { field: 'id' })
  return original
}
