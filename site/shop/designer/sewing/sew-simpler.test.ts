import { afterEach, expect, test, vi } from 'vitest'
import { startOfPicture } from '../../../../modules/embroidery/rules.ts'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { fakeBrowser, settled } from '../../../testing/browser.ts'

afterEach(() => void vi.resetModules())

const detailed = startOfPicture({
  size: { width: 300, height: 300 },
  subject: undefined,
  threads: [
    { colour: '#c8102e', thread: 'red' },
    { colour: '#ffffff', thread: 'white' },
  ],
})
const simpler: PatchDesign = {
  ...detailed,
  picture: { ...detailed.picture, threads: detailed.picture.threads.slice(1), smallestArea: 20 },
}

/** A stage with a design that the shop has refused as too detailed, and a worker that answers when the test says so. */
async function open() {
  fakeBrowser()
  const answer = Promise.withResolvers<{ patch: PatchDesign }>()
  const ask = vi.fn(() => answer.promise)
  vi.doMock('../sewing-worker/ask.ts', () => ({
    ask,
    askToSew() {},
    followLayers() {},
    stopSewing() {},
  }))
  const { $limits, $pictureInWorker } = await import('./sewing.ts')
  const { showDesignFailure } = await import('../order/show-design-failure.ts')
  const { $patch, changePatch, showPatch, undo } = await import('../patch/store.ts')
  const { $isSimplifying, sewSimpler } = await import('./sew-simpler.ts')
  const { RequestError } = await import('../../../client/request-error.ts')
  const { $toast } = await import('../../../ui/toast/toast.ts')
  $pictureInWorker.set(3)
  showPatch(detailed)
  const body = JSON.stringify({ code: 'design_too_detailed', error: 'For mange små felt.' })
  showDesignFailure(new RequestError(422, '', body), { title: 'Feil', text: 'Prøv igjen.' })
  await settled()
  return {
    ask,
    answer: () => answer.resolve({ patch: simpler }),
    sewSimpler,
    move: () => changePatch((patch) => ({ ...patch, cloth: 'navy' })),
    undo,
    patch: () => $patch.get(),
    isBusy: () => $isSimplifying.get(),
    limits: () => $limits.get(),
    toast: () => $toast.get(),
  }
}

test('a design that the shop refuses as too detailed is reported, and made simpler with one press', async () => {
  const stage = await open()
  expect(stage.toast()).toMatchObject({
    title: 'For mange detaljer til å sys',
    text: 'For mange små felt.',
  })
  expect(stage.limits()).toEqual([{ kind: 'too-detailed' }])
  const pressed = stage.sewSimpler()
  void stage.sewSimpler()
  expect(stage.isBusy()).toBe(true)
  stage.answer()
  await pressed
  expect(stage.ask.mock.calls).toEqual([
    ['simplified', { kind: 'simplify', picture: 3, patch: detailed }],
  ])
  expect(stage.patch()).toEqual(simpler)
  expect(stage.toast()?.title).toBe('Designet er gjort enklere')
  stage.undo()
  expect(stage.patch()).toEqual(detailed)
})

test('the simpler design of one that was changed meanwhile is dropped', async () => {
  const stage = await open()
  const pressed = stage.sewSimpler()
  stage.move()
  stage.answer()
  await pressed
  expect(stage.patch()).toEqual({ ...detailed, cloth: 'navy' })
})
