import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { designCount } from '../../../modules/catalogue/rules.ts'
import { flagLabels, catalogueTexts as texts } from '../../shop/catalogue/text.ts'
import { gridTexts } from '../../shop/product-card/text.ts'
import { phone, visitor } from '../browser.ts'
import { cards, open } from '../steps.ts'

const fixedColours = [
  ['black', 'Svart', 42],
  ['white', 'Hvit', 38],
  ['red', 'Rød', 35],
  ['blue', 'Blå', 18],
  ['yellow', 'Gul', 16],
  ['green', 'Grønn', 14],
  ['pink', 'Rosa', 8],
  ['orange', 'Oransje', 6],
  ['purple', 'Lilla', 4],
  ['gray', 'Grå', 3],
] as const

test('PROD-02 PROD-03 PROD-09 PROD-16 a category shows its own patches, chosen on the page or in the URL', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  expect(await counted(page).innerText()).toBe(`${designCount} patcher`)
  expect(await page.getByRole('radio', { name: 'Alle patcher' }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: 'Sport' }).check()
  await page.waitForURL(/category=sport/)
  await expect.poll(() => counted(page).innerText()).toMatch(/^\d\d patcher$/)
  const narrowed = await counted(page).innerText()
  await page.reload()
  expect(await page.getByRole('radio', { name: 'Sport' }).isChecked()).toBe(true)
  expect(await counted(page).innerText()).toBe(narrowed)
})

test('PROD-04 PROD-05 the colours have their labels and fixed counts', async () => {
  const { page } = await visitor()
  await open(page, '/products?category=dyr')
  const colours = page.getByRole('group', { name: texts.colour }).getByRole('checkbox')
  const values = await colours.evaluateAll((inputs) =>
    inputs.map((input) => [
      (input as HTMLInputElement).value,
      ...(input.closest('label')?.innerText.split(/\s+/) ?? []),
    ]),
  )
  expect(values).toEqual(fixedColours.map(([tag, label, count]) => [tag, label, String(count)]))
})

test('PROD-06 PROD-07 colours and flags filter the patches', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  await page.getByRole('checkbox', { name: 'Rosa' }).check()
  await page.waitForURL(/tags=pink/)
  for (const [flag, label] of Object.entries(flagLabels)) {
    await page.getByRole('checkbox', { name: label }).check()
    await page.waitForURL(new RegExp(`${flag}=true`))
    await page.getByRole('checkbox', { name: label }).uncheck()
    await expect.poll(() => page.url()).not.toContain(flag)
  }
})

const counted = (page: Page) => page.getByRole('status').filter({ hasText: 'patcher' })

test('Back and Forward undo and redo a filter that was chosen after a dialog was closed', async () => {
  const { page } = await visitor()
  await open(page, '/products?category=sport')
  const sport = await counted(page).innerText()
  await cards(page).first().getByRole('button').first().click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('radio', { name: 'Humor' }).check()
  await page.waitForURL(/category=humor/)
  // Another count, and not the loading message.
  const otherCount = new RegExp(`^(?!${sport}$)\\d+ patcher$`)
  await expect.poll(() => counted(page).innerText()).toMatch(otherCount)
  const humour = await counted(page).innerText()
  await page.goBack()
  await expect.poll(() => counted(page).innerText()).toBe(sport)
  expect(await page.getByRole('radio', { name: 'Sport' }).isChecked()).toBe(true)
  await page.goForward()
  await expect.poll(() => counted(page).innerText()).toBe(humour)
})

test('a choice made with several arrow keys is one history entry', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  const length = () => page.evaluate(() => history.length)
  const radio = (name: string) => page.getByRole('radio', { name })
  const before = await length()
  await radio('Alle patcher').focus()
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowDown')
  await page.waitForURL(/category=/)
  expect(await length()).toBe(before + 1)
  const settled = page.url()
  await page.getByRole('checkbox', { name: 'Rosa' }).press('Space')
  await page.waitForURL(/tags=pink/)
  const sort = page.getByRole('combobox', { name: texts.sort })
  await sort.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.waitForURL(/sort=price-asc/)
  expect(await length()).toBe(before + 3)
  await page.goBack()
  await expect.poll(() => sort.inputValue()).toBe('popular')
  await page.goBack()
  await page.waitForURL(settled)
  await page.goBack()
  await page.waitForURL(/\/products$/)
  await expect.poll(() => radio('Alle patcher').isChecked()).toBe(true)
  await expect.poll(() => counted(page).innerText()).toBe(`${designCount} patcher`)
})

test('PROD-09 a link may spell a category like its label', async () => {
  const { page } = await visitor()
  await open(page, '/products?category=%20Mat+OG+drikke')
  expect(await page.getByRole('radio', { name: 'Mat og drikke' }).isChecked()).toBe(true)
  expect(await counted(page).innerText()).toMatch(/^\d\d patcher$/)
  await page.getByRole('checkbox', { name: 'Rød' }).check()
  await page.waitForURL(/category=mat\+og\+drikke&tags=red$/)
})

test('PROD-08 the search box shows the search of the URL', async () => {
  const { page } = await visitor()
  await open(page, '/products?search=elg')
  expect(await page.getByRole('searchbox', { name: texts.search }).inputValue()).toBe('elg')
  expect(await cards(page).count()).toBeGreaterThan(0)
  expect(await cards(page).count()).toBeLessThan(24)
})

test('PROD-06 a blank before the next word stays in the field when the search is shown', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  const box = page.getByRole('searchbox', { name: texts.search })
  await box.pressSequentially('norsk ')
  await page.waitForURL(/\?search=norsk$/)
  await expect.poll(() => counted(page).innerText()).not.toBe(`${designCount} patcher`)
  await box.pressSequentially('flagg')
  expect(await box.inputValue()).toBe('norsk flagg')
})

test('PROD-01 on a phone the filters are in a drawer', async () => {
  const { page } = await visitor(phone)
  await open(page, '/products')
  expect(await page.getByRole('complementary', { name: texts.filters }).isVisible()).toBe(false)
  await page.getByRole('button', { name: texts.filters }).click()
  const drawer = page.getByRole('dialog', { name: texts.filters })
  await drawer.getByRole('radio', { name: 'Humor' }).check()
  await page.waitForURL(/category=humor/)
  await drawer.getByRole('button', { name: /^Vis \d\d patcher$/ }).click()
  await drawer.waitFor({ state: 'hidden' })
})

test('while patches are loading the drawer shows no count', async () => {
  const { page } = await visitor(phone)
  await open(page, '/products')
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/products?*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: texts.filters }).click()
  const drawer = page.getByRole('dialog', { name: texts.filters })
  await drawer.getByRole('radio', { name: 'Humor' }).check()
  await drawer.getByRole('button', { name: texts.show, exact: true }).waitFor()
  arrive()
  await drawer.getByRole('button', { name: /^Vis \d\d patcher$/ }).waitFor()
})

test('PROD-28 PROD-29 GRID-03 without matches, grid and list say so', async () => {
  const { page } = await visitor()
  await open(page, '/products?search=finnesikke')
  await page.getByRole('heading', { name: gridTexts.empty }).waitFor()
  await page.getByText(gridTexts.emptyHint).waitFor()
  await page.getByRole('button', { name: texts.list }).click()
  await page.getByRole('heading', { name: texts.emptyList }).waitFor()
})
