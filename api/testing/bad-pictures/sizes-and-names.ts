import { type BadPicture, claimed, red } from './bad-picture.ts'
import { gifEnd, gifFrame, gifHead } from './gif-bytes.ts'
import { flatJpeg } from './jpeg-bytes.ts'
import { chunk, end, header, pngOf, rows } from './png-bytes.ts'

const mostBytes = 5 * 1024 * 1024

const one = { width: 1, height: 1 }
const redPixel = { ...one, spots: [{ x: 0, y: 0, colour: red }] }
const pixel = [header(one), rows([...red])]
const small = pngOf(...pixel, end)

/** A valid picture of this many bytes, most of which are a chunk that readers skip. */
const padded = (bytes: number) => {
  const rest = bytes - small.length - chunk('ruSs').length
  return pngOf(...pixel, chunk('ruSs', Buffer.alloc(rest)), end)
}

const padding = (text: string) => Buffer.from(text)

/** Files whose size is at a limit. */
export const sizes: readonly BadPicture[] = [
  claimed('png', 'a PNG of 0 bytes', 'image_unreadable', () => Buffer.alloc(0)),
  claimed('jpg', 'a JPEG of 0 bytes', 'image_unreadable', () => Buffer.alloc(0)),
  claimed('gif', 'a GIF of 1 byte', 'image_unreadable', () => Buffer.from('G')),
  claimed('png', 'a PNG of 5 MB', redPixel, () => padded(mostBytes)),
  claimed('png', 'a PNG of 5 MB and one byte', 'image_too_large', () => padded(mostBytes + 1)),
  claimed('gif', '5 MB and one byte of zeros', 'image_too_large', () =>
    Buffer.alloc(mostBytes + 1),
  ),
  claimed('jpg', '8 MB, more than any form with a picture', 'image_too_large', () =>
    Buffer.alloc(8 * 1024 * 1024),
  ),
]

/** Valid pictures that carry something else. */
export const carriers: readonly BadPicture[] = [
  claimed('png', 'a PNG followed by a page', redPixel, () =>
    Buffer.concat([small, padding('<script>alert(1)</script>')]),
  ),
  claimed('png', 'a PNG followed by an archive', redPixel, () =>
    Buffer.concat([small, padding('PK\x03\x04'.repeat(99))]),
  ),
  claimed('jpg', 'a JPEG followed by a second one', { width: 8, height: 8 }, () =>
    Buffer.concat([flatJpeg([200]), flatJpeg([90])]),
  ),
  claimed('gif', 'a GIF followed by an archive', { width: 2, height: 1 }, () =>
    Buffer.concat([
      gifHead(2, 1),
      gifFrame({ width: 2, height: 1 }),
      gifEnd,
      padding('PK\x03\x04'.repeat(99)),
    ]),
  ),
  claimed('jpg', 'a PNG named as a JPEG', redPixel, () => small),
  claimed('png', 'a JPEG named as a PNG', { width: 8, height: 8 }, () => flatJpeg([200])),
]

const named = (name: string, fileName: string): BadPicture => ({
  ...claimed('png', name, redPixel, () => small),
  fileName,
})

/** Valid pictures whose names are unusual. */
export const names: readonly BadPicture[] = [
  named('a name with a path', '../../../etc/passwd.png'),
  named('a name of 300 letters', `${'å'.repeat(300)}.png`),
  named('a name in other scripts', 'russ🎉日本語\u202egnp.png'),
  named('a name with quotes and line breaks', 'a"; name="price"\r\nX-Evil: 1\r\n\r\n.png'),
]
