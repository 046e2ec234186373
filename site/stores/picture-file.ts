import { designerTexts as texts } from '../text/designer.ts'

const types = ['image/png', 'image/jpeg', 'image/gif']

/** Bytes that a picture may have (specification, section 5). */
const mostBytes = 5 * 1024 * 1024

/** Pixels of the longer side that the browser keeps: plenty for a preview, little enough for its storage. */
const keptSide = 600

type Refusal = { title: string; text: string }

export const wrongType: Refusal = { title: texts.wrongType, text: texts.wrongTypeText }

/** Why a file can't become a patch, or undefined. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): Refusal | undefined {
  if (!types.includes(type)) return wrongType
  if (size > mostBytes) return { title: texts.tooLarge, text: texts.tooLargeText }
  return undefined
}

/** The picture, made small enough to be kept, as a data URL; undefined when it is no picture after all. */
export async function dataUrlOf(file: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, keptSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return canvas.toDataURL('image/webp', 0.9)
  } catch {
    return undefined
  }
}
