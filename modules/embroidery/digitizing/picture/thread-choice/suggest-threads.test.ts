import sharp from 'sharp'
import { expect, test } from 'vitest'
import { suggestThreads } from './suggest-threads.ts'

/** Eight bold letters in a font of so many pixels, each of two stems, in a disc with a ring around it. */
async function lettersOf(size: number, [ring, disc, letter]: readonly [string, string, string]) {
  const stems = Array.from({ length: 16 }, (_, stem) => {
    const across = 0.7 * (stem >> 1) + (stem % 2 ? 0.36 : 0) - 2.8
    const [x, y] = [400 + across * size, 400 - 0.36 * size]
    return `<rect x="${x}" y="${y}" width="${0.22 * size}" height="${0.72 * size}"/>`
  })
  return drawn(`<circle cx="400" cy="400" r="380" fill="${ring}"/>
    <circle cx="400" cy="400" r="310" fill="${disc}"/><g fill="${letter}">${stems.join('')}</g>`)
}

/** A small disc in a colour beside a large blue one, on white. */
const discsOf = (radius: number, colour: string) =>
  drawn(`<rect width="800" height="800" fill="#fff"/><circle cx="400" cy="400" r="250" fill="#1f5fbf"/>
    <circle cx="690" cy="120" r="${radius}" fill="${colour}"/>`)

async function drawn(shapes: string, side = 800) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="${side}" height="${side}">${shapes}</svg>`
  const { data, info } = await sharp(Buffer.from(drawing))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

test.each<[string, number, readonly [string, string, string]]>([
  ['black', 23, ['#c8102e', '#ffffff', '#000000']],
  ['black', 41, ['#c8102e', '#ffffff', '#000000']],
  ['black', 80, ['#c8102e', '#ffffff', '#000000']],
  ['red', 23, ['#1f5fbf', '#ffffff', '#c8102e']],
  ['yellow', 23, ['#c8102e', '#0b1f4b', '#f8db3c']],
])(
  'letters in %s have a thread of it whatever their size: %i px',
  async (thread, size, colours) => {
    const picture = await lettersOf(size, colours)
    const threads = suggestThreads(picture, { most: 7, withoutBackground: false })
    expect(threads.map((one) => one.thread)).toContain(thread)
    expect(threads).toHaveLength(3)
  },
)

test.each([
  [8, 'silver', '#b8b8b8'],
  [30, 'silver', '#b8b8b8'],
  [8, 'orange', '#ec6a1f'],
  // Of a related colour.
  [20, 'purple', '#8e44ad'],
])(
  'a small disc of %i px beside a large one has a thread of its own: %s',
  async (radius, thread, colour) => {
    const picture = await discsOf(radius, colour)
    const threads = suggestThreads(picture, { most: 7, withoutBackground: true })
    expect(threads.map((one) => one.thread)).toEqual(['blue', thread])
  },
)

test('the blurred rim of a star on white has no thread of its own', async () => {
  for (const side of [120, 400]) {
    const star =
      '<rect width="800" height="800" fill="#fff"/><path fill="#c8102e" d="M400 100 470 310 690 310 515 440 580 650 400 520 220 650 285 440 110 310 330 310z"/>'
    const threads = suggestThreads(await drawn(star, side), { most: 7, withoutBackground: true })
    expect(
      threads.map((one) => one.thread),
      `${side} px`,
    ).toEqual(['red'])
  }
})
