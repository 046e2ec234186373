import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser, fakeServer } from './testing/browser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const pictureOf = (name: string) => `data:image/webp;base64,${name}`

/** A designer whose pictures are decoded when the test says so. */
async function open() {
  fakeBrowser()
  fakeServer(() => ({ id: '00000000-0000-4000-8000-000000000000' }))
  const decode = new Map<string, () => void>()
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    await new Promise<void>((done) => decode.set(name, done))
    return { name, width: 1, height: 1, close() {} }
  })
  let drawn = ''
  vi.stubGlobal('document', {
    createElement: () => ({
      getContext: () => ({ drawImage: ({ name }: { name: string }) => (drawn = name) }),
      toDataURL: () => pictureOf(drawn),
    }),
  })
  const { $design, setDesign, takeFile } = await import('./design.ts')
  setDesign(null)
  const take = (name: string) => {
    const taken = takeFile(new File(['x'], name, { type: 'image/png' }))
    return () => {
      decode.get(name)?.()
      return taken
    }
  }
  return { take, remove: () => setDesign(null), shown: () => $design.get()?.image }
}

test('DESIGN-03 of two pictures the one that was chosen last counts, however long the first one takes', async () => {
  const { take, shown } = await open()
  const first = take('first')
  const second = take('second')
  await second()
  await first()
  expect(shown()).toBe(pictureOf('second'))
})

test('DESIGN-04 what is removed does not come back with a picture that was on its way', async () => {
  const { take, remove, shown } = await open()
  const slow = take('slow')
  remove()
  await slow()
  expect(shown()).toBeUndefined()
})
