import { expect, test, vi } from 'vitest'
import { firstPatch, startOfPicture } from '../../../../modules/embroidery/rules.ts'
import { fakeBrowser } from '../../../testing/browser.ts'
import { withSize } from '../patch/changes.ts'

const white = { colour: '#ffffff', thread: 'white' } as const
const navy = { colour: '#14306e', thread: 'navy' } as const
const size = { width: 400, height: 300 }

const subject = { x: 0.02, y: 0.01, width: 0.7, height: 0.7, radius: 0.6 }
const answer = {
  threads: [white],
  under: { isOpen: false, ground: 'navy' },
  facts: { size, subject: undefined as typeof subject | undefined },
}

vi.mock('../sewing-worker/ask.ts', () => ({
  ask: async (kind: string) => ({ kind, ...answer }),
  followLayers: () => undefined,
  stopSewing: () => undefined,
  askToSew: () => undefined,
}))

async function designer() {
  fakeBrowser()
  const store = await import('../patch/store.ts')
  const { $pictureInWorker } = await import('../sewing/sewing.ts')
  $pictureInWorker.set(1)
  return { ...store, ...(await import('./suggest.ts')) }
}

test('the cloth under a picture changes with its background where a thread could not be seen', async () => {
  const { $patch, showPatch, undo, endGesture, turnBackground } = await designer()
  const whole = startOfPicture({ size, subject: undefined, threads: [navy, white] })
  showPatch(whole)

  await turnBackground(whole.picture, true).then(endGesture)
  expect($patch.get()).toMatchObject({
    cloth: 'navy',
    picture: { withoutBackground: true, threads: [white] },
  })
  undo()
  expect($patch.get()).toEqual(whole)
})

test('a background that is put back covers the patch, and a picture that covers it keeps its place', async () => {
  const { $patch, showPatch, undo, endGesture, turnBackground } = await designer()
  const { picture, ...patch } = startOfPicture({ size, subject: undefined, threads: [navy, white] })
  const placed = (place: Partial<typeof picture.place>) => ({
    ...patch,
    picture: { ...picture, withoutBackground: true, place: { ...picture.place, ...place } },
  })
  const besideCloth = [{ y: 12 }, { x: 30 }, { width: 60 }].map(placed)
  for (const design of besideCloth) {
    showPatch(design)
    await turnBackground(design.picture, false).then(endGesture)
    expect($patch.get()?.picture?.place).toEqual(picture.place)
    undo()
    expect($patch.get()).toEqual(design)
  }
  const wide = placed({ x: -20, y: 12, width: 250, turn: 40 })
  showPatch(wide)
  await turnBackground(wide.picture, false)
  expect($patch.get()?.picture?.place).toEqual(wide.picture.place)
})

test('a background that is put back and left out again gives the design before', async () => {
  const { $patch, showPatch, changePatch, endGesture, turnBackground } = await designer()
  Object.assign(answer.facts, { subject })
  for (const outline of ['circle', 'square', 'rectangle'] as const) {
    const free = startOfPicture(
      { size, subject, threads: [white] },
      { ...firstPatch, outline, cloth: 'navy' },
    )
    showPatch(free)
    await turnBackground(free.picture, false).then(endGesture)
    expect($patch.get()?.picture?.place).not.toEqual(free.picture.place)
    await turnBackground(free.picture, true).then(endGesture)
    expect($patch.get()).toEqual(free)

    // On a patch that got another size meanwhile too.
    await turnBackground(free.picture, false).then(endGesture)
    changePatch((patch) => withSize(patch, 60))
    await turnBackground(free.picture, true).then(endGesture)
    const small = startOfPicture({ size, subject, threads: [white] }, { ...free, size: 60 })
    expect($patch.get()).toEqual(small)

    // A place that the customer chose over the patch stays.
    const moved = { ...free.picture.place, x: 4, width: 200 }
    showPatch({ ...free, picture: { ...free.picture, place: moved } })
    await turnBackground(free.picture, false).then(endGesture)
    await turnBackground(free.picture, true).then(endGesture)
    expect($patch.get()?.picture?.place).toEqual(moved)
  }
  Object.assign(answer.facts, { subject: undefined })
})

test('the cloth changes with the number of threads where one of them could not be seen, and in one step', async () => {
  const { $patch, showPatch, undo, endGesture, suggestAgain } = await designer()
  const whole = startOfPicture({ size, subject: undefined, threads: [navy, white] })
  const free = { ...whole, picture: { ...whole.picture, withoutBackground: true } }
  showPatch(free)
  await suggestAgain(1, true).then(endGesture)
  expect($patch.get()).toMatchObject({ cloth: 'navy', picture: { threads: [white] } })
  undo()
  expect($patch.get()).toEqual(free)

  // Another that the customer chose stays where all is seen on it.
  showPatch({ ...free, cloth: 'red' })
  await suggestAgain(1, true)
  expect($patch.get()?.cloth).toBe('red')

  // A picture that covers its cloth leaves it as it is, unless cloth shows through.
  showPatch(whole)
  Object.assign(answer, { threads: [navy, white] })
  await suggestAgain(2, false)
  expect($patch.get()?.cloth).toBe('white')
  Object.assign(answer.under, { isOpen: true, ground: undefined })
  await suggestAgain(2, false)
  expect($patch.get()?.cloth).toBe('grey')
})
