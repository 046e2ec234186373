import { customPatch } from '../../../modules/catalogue/rules.ts'
import { type Refusal, tooLarge, tooManyPixels, wrongType } from './picture-refusals.ts'

const types = ['image/png', 'image/jpeg', 'image/gif']

const { mostBytes, mostPixels, longestSide } = customPatch

/** Longer side in pixels of the stored picture: enough for a preview, and small enough for browser storage. */
const keptSide = 600

/** Why a file is refused as a patch, by its type and size; undefined when accepted. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): Refusal | undefined {
  if (!types.includes(type)) return wrongType
  if (size > mostBytes) return tooLarge
  return undefined
}

/**
 * The picture as a data URL, small enough to be stored; a Refusal when it has too many pixels; undefined when it is no
 * picture. An image element knows its size before it is decoded, and is decoded at the size that it is drawn in.
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

/** Whether the browser can decode the data URL. */
export const isPicture = (dataUrl: string): Promise<boolean> =>
  pngOf(dataUrl).then(
    () => true,
    () => false,
  )

/** Converts a data URL to a PNG, which the shop accepts; rejects when it is no picture. */
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
