import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import type { FirstPreview } from '../sewing-worker/messages.ts'
import { isDecodable } from './decodable.ts'
import { dataUrlOf, sizeOf } from './picture-file.ts'
import { type Refusal, tooManyPixels } from './picture-refusals.ts'

/** A picture as a small data URL, with a first preview of a design with it where the browser can sew. */
export type Previewed = { image: string; preview?: FirstPreview } | Refusal

/**
 * Decodes a file before the shop has it, only to show it at once; undefined when it is no picture. The sewing worker
 * decodes it off the page's thread. Where it cannot, the page does.
 */
export async function previewPicture(
  file: File,
  before: PatchDesign | undefined,
): Promise<Previewed | undefined> {
  const preview = typeof Worker === 'undefined' ? undefined : await previewByWorker(file, before)
  if (preview && 'title' in preview) return preview
  if (preview) return { image: preview.thumbnail, preview }
  const image = await dataUrlOf(file)
  return typeof image === 'string' ? { image } : image
}

async function previewByWorker(
  file: File,
  before: PatchDesign | undefined,
): Promise<FirstPreview | Refusal | undefined> {
  try {
    const size = await sizeOf(file)
    if (!isDecodable(size)) return tooManyPixels
    const { ask } = await import('../sewing-worker/ask.ts')
    const request = { kind: 'preview', file, size, before } as const
    const { pixels, patch, thumbnail } = await ask('previewed', request)
    return { pixels, patch, thumbnail }
  } catch {
    return undefined
  }
}
