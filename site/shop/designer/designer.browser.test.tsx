import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  beginSmall,
  button,
  choose,
  openDesigner,
  photo,
  preview,
  type recorded,
  refusal,
  sewn,
  smallWithPhoto,
} from '../../testing/open-designer.tsx'
import { noteToasts } from '../../testing/toasts.ts'
import { texts as commonTexts } from '../../text/texts.ts'
import { dropAnywhere } from './drop-anywhere.ts'
import { $patch } from './patch/store.ts'
import { workshopPart } from './sew-ahead.ts'
import { designerTexts as texts } from './text.ts'

const kept = () => sessionStorage.getItem('customPatchImage')
const drawnPixels = () => {
  const canvas = document.querySelector<HTMLCanvasElement>('[data-stage] canvas')
  const { width = 0, height = 0 } = canvas ?? {}
  const image = width > 0 && canvas?.getContext('2d')?.getImageData(0, 0, width, height)
  return image ? image.data.filter((value, at) => at % 4 === 3 && value > 0).length : 0
}

/** No patch is drawn where the next picture is dropped. */
async function expectEmptyStage(): Promise<void> {
  await expect.element(page.getByText(texts.drop, { exact: true })).toBeVisible()
  await expect.element(preview).not.toBeInTheDocument()
  await expect.poll(drawnPixels).toBe(0)
  expect(document.querySelector('[data-stage] img')).toBeNull()
}

