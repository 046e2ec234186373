import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from './testing/browser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const pictureOf = (name: string) => `data:image/webp;base64,${name}`

const stored = () => Response.json({ id: '00000000-0000-4000-8000-000000000000' })

/** A designer whose pictures are decoded when the test says so, and taken as `shop` has it. */
async function open(shop: () => Response | Promise<Response> = stored) {
  fakeBrowser()
  vi.stubGlobal('fetch', async () => shop())
  const decode = new Map<string, () => void>()
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    await new Promise<void>((done) => decode.set(name, done))
    if (name === 'broken') throw new Error('No picture')
    return { name, width: 1, height: 1, close() {} }
  })
  let drawn = ''
  vi.stubGlobal('document', {
    cookie: '',
    createElement: () => ({
      getContext: () => ({ drawImage: ({ name }: { name: string }) => (drawn = name) }),
      toDataURL: () => pictureOf(drawn),
    }),
  })
  const { $design, setDesign, takeFile } = await import('./design.ts')
  /** Chooses a file; what it gives decodes it and waits for what becomes of it. */
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

test('DESIGN-03 it also counts when the shop refuses the first one meanwhile', async () => {
  let refuse = (_answer: Response) => {}
  const refusal = new Promise<Response>((resolve) => {
    refuse = resolve
  })
  const answers = [refusal, stored()]
  const { take, shown } = await open(() => answers.shift() ?? stored())
  const first = take('first')()
  const second = take('second')
  await expect.poll(shown).toBe(pictureOf('first'))
  refuse(Response.json({ code: 'image_too_many_pixels', error: 'For stor' }, { status: 422 }))
  await first
  expect(shown()).toBeUndefined()
  await second()
  expect(shown()).toBe(pictureOf('second'))
})

test('DESIGN-03 a file that is no picture leaves the one that is on its way', async () => {
  const { take, shown } = await open()
  const good = take('good')
  await take('broken')()
  await good()
  expect(shown()).toBe(pictureOf('good'))
})

test('DESIGN-04 what is removed does not come back with a picture that was on its way', async () => {
  const { take, remove, shown } = await open()
  const slow = take('slow')
  remove()
  await slow()
  expect(shown()).toBeUndefined()
})

test('where a picture does not fit into the storage, no older one stays under its id', async () => {
  const { take } = await open()
  await take('small')()
  const { keptDesign } = await import('./design.ts')
  await expect.poll(keptDesign).toMatchObject({ image: pictureOf('small') })
  const setItem = sessionStorage.setItem.bind(sessionStorage)
  vi.spyOn(sessionStorage, 'setItem').mockImplementation((key, value) => {
    if (value.length > 40) throw new DOMException('Full', 'QuotaExceededError')
    setItem(key, value)
  })
  await take('a-picture-that-is-much-too-large')()
  expect(keptDesign()).toBeUndefined()
  expect(sessionStorage.getItem('customPatchImageId')).toBeNull()
})
