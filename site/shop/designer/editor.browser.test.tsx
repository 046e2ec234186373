import { beforeEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import {
  beginSmall,
  button,
  choose,
  openDesigner,
  photo,
  preview,
  sewn,
  smallWithPhoto,
} from '../../testing/open-designer.tsx'
import { noteToasts } from '../../testing/toasts.ts'
import { addToCartTexts } from '../cart/add-to-cart-text.ts'
import { loadDesign } from './design.ts'
import { editorTexts as texts } from './editor-text.ts'
import { $history, $patch } from './patch/store.ts'
import { designerTexts } from './text.ts'

beforeEach(() => page.viewport(1440, 900))

const stage = page.getByRole('application', { name: texts.stage })
const tab = (name: string) => page.getByRole('tab', { name }).click()
const pick = (name: string) => {
  const option = page.getByRole('radio', { name, exact: true }).element().closest('label')
  return userEvent.click(option as HTMLElement)
}
const design = () => $patch.get()
const place = () => design()?.picture?.place

async function openWithPhoto() {
  const { expectToast } = noteToasts()
  const designer = await openDesigner()
  const first = await smallWithPhoto()
  await expectToast(designerTexts.uploaded)
  return { ...designer, expectToast, first }
}

/** Moves real fingers and a real mouse, by the middle of the stage. */
function pointers() {
  stage.element().scrollIntoView({ block: 'center' })
  const { x, y, width, height } = stage.element().getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect()
  const at = ([dx, dy]: readonly [number, number]) => ({
    x: x + width / 2 + dx + (frame?.x ?? 0),
    y: y + height / 2 + dy + (frame?.y ?? 0),
  })
  return {
    perPixel: ((design()?.size ?? 0) + 4) / width,
    mouse: (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', ...spot: [number, number]) =>
      cdp().send('Input.dispatchMouseEvent', {
        ...{ type, button: 'left', buttons: 1, clickCount: 1 },
        ...at(spot),
      }),
    wheel: (deltaY: number) =>
      cdp().send('Input.dispatchMouseEvent', {
        ...{ type: 'mouseWheel', deltaX: 0, deltaY },
        ...at([0, 0]),
      }),
    touch: (type: 'touchStart' | 'touchMove' | 'touchEnd', ...spots: [number, number][]) =>
      cdp().send('Input.dispatchTouchEvent', {
        type,
        touchPoints: spots.map((spot, id) => ({ ...at(spot), id })),
      }),
  }
}

test('the picture is moved by mouse, wheel and keyboard, and each movement is undone on its own', async () => {
  const { first } = await openWithPhoto()
  // They come after the layer that a drag moves.
  await expect.element(page.getByText(texts.limit.resolution)).toBeVisible()
  const start = first.picture?.place
  const { mouse, wheel, perPixel } = pointers()
  const drawn = () => document.querySelector<HTMLCanvasElement>('[data-stage] canvas')?.toDataURL()
  const shown = () => document.querySelector<HTMLImageElement>('[data-stage] img')?.src
  const sewnBefore = shown()
  await mouse('mousePressed', 0, 0)
  await mouse('mouseMoved', 60, 10)
  const before = drawn()
  await mouse('mouseMoved', 40, -20)
  await expect.poll(drawn).not.toBe(before)
  expect(shown(), 'nothing is sewn during a drag').toBe(sewnBefore)
  await mouse('mouseReleased', 40, -20)
  await expect.poll(shown).not.toBe(sewnBefore)
  const dragged = place()
  expect(dragged?.x).toBeCloseTo(40 * perPixel, 0)
  expect(dragged?.y).toBeCloseTo(-20 * perPixel, 0)

  ;(stage.element() as HTMLElement).focus()
  await wheel(-300)
  await expect.poll(() => place()?.width).toBeGreaterThan((start?.width ?? 0) * 1.2)
  await expect.poll(() => $history.get()?.gesture).toBeUndefined()
  const zoomed = place()

  // In one task: keys that come 250 ms apart are two movements.
  for (const key of ['ArrowLeft', ']', ']'])
    stage.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  await expect.poll(() => place()?.turn).toBe(10)
  await expect.poll(() => $history.get()?.gesture).toBeUndefined()

  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(place).toEqual(zoomed)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(place).toEqual(dragged)
  await button(texts.undo).click()
  await expect.poll(place).toEqual(start)
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.poll(place).toEqual(dragged)
})

test('two fingers zoom and turn the picture, and the page stays where it is', async () => {
  await page.viewport(360, 780)
  const { first } = await openWithPhoto()
  const { touch } = pointers()
  const scrolled = scrollY
  await touch('touchStart', [-30, 0], [30, 0])
  await touch('touchMove', [-40, -10], [40, 10])
  await touch('touchMove', [0, -60], [0, 60])
  await touch('touchEnd')
  await expect.poll(() => place()?.turn).toBeCloseTo(90, 0)
  expect(place()?.width).toBeCloseTo(2 * (first.picture?.place.width ?? 0), 0)
  expect(scrollY).toBe(scrolled)
  expect(getComputedStyle(stage.element()).touchAction).toBe('none')
})

test('form, size and threads are part of the design', async () => {
  await openWithPhoto()
  await expect.element(page.getByText(texts.limit.resolution)).toBeVisible()
  await pick(texts.outlines.heart)
  await page.getByRole('slider', { name: texts.size }).fill('45')
  await expect.poll(design).toMatchObject({ outline: 'heart', size: 45 })

  await tab(texts.colours)
  for (const [part, thread] of [
    [/^Kant: /, /^Gull/],
    [/^Stoff: /, /^Krem/],
    [/^Tråd 1: /, /^Lime/],
  ] as const) {
    await page.getByRole('button', { name: part }).click()
    await page.getByRole('dialog').getByRole('button', { name: thread }).click()
  }
  await expect.poll(design).toMatchObject({ edge: 'gold', cloth: 'cream' })
  expect(design()?.picture?.threads[0]?.thread).toBe('lime')
  await page.getByRole('slider', { name: texts.threadCount }).fill('2')
  await expect.poll(() => design()?.picture?.threads.length).toBe(2)
  await sewn()
})

test('a text keeps its line and alphabet when it is written anew, and all but the picture when that is replaced', async () => {
  const { expectToast } = await openWithPhoto()
  await pick(texts.outlines.heart)
  await tab(texts.text)
  const words = page.getByRole('textbox', { name: texts.words })
  await words.fill('André & Åse 🎉')
  await expect.element(page.getByText(texts.unwritable)).toBeVisible()
  await pick(texts.styles.straight)
  await pick(texts.alphabets.script)
  const text = { words: 'André & Åse ', style: 'straight', alphabet: 'script' }
  await expect.poll(design).toMatchObject({ text })
  await words.fill('')
  await expect.element(page.getByRole('button', { name: /^Bokstaver: / })).not.toBeInTheDocument()
  await words.fill('Team Ola')
  await expect.poll(design).toMatchObject({ text: { ...text, words: 'Team Ola' } })

  choose(await photo())
  await expectToast(designerTexts.uploaded)
  await expect
    .poll(sewn)
    .toMatchObject({ outline: 'heart', picture: {}, text: { ...text, words: 'Team Ola' } })
})

test('a plain background is left out, and comes back when the customer wants it', async () => {
  await openDesigner()
  const canvas = new OffscreenCanvas(160, 160)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 160, 160)
  context.fillStyle = '#c8102e'
  context.arc(80, 80, 50, 0, 2 * Math.PI)
  context.fill()
  beginSmall()
  choose(new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' }))
  await expect.poll(sewn).toMatchObject({ picture: { withoutBackground: true } })
  await tab(texts.picture)
  await page.getByRole('checkbox', { name: texts.withoutBackground }).click()
  const threads = [{ thread: 'white' }, { thread: 'red' }]
  await expect.poll(sewn).toMatchObject({ picture: { withoutBackground: false, threads } })
})

test('a design that was removed or replaced is brought back with its changes', async () => {
  const { expectToast } = await openWithPhoto()
  await pick(texts.outlines.heart)
  const before = await sewn()
  expect(before.outline).toBe('heart')
  await button(designerTexts.remove).click()
  await button(designerTexts.bringBack).click()
  await expect.poll(sewn).toEqual(before)
  choose(await photo(120, 120))
  await expectToast(designerTexts.uploaded)
  await expect.poll(sewn).not.toEqual(before)
  await button(texts.undo).click()
  await expect.poll(sewn).toEqual(before)
})

test.each([1440, 360])(
  'the table takes the focus of the button that begins without a picture, %i px wide',
  async (width) => {
    await page.viewport(width, 900)
    await openDesigner()
    const start = page.getByRole('button', { name: designerTexts.startText, exact: false })
    ;(start.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(start).not.toBeInTheDocument()
    expect(document.activeElement?.id).toBe('bordet')
  },
)

test('DESIGN-11 a patch of nothing but text is sewn, kept and ordered as a design', async () => {
  const { expectToast } = noteToasts()
  const { asked } = await openDesigner()
  const start = page.getByRole('button', { name: designerTexts.startText, exact: false })
  await start.click()
  const text = { words: expect.stringMatching(/^RUSS \d{4}$/) }
  await expect.poll(sewn).toMatchObject({ text })
  // As a reload does.
  $history.set(null)
  await loadDesign()
  await expect.poll(sewn).toMatchObject({ text })
  await button(designerTexts.add).click()
  await expectToast(addToCartTexts.customAdded)
  const [recorded] = asked('addCustomDesign')
  expect(recorded?.body).toMatchObject({ outline: 'circle', size: 90, text })
  await button(designerTexts.startOver).click()
  await expect.element(preview).not.toBeInTheDocument()
  await expect.element(start).toBeVisible()
  expect(sessionStorage.getItem('customPatchDesign')).toBeNull()
})

test('a patch begins with one of the shop’s motifs, which is moved by the keyboard', async () => {
  await openDesigner()
  const start = page.getByRole('button', { name: designerTexts.startMotif, exact: false }).element()
  const states: (string | null)[] = []
  const observer = new MutationObserver(() => states.push(start.ariaBusy))
  observer.observe(start, { attributeFilter: ['aria-busy'] })
  await userEvent.click(start)
  await page
    .getByRole('dialog', { name: texts.chooseMotif })
    .getByRole('button', { name: 'Rev' })
    .click()
  observer.disconnect()
  expect(states).toEqual(['true', null])
  await expect.poll(sewn).toMatchObject({ motif: { name: 'fox', place: { x: 0 } } })
  await expect.element(stage).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(sewn).toMatchObject({ motif: { place: { x: 1 } } })
})
