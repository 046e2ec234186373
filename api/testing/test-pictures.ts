import sharp from 'sharp'
import type { CustomImage } from '../../modules/shared/contract/api.d.ts'
import { read } from './test-answers.ts'
import type { TestShop } from './test-shop.ts'

/** A PNG of 30 x 20 pixels in one colour. */
export const plainPicture = (background = 'red'): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

/** A PNG with a red disc on white, which is sewn as a patch. */
const discPicture = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="#fff"/><circle cx="150" cy="150" r="90" fill="#c8102e"/></svg>',
    ),
  )
    .png()
    .toBuffer()

/** A picture as a form sends it. */
export async function pictureForm(
  picture: Buffer | Promise<Buffer> = discPicture(),
): Promise<FormData> {
  const form = new FormData()
  const bytes = new Uint8Array(await picture)
  form.append('image', new Blob([bytes], { type: 'image/png' }), 'bilde.png')
  return form
}

/** Hands in a picture in a session; returns its id. */
export async function sentPicture(
  shop: TestShop,
  session = shop.newSession(),
  picture?: Buffer | Promise<Buffer>,
): Promise<string> {
  const headers = { 'x-session-id': session }
  const form = await pictureForm(picture)
  return (await read<CustomImage>(shop.call('POST', '/api/custom-images', { headers, form }))).id
}