test('DESIGN-02 DESIGN-03 DESIGN-04 DESIGN-14 a picture is chosen, replaced, kept and removed', async () => {
  const { expectToast } = noteToasts()
  await openDesigner()
  beginSmall()
  choose(await photo())
  await expectToast(texts.uploaded)
  const first = kept()
  expect(first).toMatch(/^data:image\//)
  await expect.element(page.getByLabelText(texts.replace)).toBeInTheDocument()
  choose(await photo())
  await expectToast(texts.uploaded)
  await sewn()
  await expect.element(preview).toHaveAttribute('src', kept())
  expect(kept()).not.toBe(first)
  await button(texts.remove).click()
  expect(kept()).toBeNull()
  await expectEmptyStage()
  await expect.element(page.getByLabelText(texts.choose)).toHaveFocus()
})

test('DESIGN-04 DESIGN-08 of a picture that the shop refuses no patch stays on the stage', async () => {
  const { expectToast } = noteToasts()
  const refused = Promise.withResolvers<Response>()
  await openDesigner({ addCustomImage: () => refused.promise })
  choose(await photo())
  await expect.poll(drawnPixels).toBeGreaterThan(1000)
  refused.resolve(refusal('image_unreadable'))
  await expectToast(texts.wrongType, texts.wrongTypeText)
  await expectEmptyStage()
})

test('a portrait and a landscape picture cover the round cloth exactly', async () => {
  await openDesigner()
  for (const [width, height] of [
    [60, 120],
    [120, 60],
  ] as const) {
    const before = document.querySelector<HTMLImageElement>(`[alt="${texts.preview}"]`)?.src
    choose(await photo(width, height))
    await expect.poll(() => preview.element().getAttribute('src')).not.toBe(before)
    const shown = preview.element().getBoundingClientRect()
    const patch = preview.element().parentElement?.getBoundingClientRect().width ?? 0
    expect([shown.width, shown.height]).toEqual([patch - 2 * 14, patch - 2 * 14])
  }
})

test('the picture that replaces another one is shown in threads while it is uploaded', async () => {
  const { answers } = await openDesigner()
  await smallWithPhoto()
  answers.addCustomImage = () => new Promise<ReturnType<typeof recorded>>(() => {})
  choose(await photo())
  await expect.poll(() => document.querySelector('[data-stage] img')).toBeNull()
  await expect.poll(drawnPixels).toBeGreaterThan(1000)
})

test('DESIGN-01 a picture can be dropped on the zone and beside it; no drop navigates away', async () => {
  const { expectToast } = noteToasts()
  await openDesigner()
  const [zone, input] = ['[data-zone]', '#bilde'].map((one) => document.querySelector(one))
  dropAnywhere(input as HTMLInputElement, zone as HTMLElement)
  const field = document.body.appendChild(document.createElement('input'))
  const isOver = () => document.querySelector('[data-over]') !== null
  const drop = (place: Element | null, dataTransfer: DataTransfer) => {
    const options = { bubbles: true, cancelable: true, dataTransfer }
    place?.dispatchEvent(new DragEvent('dragover', options))
    const wasOver = isOver()
    const dropped = new DragEvent('drop', options)
    place?.dispatchEvent(dropped)
    return { wasOver, isPrevented: dropped.defaultPrevented }
  }
  const dragged = (...files: File[]) => {
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    return transfer
  }
  const link = new DataTransfer()
  link.setData('text/uri-list', 'https://example.com/')
  expect(drop(document.body, link).isPrevented).toBe(true)
  expect(drop(field, link).isPrevented, 'text may be dropped into a field').toBe(false)
  const note = new File(['hei'], 'brev.txt', { type: 'text/plain' })
  expect(drop(document.body, dragged(note)).isPrevented).toBe(true)
  await expectToast(texts.wrongType, texts.wrongTypeText)
  await expect.element(preview).not.toBeInTheDocument()
  beginSmall()
  for (const place of [zone ?? null, document.body]) {
    expect(drop(place, dragged(await photo()))).toEqual({ wasOver: true, isPrevented: true })
    expect(isOver()).toBe(false)
    await expectToast(texts.uploaded)
  }
  await expect.element(preview).toBeVisible()
  drop(document.body, dragged(note, await photo()))
  await expectToast(texts.uploaded, texts.firstOfSeveral)
  field.remove()
})

test('DESIGN-08 DESIGN-09 a file that is not a picture or is too large is rejected, and the previous picture stays', async () => {
  const { expectToast } = noteToasts()
  const { answers } = await openDesigner()
  beginSmall()
  choose(await photo())
  await expectToast(texts.uploaded)
  const before = preview.element().getAttribute('src')
  choose(new File(['<svg/>'], 'hund.svg', { type: 'image/svg+xml' }))
  await expectToast(texts.wrongType, texts.wrongTypeText)
  const large = new Uint8Array(5 * 1024 * 1024 + 1)
  choose(new File([large], 'stor.png', { type: 'image/png' }))
  await expectToast(texts.tooLarge, texts.tooLargeText)
  answers.addCustomImage = () => refusal('image_unreadable')
  choose(new File(['hei'], 'tekst.png', { type: 'image/png' }))
  await expectToast(texts.wrongType, texts.wrongTypeText)
  choose(await photo())
  await expectToast(texts.wrongType, texts.wrongTypeText)
  await expect.element(preview).toHaveAttribute('src', before)
})

test('DESIGN-05 a phone’s 50 megapixels are accepted, and more are rejected with the limit', async () => {
  const { expectToast } = noteToasts()
  const { asked } = await openDesigner({ getCustomImagePixels: 503 })
  const canvas = new OffscreenCanvas(8160, 6144)
  canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height)
  const bytes = await (await canvas.convertToBlob({ type: 'image/jpeg' })).bytes()
  const jpeg = () => new File([bytes], 'mobil.jpg', { type: 'image/jpeg' })
  choose(jpeg())
  await expectToast(texts.uploaded)
  const before = preview.element().getAttribute('src')
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0)
  const header = new DataView(bytes.buffer, frame)
  header.setUint16(5, 6936)
  header.setUint16(7, 9248)
  choose(jpeg())
  await expectToast(texts.tooManyPixels, texts.tooManyPixelsText)
  await expect.element(preview).toHaveAttribute('src', before)
  expect(asked('addCustomImage')).toHaveLength(1)
})

