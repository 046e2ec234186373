import sharp from 'sharp'

/** The size of a phone's photo. */
const width = 4000
const height = 3000

/** Side in pixels of the noise that is laid over the whole photo in tiles: larger noise takes seconds to draw. */
const tile = 500

/** A seed for the noise, so that each run sews the same photo. */
const seed = 7

/** A JPEG of 12 megapixels: hills below a sky with a low sun, and the grain of a small sensor over them. */
export async function phonePhoto(): Promise<Buffer> {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 750" width="${width}" height="${height}"><defs><linearGradient id="a" y2="1" x2="0"><stop stop-color="#24406e"/><stop offset=".6" stop-color="#e8935a"/><stop offset="1" stop-color="#f7d9a0"/></linearGradient></defs><rect width="1000" height="750" fill="url(#a)"/><circle cx="640" cy="390" r="60" fill="#fff2c8"/><path d="M0 500q160-150 330-30t310-60 360 30v320H0z" fill="#3c4a30"/><path d="M0 610q220-110 480-20t520-40v210H0z" fill="#59683a"/></svg>`
  return sharp(Buffer.from(drawn))
    .composite([{ input: await grain(), tile: true, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** Noise around a middle grey, from a linear congruential generator. */
function grain(): Promise<Buffer> {
  let state = seed
  const values = Uint8Array.from({ length: tile * tile }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return 88 + (state >>> 24) * 0.3
  })
  return sharp(values, { raw: { width: tile, height: tile, channels: 1 } })
    .png()
    .toBuffer()
}
