import { customPatch } from '../../../modules/catalogue/rules.ts'
import { type Refusal, tooLarge, tooManyPixels, wrongType } from './picture-refusals.ts'

const types = ['image/png', 'image/jpeg', 'image/gif']

const { mostBytes, mostPixels, longestSide } = customPatch

/** Pixels of the longer side that the browser keeps: plenty for a preview, little enough for its storage. */
const keptSide = 600

/** Why a file can't become a patch, or undefined. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): Refusal | undefined {
  if (!types.includes(type)) return wrongType
  if (size > mostBytes) return tooLarge
  return undefined
}

/**
 * The picture, made small enough to be kept, as a data URL; undefined when it is no picture after all. An image
 * element knows its size before it is decoded, and is decoded at the size that it is drawn in.
 */
export function dataUrlOf(file: Blob): Promise<string | Refusal | undefined> {
  const address = URL.createObjectURL(file)
  return loaded(address)
    .then(keptForm)
    .catch(() => undefined)
    .finally(() => URL.revokeObjectURL(address))
}

function keptForm(image: HTMLImageElement): string | Refusal {
  const { naturalWidth: width, naturalHeight: height } = image
  if (width * height > mostPixels || Math.max(width, height) > longestSide) return tooManyPixels
  const canvas = drawn(image, Math.min(1, keptSide / Math.max(width, height)))
  return canvas.toDataURL('image/webp', 0.9)
}

function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  return new Promise((done, failed) => {
    image.onload = () => done(image)
    image.onerror = failed
    image.src = address
  })
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

function drawn(picture: HTMLImageElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
