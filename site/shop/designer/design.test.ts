import { expect, test, vi } from 'vitest'
import { fakeBrowser } from '../../testing/browser.ts'
import { startOfText } from './patch/starts.ts'
import { designerTexts as texts } from './text.ts'

const pictureOf = (name: string) => `data:image/webp;base64,${name}`

const stored = () => Response.json({ id: '00000000-0000-4000-8000-000000000000' })

/** A fake image element that loads when the test says so; 'broken' is no picture. */
const fakeImage = (decode: Map<string, () => void>) =>
  class {
    naturalWidth = 1
    naturalHeight = 1
    onload = () => {}
    onerror = () => {}
    #name = ''
    get src() {
      return this.#name
    }
    set src(name: string) {
      this.#name = name
      decode.set(name, name === 'broken' ? () => this.onerror() : () => this.onload())
    }
    decode = async () => {}
  }

/** A designer whose pictures are decoded when the test says so; `shop` answers the uploads. */
async function open(shop: () => Response | Promise<Response> = stored) {
  fakeBrowser()
  vi.stubGlobal('fetch', async () => shop())
  const decode = new Map<string, () => void>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (file as File).name)
  vi.stubGlobal('Image', fakeImage(decode))
  let drawn = ''
  vi.stubGlobal('document', {
    cookie: '',
    createElement: () => ({
      getContext: () => ({ drawImage: ({ src }: { src: string }) => (drawn = src) }),
      toDataURL: () => pictureOf(drawn),
      toBlob: (done: (blob: Blob) => void) => done(new Blob(['png'])),
    }),
  })
  const { $picture } = await import('./picture/current-picture.ts')
  const { $patch } = await import('./patch/store.ts')
  const { bringBack, setDesign, showWaiting, takeFiles, waitWith } = await import('./design.ts')
  const { $toast } = await import('../../ui/toast/toast.ts')
  /** Chooses a file; the returned function decodes it and waits for the result. */
  const take = (name: string) => {
    const taken = takeFiles([new File(['x'], name, { type: 'image/png' })])
    return () => {
      decode.get(name)?.()
      return taken
    }
  }
  return {
    take,
    /** Begins without a picture; the returned function is called once the controls are loaded. */
    begin(words: string) {
      waitWith(startOfText(words))
      return showWaiting
    },
    words: () => $patch.get()?.text?.words,
    remove: () => setDesign(null),
    bringBack,
    shown: () => $picture.get()?.design.image,
    upload: () => $picture.get()?.uploadState ?? null,
    toast: () => $toast.get()?.title,
    toastText: () => $toast.get()?.text,
  }
}

test('DESIGN-03 the latest choice wins, even if an earlier picture is decoded later', async () => {
  const { take, shown } = await open()
  const first = take('first')
  const second = take('second')
  await second()
  await first()
  expect(shown()).toBe(pictureOf('second'))
})

test('DESIGN-03 the latest choice wins when the shop refuses the first one concurrently', async () => {
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

test('a picture that the shop refuses does not take the place of the design that can be brought back', async () => {
  const answers = [stored(), stored()]
  const refusal = { code: 'image_unreadable', error: 'Uleselig' }
  const { take, shown, bringBack } = await open(
    () => answers.shift() ?? Response.json(refusal, { status: 422 }),
  )
  for (const name of ['first', 'second', 'refused']) await take(name)()
  expect(shown()).toBe(pictureOf('second'))
  bringBack()
  expect(shown()).toBe(pictureOf('first'))
})

test('DESIGN-03 a file that is no picture does not cancel the pending one', async () => {
  const { take, shown } = await open()
  const good = take('good')
  await take('broken')()
  await good()
  expect(shown()).toBe(pictureOf('good'))
})

test('a picture that is chosen while the controls are loaded is shown in place of the start without one', async () => {
  const { take, begin, shown, words } = await open()
  const start = begin('Russ')
  await take('first')()
  start()
  expect([shown(), words()]).toEqual([pictureOf('first'), undefined])
  const later = begin('Russ')
  const second = take('second')
  later()
  expect([shown(), words()]).toEqual([undefined, 'Russ'])
  await second()
  expect(shown()).toBe(pictureOf('second'))
})

test('DESIGN-04 a removed design does not come back with a pending picture', async () => {
  const { take, remove, shown } = await open()
  const slow = take('slow')
  remove()
  await slow()
  expect(shown()).toBeUndefined()
})

test('when a picture does not fit into the storage, no older one stays under its id', async () => {
  const { take } = await open()
  await take('small')()
  const { keptDesign } = await import('../kept-design/index.ts')
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

const withoutRoom = () =>
  vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })

test.each([
  ['arrives', stored],
  ['fails', () => Response.json({}, { status: 500 })],
])('a toast that a picture is not stored comes last, once its upload %s', async (_name, shop) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { take, shown, toast, toastText } = await open(() => answered.then(shop))
  withoutRoom()
  const taken = take('dog')()
  await expect.poll(shown).toBe(pictureOf('dog'))
  expect(toast()).toBeUndefined()
  answer()
  await taken
  expect([toast(), toastText()]).toEqual([texts.notKept, texts.notKeptText])
})

test('a picture that another has superseded causes no such toast', async () => {
  const answers: (() => void)[] = []
  const { take, shown, toast } = await open(async () => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return stored()
  })
  withoutRoom()
  const first = take('first')()
  await expect.poll(() => answers.length).toBe(1)
  const second = take('second')()
  await expect.poll(() => answers.length).toBe(2)
  expect(shown()).toBe(pictureOf('second'))
  answers[0]?.()
  await first
  expect(toast()).toBeUndefined()
  answers[1]?.()
  await second
  expect(toast()).toBe(texts.notKept)
})

test('DESIGN-05 the toast shows once the shop has the picture, and not during the upload', async () => {
  let arrive = (_answer: Response) => {}
  const answer = new Promise<Response>((resolve) => {
    arrive = resolve
  })
  const { take, shown, upload, toast } = await open(() => answer)
  const taken = take('dog')()
  await expect.poll(shown).toBe(pictureOf('dog'))
  expect([upload(), toast()]).toEqual(['sending', undefined])
  arrive(stored())
  await taken
  expect([upload(), toast()]).toEqual([null, texts.uploaded])
})