test.each([
  ['an aborted upload', () => Promise.reject(new TypeError('No network'))],
  ['a failing shop', () => 500],
])(
  'DESIGN-05 after %s the page reports it, and the picture is uploaded again',
  async (_name, fail) => {
    const { expectToast } = noteToasts()
    const { answers } = await openDesigner()
    const { addCustomImage } = answers
    answers.addCustomImage = fail
    beginSmall()
    choose(await photo())
    await expectToast(texts.notUploaded, texts.notSent)
    await expect.element(page.getByText(texts.notSent)).toBeVisible()
    await expect.element(preview).toBeVisible()
    await button(texts.add).click()
    await expectToast(texts.notUploaded, commonTexts.cart.customAddFailed)
    answers.addCustomImage = addCustomImage
    await button(texts.sendAgain).click()
    await expectToast(texts.uploaded)
    await expect.element(page.getByText(texts.notSent)).not.toBeInTheDocument()
    await expect.element(page.getByLabelText(texts.replace)).toHaveFocus()
  },
)

test.each([
  [crypto.randomUUID(), refusal('not_found', 404)],
  ['hjerte', refusal('malformed_request', 400)],
])('a link to a design that the shop does not have says so: %s', async (id, answer) => {
  const { expectToast } = noteToasts()
  history.replaceState(null, '', `?design=${id}`)
  await openDesigner({ getCustomDesign: answer })
  await expectToast(texts.notOpened, texts.notOpenedText)
  expect(location.search).not.toContain('design')
})

const start = button(new RegExp(`^${texts.startText}`))

/** The designer, whose controls are loaded, or fail to load, when the test says. */
async function openWithoutControls() {
  let held = Promise.withResolvers<NonNullable<typeof workshopPart.loaded>>()
  const load = vi.spyOn(workshopPart, 'load').mockImplementation(() => held.promise)
  const loaded = vi.spyOn(workshopPart, 'loaded', 'get').mockReturnValue(undefined)
  const restore = () => {
    load.mockRestore()
    loaded.mockRestore()
  }
  onTestFinished(restore)
  await openDesigner()
  return {
    async arrive() {
      restore()
      held.resolve(await workshopPart.load())
    },
    fail() {
      held.reject(new Error('offline'))
      held = Promise.withResolvers()
    },
  }
}

test('the button that begins without a picture is busy until the controls are there', async () => {
  const { arrive } = await openWithoutControls()
  await start.click()
  await expect.element(start).toHaveAttribute('aria-busy', 'true')
  await start.click()
  const states: (string | null)[] = []
  const observer = new MutationObserver(() => {
    const shown = start.query()
    if (shown) states.push(shown.ariaBusy)
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  await arrive()
  await expect.element(start).not.toBeInTheDocument()
  observer.disconnect()
  expect(new Set(states)).toEqual(new Set(['true']))
  // The second press has replaced no design.
  await expect.element(button(texts.bringBack)).not.toBeInTheDocument()
})

test('the button that begins without a picture begins again after a picture, while the controls still load', async () => {
  const { expectToast } = noteToasts()
  const { arrive } = await openWithoutControls()
  await start.click()
  choose(await photo())
  await expectToast(texts.uploaded)
  await expect.element(start).not.toHaveAttribute('aria-busy')
  await button(texts.remove).click()
  await expect.element(start).not.toHaveAttribute('aria-busy')
  await start.click()
  await arrive()
  await expect.element(start).not.toBeInTheDocument()
})

test('Escape withdraws the press on the button that begins without a picture, while the controls load', async () => {
  const { arrive } = await openWithoutControls()
  await start.click()
  await expect.element(start).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(start).not.toHaveAttribute('aria-busy')
  await arrive()
  expect($patch.get()).toBeNull()
  await start.click()
  await expect.element(start).not.toBeInTheDocument()
})

test('the button that begins without a picture reports each failure to load the controls, and then begins', async () => {
  const { expectToast } = noteToasts()
  const { arrive, fail } = await openWithoutControls()
  for (const _ of ['first', 'second']) {
    await start.click()
    await expect.element(start).toHaveAttribute('aria-busy', 'true')
    fail()
    await expectToast(commonTexts.error, commonTexts.tryAgain)
    await expect.element(start).not.toHaveAttribute('aria-busy')
  }
  await start.click()
  await arrive()
  await expect.element(start).not.toBeInTheDocument()
})
