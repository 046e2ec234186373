import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { call } from '../../../client/generated/custom-designs.ts'
import { call as callOnImages } from '../../../client/generated/custom-images.ts'
import { inQueue } from './queue.ts'

/** Records a design at the shop, with its picture's id there, once it gets a slot; resolves with the design's id. */
export async function recordDesign(patch: PatchDesign, imageId?: string): Promise<string> {
  const { picture, ...drawn } = patch
  const body = { ...drawn, ...(picture && { picture: { ...picture, imageId } }) }
  return (await inQueue((signal) => call('addCustomDesign', { body, signal }))).id
}

/** Records the first design of a picture that this browser cannot sew, likewise; resolves with the design's id. */
export async function recordFirstDesign(imageId: string): Promise<string> {
  const path = { id: imageId }
  return (await inQueue((signal) => callOnImages('addFirstDesign', { path, signal }))).id
}
