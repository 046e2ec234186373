import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import { pictureWithId } from '../pictures/picture-queries.ts'
import { type Picture, pictureForStaff } from '../pictures/read-picture.ts'
import type { KeepingPictures } from '../pictures/store-picture.ts'

/** A recorded design; undefined for an unknown id, and for that of a picture without one. */
export const recordedDesign = async (
  { sql }: KeepingPictures,
  id: string,
): Promise<PatchDesign | undefined> => (await pictureWithId(sql, id))?.design ?? undefined

/**
 * A recorded design, without the id of its picture: with the id, whoever was given a link could take all of the picture.
 * Problem custom_image_not_found.
 */
export async function designWithId(
  dependencies: KeepingPictures,
  id: string,
): Promise<PatchDesign> {
  const design = await recordedDesign(dependencies, id)
  if (!design) throw new Problem('custom_image_not_found', { field: 'id' })
  const { picture, ...drawn } = design
  if (!picture) return design
  const { imageId: _, ...shown } = picture
  return { ...drawn, picture: shown }
}

/** The preview of a recorded design as it will be sewn. Problem custom_image_not_found. */
export async function previewOfDesign(dependencies: KeepingPictures, id: string): Promise<Picture> {
  await designWithId(dependencies, id)
  return pictureForStaff(dependencies, id, 'preview')
}
