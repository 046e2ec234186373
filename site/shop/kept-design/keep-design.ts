import { readStored, writeStored } from '../../browser/storage.ts'
import { forgetPicture, idKey, imageKey } from './forget-design.ts'
import type { Design } from './kept-design.ts'

/** Stores the picture in this browser session; null removes the stored one. False when there is no room for it. */
export function keepDesign(design: Design | null): boolean {
  writeStored(imageKey, design?.image, 'sessionStorage')
  const isKept = readStored(imageKey, 'sessionStorage') === design?.image
  if (isKept) writeStored(idKey, design?.imageId, 'sessionStorage')
  // An older picture must not remain under the id of this one.
  else forgetPicture()
  return isKept
}
