import { digitizedSide } from '../../../../modules/embroidery/rules.ts'
import { isDecodable } from '../picture/decodable.ts'
import { fitted, keptSide } from '../picture/fitted.ts'
import { loaded } from '../picture/picture-file.ts'
import type { Decoded, Size } from './messages.ts'

/**
 * Decodes a picture on the page's thread, upright, for a browser without workers or canvases in them. Rejects one with too
 * many pixels.
 */
export async function decodeInPage(picture: Blob): Promise<Decoded> {
  const address = URL.createObjectURL(picture)
  try {
    const image = await loaded(address)
    const size = { width: image.naturalWidth, height: image.naturalHeight }
    if (!isDecodable(size)) throw new Error('Too many pixels')
    await image.decode()
    const sewn = fitted(size, digitizedSide)
    const context = drawn(image, sewn)
    const { data } = context.getImageData(0, 0, sewn.width, sewn.height)
    return { size, pixels: { ...sewn, data }, preview: async () => previewOf(context.canvas) }
  } finally {
    URL.revokeObjectURL(address)
  }
}

const previewOf = (picture: HTMLCanvasElement): string =>
  drawn(picture, fitted(picture, keptSide)).canvas.toDataURL('image/webp', 0.9)

function drawn(picture: CanvasImageSource, { width, height }: Size) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser has no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return context
}
