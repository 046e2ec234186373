import { claimed, kept, red } from './bad-picture.ts'
import { gifEnd, gifFrame, gifHead } from './gif-bytes.ts'
import { flatJpeg } from './jpeg-bytes.ts'
import { chunk, end, header, pngOf, rows } from './png-bytes.ts'

const mostBytes = 5 * 1024 * 1024

const redPixel = kept(1, 1, [0, 0, red])
const pixel = [header({ width: 1, height: 1 }), rows([...red])]
const small = pngOf(...pixel, end)

/** A valid picture of this many bytes, most of which are a chunk that readers skip. */
const padded = (bytes: number) => {
  const rest = bytes - small.length - chunk('ruSs').length
  return pngOf(...pixel, chunk('ruSs', Buffer.alloc(rest)), end)
}

/** Files whose size is at a limit. */
export const sizes = [
  ...claimed('png', 'image_unreadable', { 'a PNG of 0 bytes': () => Buffer.alloc(0) }),
  ...claimed('jpg', 'image_unreadable', { 'a JPEG of 0 bytes': () => Buffer.alloc(0) }),
  ...claimed('gif', 'image_unreadable', { 'a GIF of 1 byte': () => Buffer.from('G') }),
  ...claimed('png', redPixel, { 'a PNG of 5 MB': () => padded(mostBytes) }),
  ...claimed('png', 'image_too_large', {
    'a PNG of 5 MB and one byte': () => padded(mostBytes + 1),
  }),
  ...claimed('gif', 'image_too_large', {
    '5 MB and one byte of zeros': () => Buffer.alloc(mostBytes + 1),
  }),
  ...claimed('jpg', 'image_too_large', {
    '8 MB, more than any form with a picture': () => Buffer.alloc(8 * 1024 * 1024),
  }),
]

const archive = Buffer.from('PK\x03\x04'.repeat(99))

/** Valid pictures that carry something else. */
export const carriers = [
  ...claimed('png', redPixel, {
    'a PNG followed by a page': () =>
      Buffer.concat([small, Buffer.from('<script>alert(1)</script>')]),
    'a PNG followed by an archive': () => Buffer.concat([small, archive]),
  }),
  ...claimed('jpg', kept(8, 8), {
    'a JPEG followed by a second one': () => Buffer.concat([flatJpeg([200]), flatJpeg([90])]),
  }),
  ...claimed('gif', kept(2, 1), {
    'a GIF followed by an archive': () =>
      Buffer.concat([gifHead(2, 1), gifFrame({ width: 2, height: 1 }), gifEnd, archive]),
  }),
  ...claimed('jpg', redPixel, { 'a PNG named as a JPEG': () => small }),
  ...claimed('png', kept(8, 8), { 'a JPEG named as a PNG': () => flatJpeg([200]) }),
]

/** Valid pictures whose names are unusual. */
export const names = Object.entries({
  'a name with a path': '../../../etc/passwd.png',
  'a name of 300 letters': `${'å'.repeat(300)}.png`,
  'a name in other scripts': 'russ🎉日本語\u202egnp.png',
  'a name with quotes and line breaks': 'a"; name="price"\r\nX-Evil: 1\r\n\r\n.png',
}).flatMap(([name, fileName]) =>
  claimed('png', redPixel, { [name]: () => small }).map((one) => ({ ...one, fileName })),
)
