import type { PatchDesign } from '../../../modules/shared/contract/api.d.ts'
import { readJson, readStored, writeJson, writeStored } from '../../browser/storage.ts'
import { forgetPicture, idKey, imageKey, patchKey } from './forget-design.ts'

/** A picture for a patch. */
export type Design = {
  /** A small picture for the page, as a data URL. */
  image: string
  /** Id of the full picture at the shop, once it is uploaded. */
  imageId?: string | undefined
}

/** The design stored in this browser session; undefined without a well-formed picture. */
export function keptDesign(): Design | undefined {
  const image = readStored(imageKey, 'sessionStorage')
  if (!isDataUrl(image)) return undefined
  const imageId = readStored(idKey, 'sessionStorage')
  return { image, imageId: isImageId(imageId) ? imageId : undefined }
}

/** Stores the picture in this browser session, if there is room for it; null removes the stored one. */
export function keepDesign(design: Design | null): void {
  writeStored(imageKey, design?.image, 'sessionStorage')
  if (readStored(imageKey, 'sessionStorage') === design?.image)
    writeStored(idKey, design?.imageId, 'sessionStorage')
  // An older picture must not remain under the id of this one.
  else forgetPicture()
}

/** Stores the patch as it is to be sewn in this browser session; null removes the stored one. */
export const keepPatch = (patch: PatchDesign | null): void =>
  writeJson(patchKey, patch ?? undefined, 'sessionStorage')

/** The stored patch, of any shape; undefined without one. */
export const keptPatch = (): unknown => readJson(patchKey, 'sessionStorage')

/** Whether the text is a well-formed picture data URL; whether it is a picture shows only in decoding. */
export const isDataUrl = (text: unknown): text is string =>
  typeof text === 'string' && /^data:image\/(png|jpeg|gif|webp);base64,[\w+/]+=*$/.test(text)

/** Whether the text has the form of the shop's picture ids (UUID). */
export const isImageId = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
