import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import type { FirstLook } from '../sewing-worker/messages.ts'
import { isDecodable } from './decodable.ts'
import { dataUrlOf, sizeOf } from './picture-file.ts'
import { type Refusal, tooManyPixels } from './picture-refusals.ts'

/** A picture as a small data URL, with a first look at a design with it where the browser can sew. */
export type Looked = { image: string; look?: FirstLook } | Refusal

/**
 * Decodes a file before the shop has it, only to show it at once; undefined when it is no picture. The sewing worker
 * decodes it off the page's thread. Where it cannot, the page does.
 */
export async function lookAt(
  file: File,
  before: PatchDesign | undefined,
): Promise<Looked | undefined> {
  const look = typeof Worker === 'undefined' ? undefined : await lookOfWorker(file, before)
  if (look && 'title' in look) return look
  if (look) return { image: look.preview, look }
  const image = await dataUrlOf(file)
  return typeof image === 'string' ? { image } : image
}

async function lookOfWorker(
  file: File,
  before: PatchDesign | undefined,
): Promise<FirstLook | Refusal | undefined> {
  try {
    const size = await sizeOf(file)
    if (!isDecodable(size)) return tooManyPixels
    const { ask } = await import('../sewing-worker/ask.ts')
    const { look, patch, preview } = await ask('looked', { kind: 'look', file, size, before })
    return { look, patch, preview }
  } catch {
    return undefined
  }
}
