import type { Picture } from '../picture/current-picture.ts'
import { $sewn, $state } from './sewing.ts'

/** Longer sides in pixels: of the picture that production gets of a patch without one, and of one for a list. */
const full = 600
const small = 220

/** The patch as it is sewn, as a picture; null when it cannot be sewn. */
export async function drawnPicture(): Promise<Picture | null> {
  const canvas = await drawn(full)
  if (!canvas) return null
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return file && { design: { image: canvas.toDataURL('image/webp', 0.9) }, file }
}

/** The patch as it is sewn, as a small data URL; undefined when it cannot be sewn. */
export async function drawnThumbnail(): Promise<string | undefined> {
  return (await drawn(small))?.toDataURL('image/webp', 0.8)
}

async function drawn(side: number): Promise<HTMLCanvasElement | undefined> {
  const sewn = await whenSewn()
  if (!sewn) return undefined
  const image = new Image()
  image.src = sewn.address
  await image.decode()
  const scale = side / Math.max(sewn.width, sewn.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(sewn.width * scale)
  canvas.height = Math.round(sewn.height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

/** The sewn patch once the sewing is done; null after a failure. */
function whenSewn() {
  return new Promise<ReturnType<typeof $sewn.get>>((done) => {
    const stop = $state.subscribe((state) => {
      if (state === 'sewing') return
      done(state === 'sewn' ? $sewn.get() : null)
      queueMicrotask(() => stop())
    })
  })
}
