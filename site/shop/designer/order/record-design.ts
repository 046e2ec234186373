import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { call } from '../../../client/generated/custom-designs.ts'
import { call as callOnImages } from '../../../client/generated/custom-images.ts'

/** Records a design at the shop, with its picture's id there; resolves with the design's id. */
export async function recordDesign(patch: PatchDesign, imageId?: string): Promise<string> {
  const { picture, ...drawn } = patch
  const body = { ...drawn, ...(picture && { picture: { ...picture, imageId } }) }
  return (await call('addCustomDesign', { body })).id
}

/** Records the first design of a picture that this browser cannot sew; resolves with the design's id. */
export const recordFirstDesign = async (imageId: string): Promise<string> =>
  (await callOnImages('addFirstDesign', { path: { id: imageId } })).id
