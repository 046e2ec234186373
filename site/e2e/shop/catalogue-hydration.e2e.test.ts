import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { designCount } from '../../../modules/catalogue/rules.ts'
import { catalogueTexts as texts } from '../../shop/catalogue/text.ts'
import { visitor } from '../browser.ts'
import { addFirst, open, touch } from '../steps.ts'

/** Delays the page's scripts until the test releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

const counted = (page: Page) => page.getByRole('status').filter({ hasText: 'patcher' })
const results = (page: Page) => page.locator('[data-results]')
const opacity = (page: Page) => results(page).evaluate((part) => getComputedStyle(part).opacity)

/** Listens for the reset of hydration. The returned function waits for what the control has right after it. */
async function atReset(control: Locator, property: 'checked' | 'value') {
  const reset = await control.evaluateHandle((element, name) => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const field = element as HTMLInputElement
    field.form?.addEventListener('reset', () => queueMicrotask(() => resolve(field[name])))
    return { promise }
  }, property)
  return () => reset.evaluate(({ promise }) => promise)
}

test('PROD-06 a filter chosen before hydration has a history entry, and is applied after hydration', async () => {
  const { page } = await visitor()
  const arrive = await holdScripts(page)
  await page.goto('/products?tags=buss', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: 'Rosa' }).check()
  await expect.poll(() => page.url()).toMatch(/\?tags=buss&tags=pink$/)
  await page.getByRole('radio', { name: 'Romantikk' }).check()
  await page.getByRole('radio', { name: 'Sport' }).check()
  await expect.poll(() => page.url()).toContain('category=sport')
  expect(await opacity(page)).not.toBe('1')
  await page.goBack({ waitUntil: 'commit' })
  expect(new URL(page.url()).search).toBe('?category=romantikk&tags=buss&tags=pink')
  arrive()
  await expect.poll(() => page.getByRole('radio', { name: 'Romantikk' }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'Rosa' }).isChecked()).toBe(true)
  await expect.poll(() => counted(page).innerText()).toMatch(/^\d\d? patche?r?$/)
  await expect.poll(() => opacity(page)).toBe('1')
  await page.goBack()
  await page.goBack()
  await page.waitForURL(/\?tags=buss$/)
  await expect.poll(() => page.getByRole('checkbox', { name: 'Rosa' }).isChecked()).toBe(false)
})

test('PROD-06 a run of keys before hydration leaves one history entry, as after it', async () => {
  const { page } = await visitor()
  const arrive = await holdScripts(page)
  await page.goto('/products', { waitUntil: 'commit' })
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await page.getByRole('radio', { name: 'Alle patcher' }).focus()
  for (let press = 1; press <= 3; press += 1) await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.url()).toContain('category=')
  const sort = page.getByRole('combobox', { name: texts.sort })
  await sort.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
  await page.waitForURL(/sort=/, { waitUntil: 'commit' })
  expect(await entries()).toBe(before + 2)
  await page.goBack({ waitUntil: 'commit' })
  await page.goBack({ waitUntil: 'commit' })
  expect(new URL(page.url()).search).toBe('')
  arrive()
})

test('PROD-06 a filter chosen before hydration is not unchecked for a moment by it', async () => {
  const { page } = await visitor()
  const arrive = await holdScripts(page)
  await page.goto('/products', { waitUntil: 'commit' })
  const red = page.getByRole('checkbox', { name: 'Rød' })
  await red.check()
  const afterReset = await atReset(red, 'checked')
  arrive()
  expect(await afterReset()).toBe(true)
})

test('PROD-06 letters typed before hydration stay in the field, for the next one to follow', async () => {
  const { page } = await visitor()
  const arrive = await holdScripts(page)
  await page.goto('/products', { waitUntil: 'commit' })
  const box = page.getByRole('searchbox', { name: texts.search })
  await box.fill('fl')
  const afterReset = await atReset(box, 'value')
  arrive()
  expect(await afterReset()).toBe('fl')
})

test('PROD-06 CARD-06 no press is lost on a stale list that a filter chosen before hydration will replace', async () => {
  const { page } = await visitor()
  const arrive = await holdScripts(page)
  await page.goto('/products?search=russ', { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: 'Rød' }).check()
  // The pointer waits until the patch's button can be clicked.
  const added = addFirst(page, 1)
  await expect.poll(() => results(page).evaluate((part: HTMLElement) => part.inert)).toBe(true)
  arrive()
  await added
})

/** Chooses a sort order after the framework started hydration and before its first render. */
const chooseWhileWaking = () => {
  const choose = (island: HTMLElement) => {
    const order = island.querySelector<HTMLSelectElement>('select[name="sort"]')
    if (!order) throw new Error('The page has no sort order to choose')
    order.value = 'name'
    for (const type of ['input', 'change']) order.dispatchEvent(new Event(type, { bubbles: true }))
  }
  new MutationObserver((_, observer) => {
    const island = document.querySelector<HTMLElement>('astro-island[client="filters"]')
    if (!island || island.hasAttribute('ssr')) return
    observer.disconnect()
    choose(island)
  }).observe(document, { subtree: true, attributeFilter: ['ssr'] })
}

test('PROD-06 a choice made during hydration is applied, and has a history entry', async () => {
  const { page } = await visitor()
  await page.addInitScript(chooseWhileWaking)
  await page.goto('/products')
  await touch(page)
  await page.waitForURL(/\?sort=name$/)
  await expect
    .poll(() => page.getByRole('combobox', { name: texts.sort }).inputValue())
    .toBe('name')
  await expect.poll(() => counted(page).innerText()).toBe(`${designCount} patcher`)
  await page.goBack()
  await page.waitForURL(/\/products$/)
  await expect
    .poll(() => page.getByRole('combobox', { name: texts.sort }).inputValue())
    .toBe('popular')
})

test('Back before hydration restores the previous list', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  await page.getByRole('radio', { name: 'Sport' }).check()
  await page.waitForURL(/category=sport/)
  const arrive = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Sport' }).waitFor()
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.url()).toMatch(/\/products$/)
  expect(await opacity(page)).not.toBe('1')
  arrive()
  await expect.poll(() => counted(page).innerText()).toBe(`${designCount} patcher`)
  expect(await page.getByRole('radio', { name: 'Alle patcher' }).isChecked()).toBe(true)
  await expect.poll(() => opacity(page)).toBe('1')
})

test('the address that a form submitted before hydration is shortened, and keeps its fragment', async () => {
  const { page } = await visitor()
  const submitted =
    '/products?view=grid&category=Alle+patcher&search=&sort=popular&view=list#filtre'
  await page.goto(submitted)
  await expect.poll(() => page.url()).toMatch(/\/products\?view=list#filtre$/)
})
