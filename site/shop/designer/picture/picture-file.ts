import { customPatch } from '../../../../modules/catalogue/rules.ts'
import { fitted, keptSide, type Size } from '../sewing-worker/fitted.ts'
import { isDecodable } from './decodable.ts'
import { type Refusal, tooLarge, tooManyPixels, wrongType } from './picture-refusals.ts'

const types = ['image/png', 'image/jpeg', 'image/gif']

/** The reason that a file is refused as a patch, by its type and size; undefined when accepted. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): Refusal | undefined {
  if (!types.includes(type)) return wrongType
  if (size > customPatch.mostBytes) return tooLarge
  return undefined
}

/** The size of an upright picture in pixels, before it is decoded. Rejects when the file is no picture. */
export async function sizeOf(file: Blob): Promise<Size> {
  const address = URL.createObjectURL(file)
  try {
    const { naturalWidth: width, naturalHeight: height } = await loaded(address)
    return { width, height }
  } finally {
    URL.revokeObjectURL(address)
  }
}

/**
 * The picture as a data URL, small enough to be stored; a Refusal when it has too many pixels; undefined when it is no
 * picture. An image element knows its size before it is decoded, and is decoded at the size that it is drawn in.
 */
export function dataUrlOf(file: Blob): Promise<string | Refusal | undefined> {
  const address = URL.createObjectURL(file)
  return loaded(address)
    .then((image) => keptForm(image, file))
    .catch(() => undefined)
    .finally(() => URL.revokeObjectURL(address))
}

async function keptForm(image: HTMLImageElement, file: Blob): Promise<string | Refusal> {
  const { naturalWidth: width, naturalHeight: height } = image
  if (!isDecodable({ width, height })) return tooManyPixels
  const size = fitted({ width, height }, keptSide)
  const canvas = drawn((await decodedAside(file, size)) ?? image, size)
  return canvas.toDataURL('image/webp', 0.9)
}

/** The picture in this size, decoded off the page's thread; undefined where the browser cannot. */
async function decodedAside(file: Blob, { width, height }: Size) {
  if (typeof createImageBitmap === 'undefined') return undefined
  const options = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const
  return createImageBitmap(file, options).catch(() => undefined)
}

/** An image whose size is known, and that is not decoded yet. */
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
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const blob = await new Promise<Blob | null>((done) =>
    drawn(image, size).toBlob(done, 'image/png'),
  )
  if (!blob) throw new Error('The picture could not be drawn')
  return blob
}

function drawn(
  picture: HTMLImageElement | ImageBitmap,
  { width, height }: Size,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return canvas
}
