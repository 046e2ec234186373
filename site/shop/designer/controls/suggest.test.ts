import { expect, test, vi } from 'vitest'
import { startOfPicture } from '../../../../modules/embroidery/rules.ts'
import { fakeBrowser } from '../../../testing/browser.ts'

const white = { colour: '#ffffff', thread: 'white' } as const
const navy = { colour: '#14306e', thread: 'navy' } as const

vi.mock('../bench/ask.ts', () => ({
  ask: async (kind: string) => ({ kind, threads: [white], ground: 'navy' }),
  followLayers: () => undefined,
  stopSewing: () => undefined,
  askToSew: () => undefined,
}))

test('the cloth under a picture changes with its background where a thread could not be seen', async () => {
  fakeBrowser()
  const { $patch, showPatch, undo, endGesture } = await import('../patch/store.ts')
  const { $pictureOnBench } = await import('../stage/sewing.ts')
  const { suggestAgain, turnBackground } = await import('./suggest.ts')
  const size = { width: 400, height: 300 }
  const whole = startOfPicture({ size, subject: undefined, threads: [navy, white] })
  showPatch(whole)
  $pictureOnBench.set(1)

  await turnBackground(whole.picture, true).then(endGesture)
  expect($patch.get()).toMatchObject({
    cloth: 'navy',
    picture: { withoutBackground: true, threads: [white] },
  })
  undo()
  expect($patch.get()).toEqual(whole)

  // A cloth that the customer chose stays when only the number of threads changes.
  showPatch({ ...whole, picture: { ...whole.picture, withoutBackground: true } })
  await suggestAgain(1, true)
  expect($patch.get()?.cloth).toBe('white')
})
