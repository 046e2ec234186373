import { expect, onTestFinished, test } from 'vitest'
import { type Limit, startOfPicture } from '../../../../modules/embroidery/rules.ts'
import { fakeBrowser } from '../../../testing/browser.ts'
import { withPlace } from '../patch/changes.ts'
import { startOfMotif } from '../patch/starts.ts'

const limits: Limit[] = [{ kind: 'thin-lines', at: { x: 0, y: 0, radius: 4 } }]

/** A stage on which a patch is sewn and the limits of it are shown. */
async function open() {
  fakeBrowser()
  const { $limits, $pictureInWorker, sewAlong } = await import('./sewing.ts')
  const { changePatch, showPatch } = await import('../patch/store.ts')
  onTestFinished(sewAlong())
  return {
    showMotif(name: string) {
      showPatch(startOfMotif(name, ['orange']))
    },
    showPicture(number: number) {
      const threads = [{ colour: '#c8102e', thread: 'red' as const }]
      const size = { width: 300, height: 300 }
      $pictureInWorker.set(number)
      showPatch(startOfPicture({ size, subject: undefined, threads }))
    },
    move: () => changePatch((patch) => withPlace(patch, { x: 3 })),
    limit: () => $limits.set(limits),
    limits: () => $limits.get(),
  }
}

test('the limits of a picture stay while it is moved, and end with another one', async () => {
  const stage = await open()
  stage.showPicture(1)
  stage.limit()
  stage.move()
  expect(stage.limits()).toEqual(limits)
  stage.showPicture(2)
  expect(stage.limits()).toEqual([])
})

test('the limits of a motif end with another one, and with a picture', async () => {
  const stage = await open()
  stage.showMotif('fox')
  stage.limit()
  stage.showMotif('owl')
  expect(stage.limits()).toEqual([])
  stage.limit()
  stage.showPicture(1)
  expect(stage.limits()).toEqual([])
})
