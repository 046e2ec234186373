import { expect, test } from 'vitest'
import { writePixelFile } from '../../shared/pictures/write-pixel-file.ts'
import { Problem } from '../../shared/problem.ts'
import { started } from './sewing.ts'

/** As many wait at most while one is done. */
const mostAtOnce = 21

test('designs that would wait too long are refused at once, and those before them are done', async () => {
  const original = { width: 20, height: 20 }
  const data = new Uint8Array(4 * 20 * 20).fill(255)
  const picture = writePixelFile({ pixels: { ...original, data }, original })
  const start = () => started({ picture, ...original })
  const asked = Array.from({ length: mostAtOnce }, start)
  await expect(start()).rejects.toEqual(new Problem('unavailable'))
  const done = await Promise.all(asked)
  expect(done.map((design) => design.outline)).toEqual(asked.map(() => 'circle'))
  expect((await start()).outline).toBe('circle')
})
