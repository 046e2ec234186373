import { fitted, keptSide } from '../picture/fitted.ts'
import type { Decoded, Size } from './messages.ts'

/** Decodes a picture on the page's thread, at this size, for a browser without workers or canvases in them. */
export async function decodeInPage(picture: Blob, _original: Size, size: Size): Promise<Decoded> {
  const address = URL.createObjectURL(picture)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const context = drawn(image, size)
    const { data } = context.getImageData(0, 0, size.width, size.height)
    return { pixels: { ...size, data }, preview: async () => previewOf(context.canvas) }
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
