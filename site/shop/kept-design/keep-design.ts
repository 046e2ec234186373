import { readStored, writeStored } from '../../browser/storage.ts'
import { forgetPicture, idKey, imageKey } from './forget-design.ts'
import type { Design } from './kept-design.ts'

/** Stores the picture in this browser session; null removes the stored one. */
export function keepDesign(design: Design | null): void {
  writeStored(imageKey, design?.image, 'sessionStorage')
  // If the storage was full, an older picture must not remain under the id of this one.
  if (readStored(imageKey, 'sessionStorage') !== design?.image) forgetPicture()
  else writeStored(idKey, design?.imageId, 'sessionStorage')
}
