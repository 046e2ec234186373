import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Problem } from '../../shared/problem.ts'
import { started } from './sewing.ts'

/** As many wait at most while one is done. */
const mostAtOnce = 21

test('designs that would wait too long are refused at once, and those before them are done', async () => {
  const picture = await sharp({
    create: { width: 20, height: 20, channels: 3, background: '#c8102e' },
  })
    .png()
    .toBuffer()
  const start = () => started({ picture, width: 20, height: 20 })
  const asked = Array.from({ length: mostAtOnce }, start)
  await expect(start()).rejects.toEqual(new Problem('unavailable'))
  const done = await Promise.all(asked)
  expect(done.map((design) => design.outline)).toEqual(asked.map(() => 'circle'))
  expect((await start()).outline).toBe('circle')
})
