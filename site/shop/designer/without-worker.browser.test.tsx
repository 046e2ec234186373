import { expect, test, vi } from 'vitest'
import { choose, openDesigner, photo, sewn } from '../../testing/open-designer.tsx'

test('without workers the patch is sewn all the same', async () => {
  vi.stubGlobal('Worker', undefined)
  await openDesigner()
  choose(await photo())
  await expect.poll(async () => (await sewn()).picture?.threads.length).toBe(3)
})
