/** The shop's refusals of a picture. */
export type PictureRefusal = 'image_unreadable' | 'image_too_large' | 'image_too_many_pixels'

/** The colour at a place of the stored picture: red, green, blue, and alpha where it matters; each 0 to 255. */
export type Spot = { x: number; y: number; colour: readonly number[] }

/** The picture that the shop stores: the sides in pixels, and colours that must have survived. */
export type Kept = { width: number; height: number; spots?: readonly Spot[] }

/** A malformed, unusual or hostile upload for a custom patch. */
export type BadPicture = {
  /** The unusual property of it, as in "a PNG without data". */
  name: string
  /** File name and media type that the sender claims; browsers derive both from the extension. */
  fileName: string
  type: string
  expected: PictureRefusal | Kept
  make(): Buffer | Promise<Buffer>
}

const claims = {
  png: { fileName: 'bilde.png', type: 'image/png' },
  jpg: { fileName: 'bilde.jpg', type: 'image/jpeg' },
  gif: { fileName: 'bilde.gif', type: 'image/gif' },
} satisfies Record<string, Pick<BadPicture, 'fileName' | 'type'>>

/** Files with the name and type of a picture that the shop takes, which it all answers alike. */
export const claimed = (
  form: keyof typeof claims,
  expected: BadPicture['expected'],
  files: Readonly<Record<BadPicture['name'], BadPicture['make']>>,
): BadPicture[] =>
  Object.entries(files).map(([name, make]) => ({ name, ...claims[form], expected, make }))

/** A stored picture of these sides with these colours at places. */
export const kept = (
  width: number,
  height: number,
  ...spots: readonly (readonly [x: number, y: number, colour: Spot['colour']])[]
): Kept => ({ width, height, spots: spots.map(([x, y, colour]) => ({ x, y, colour })) })

export const red = [255, 0, 0] as const
export const green = [0, 255, 0] as const
export const blue = [0, 0, 255] as const
export const opaqueRed = [...red, 255] as const
export const clear = [0, 0, 0, 0] as const

/** The bytes that many times. */
export const repeated = (bytes: Buffer, times: number): Buffer =>
  Buffer.alloc(bytes.length * times, bytes)

/** A file that was cut off half-way. */
export const halfOf = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2)
