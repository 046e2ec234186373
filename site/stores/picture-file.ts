import { customPatch } from '../../modules/catalogue/rules.ts'
import { designerTexts as texts } from '../text/designer.ts'

const types = ['image/png', 'image/jpeg', 'image/gif']

const { mostBytes } = customPatch

/** Pixels of the longer side that the browser keeps: plenty for a preview, little enough for its storage. */
const keptSide = 600

export type Refusal = { title: string; text: string }

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
    const canvas = drawn(bitmap, Math.min(1, keptSide / Math.max(bitmap.width, bitmap.height)))
    bitmap.close()
    return canvas.toDataURL('image/webp', 0.9)
  } catch {
    return undefined
  }
}

/** Text that stands for a picture; whether it is one is seen when it is shown. */
export const isDataUrl = (text: unknown): text is string =>
  typeof text === 'string' && /^data:image\/(png|jpeg|gif|webp);base64,[\w+/]+=*$/.test(text)

/** What the shop names pictures by. */
export const isImageId = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

export const isPicture = (dataUrl: string): Promise<boolean> =>
  pngOf(dataUrl).then(
    () => true,
    () => false,
  )

/** The picture of a data URL in a form that the shop takes; fails when it is none. */
export async function pngOf(dataUrl: string): Promise<Blob> {
  const image = new Image()
  image.src = dataUrl
  await image.decode()
  const blob = await new Promise<Blob | null>((done) => drawn(image, 1).toBlob(done, 'image/png'))
  if (!blob) throw new Error('The picture could not be drawn')
  return blob
}

function drawn(picture: ImageBitmap | HTMLImageElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
