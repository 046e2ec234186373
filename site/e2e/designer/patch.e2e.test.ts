import sharp from 'sharp'
import { expect, test } from 'vitest'
import { editorTexts as texts } from '../../shop/designer/editor-text.ts'
import { phone } from '../browser.ts'
import { designer, photo, pick, pictureFile, sewn } from '../shop/designer-steps.ts'

/** A visitor whose photo is sewn. */
async function withPhoto(viewport?: typeof phone) {
  const visit = await designer(viewport)
  await visit.choose(await photo())
  const design = await sewn(visit.page)
  const tab = (name: string) => visit.page.getByRole('tab', { name }).click()
  const stage = visit.page.getByRole('application', { name: texts.stage })
  return { ...visit, design, tab, stage }
}

test('DESIGN-01 DESIGN-02 a photo is sewn in threads of the chart over the whole patch, without an error', async () => {
  const { design, problems, page } = await withPhoto()
  expect(design).toMatchObject({ outline: 'circle', size: 90 })
  expect(design.picture?.threads.map(({ thread }) => thread)).toContain('forest')
  expect(design.picture?.threads.length).toBeLessThanOrEqual(6)
  expect(design.picture?.place.width).toBeGreaterThanOrEqual(90)
  const shown = page.locator('[data-stage] img[data-loaded]')
  expect(await shown.getAttribute('src')).toMatch(/^blob:/)
  expect(problems).toEqual([])
})

test('without workers the patch is sewn all the same', async () => {
  const { page, choose } = await designer()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))
  await page.reload()
  await choose(await photo())
  expect((await sewn(page)).picture?.threads.length).toBeGreaterThan(2)
})

test('a plain background is left out, and comes back when the customer wants it', async () => {
  const { page, choose } = await designer()
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><rect width="500" height="500" fill="#fff"/><circle cx="250" cy="250" r="160" fill="#c8102e"/></svg>'
  const logo = await sharp(Buffer.from(drawing)).png().toBuffer()
  await choose(pictureFile('logo.png', 'image/png', logo))
  expect((await sewn(page)).picture?.withoutBackground).toBe(true)
  await page.getByRole('tab', { name: texts.picture }).click()
  await page.getByLabel(texts.withoutBackground).uncheck()
  await expect.poll(async () => (await sewn(page)).picture?.withoutBackground).toBe(false)
  const threads = async () => (await sewn(page)).picture?.threads.map(({ thread }) => thread)
  await expect.poll(threads).toEqual(['white', 'red'])
})

test('the picture is moved by mouse, wheel and keyboard, and each movement is undone on its own', async () => {
  const { page, stage, design } = await withPhoto()
  const place = async () => (await sewn(page)).picture?.place
  const start = design.picture?.place
  const box = await stage.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y - 20, { steps: 5 })
  await page.mouse.up()
  const dragged = await place()
  const perPixel = 94 / (box?.width ?? 1)
  expect(dragged?.x).toBeCloseTo(40 * perPixel, 0)
  expect(dragged?.y).toBeCloseTo(-20 * perPixel, 0)

  await stage.focus()
  await page.mouse.wheel(0, -300)
  await expect.poll(async () => (await place())?.width).toBeGreaterThan((start?.width ?? 0) * 1.2)
  await page.locator('[data-stage="sewn"]').waitFor()
  const zoomed = await place()

  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press(']')
  await page.keyboard.press(']')
  await expect.poll(async () => (await place())?.turn).toBe(10)
  await sewn(page)

  await page.keyboard.press('Control+z')
  await expect.poll(place).toEqual(zoomed)
  await page.keyboard.press('Control+z')
  await expect.poll(place).toEqual(dragged)
  await page.getByRole('button', { name: texts.undo }).click()
  await expect.poll(place).toEqual(start)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(place).toEqual(dragged)
})

test('two fingers zoom and turn the picture, and the page stays where it is', async () => {
  const { page, context, stage, design } = await withPhoto(phone)
  await stage.scrollIntoViewIfNeeded()
  const box = await stage.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  const fingers = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([dx, dy], id) => ({ x: x + dx, y: y + dy, id })),
    })
  const scrolled = await page.evaluate(() => scrollY)
  await touch('touchStart', [-30, 0], [30, 0])
  await touch('touchMove', [-40, -10], [40, 10])
  await touch('touchMove', [0, -60], [0, 60])
  await touch('touchEnd')
  const place = (await sewn(page)).picture?.place
  expect(place?.turn).toBeCloseTo(90, 0)
  expect(place?.width).toBeCloseTo(2 * (design.picture?.place.width ?? 0), 0)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
})

test('during a drag nothing is sewn, and the picture follows the pointer', async () => {
  const { page, stage } = await withPhoto()
  const box = await stage.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y, { steps: 4 })
  const canvas = page.locator('[data-stage] canvas')
  const drawn = () => canvas.evaluate((one: HTMLCanvasElement) => one.toDataURL())
  const before = await drawn()
  await page.mouse.move(x + 120, y, { steps: 4 })
  await expect.poll(drawn).not.toBe(before)
  await page.mouse.up()
  await sewn(page)
})

test('form, size, threads and text are part of the design', async () => {
  const { page, tab } = await withPhoto()
  await pick(page, texts.outlines.heart)
  await page.getByRole('slider', { name: texts.size }).fill('70')
  await expect.poll(() => sewn(page)).toMatchObject({ outline: 'heart', size: 70 })

  await tab(texts.colours)
  await page.getByRole('button', { name: /^Kant: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Gull/ }).click()
  await page.getByRole('button', { name: /^Stoff: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Krem/ }).click()
  await page.getByRole('button', { name: /^Tråd 1: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Lime/ }).click()
  await expect.poll(() => sewn(page)).toMatchObject({ edge: 'gold', cloth: 'cream' })
  expect((await sewn(page)).picture?.threads[0]?.thread).toBe('lime')
  await page.getByRole('slider', { name: texts.threadCount }).fill('2')
  await expect.poll(async () => (await sewn(page)).picture?.threads.length).toBe(2)

  await tab(texts.text)
  await page.getByRole('textbox', { name: texts.words }).fill('André & Åse 🎉')
  await page.getByText(texts.unwritable).waitFor()
  await pick(page, texts.styles.straight)
  await pick(page, texts.alphabets.script)
  const text = { words: 'André & Åse ', style: 'straight', alphabet: 'script' }
  await expect.poll(() => sewn(page)).toMatchObject({ text })
  await page.reload()
  expect(await sewn(page)).toMatchObject({ outline: 'heart', size: 70, edge: 'gold', text })
})

test('a picture of few pixels is sewn with a warning that says what helps', async () => {
  const { page, choose } = await designer()
  await choose(await photo(80, 60))
  await sewn(page)
  const limits = page.locator('[data-limits]')
  await limits.getByText(texts.limit.resolution).waitFor()
})

test('another picture keeps form and text', async () => {
  const { page, tab, choose } = await withPhoto()
  await pick(page, texts.outlines.shield)
  await tab(texts.text)
  await page.getByRole('textbox', { name: texts.words }).fill('KLASSE 3A')
  await sewn(page)
  await choose(pictureFile('katt.png'))
  await expect
    .poll(() => sewn(page))
    .toMatchObject({ outline: 'shield', text: { words: 'KLASSE 3A' }, picture: {} })
})
