import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { designCount } from '../../../modules/catalogue/rules.ts'
import { catalogueTexts as texts } from '../../shop/catalogue/text.ts'
import { visitor } from '../browser.ts'
import { addFirst, touch } from '../steps.ts'

/** Delays the page's scripts until the test releases them. */
async function holdScripts(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

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

test('PROD-06 CARD-06 no choice, letter, press or step back from before or during hydration is lost', async () => {
  const { page, problems } = await visitor()
  const red = page.getByRole('checkbox', { name: 'Rød' })
  const box = page.getByRole('searchbox', { name: texts.search })
  const sort = page.getByRole('combobox', { name: texts.sort })
  const radio = (name: string) => page.getByRole('radio', { name })
  const results = page.locator('[data-results]')
  const search = () => new URL(page.url()).search
  const entries = () => page.evaluate(() => history.length)
  const isStale = () =>
    results.evaluate((part: HTMLElement) => part.inert && getComputedStyle(part).opacity !== '1')
  const count = () => page.getByRole('status').filter({ hasText: 'patcher' }).innerText()

  let arrive = await holdScripts(page)
  await page.goto('/products?search=russ', { waitUntil: 'commit' })
  await red.check()
  const before = await entries()
  await radio('Alle patcher').focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
  await sort.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
  await box.fill('rus')
  await expect.poll(search).toBe('?search=rus&tags=red&sort=name')
  expect(await entries()).toBe(before + 2)
  expect(await isStale()).toBe(true)
  const resets = [await atReset(red, 'checked'), await atReset(box, 'value')]
  // The pointer waits until the patch's button can be clicked.
  const added = addFirst(page, 1)
  arrive()
  expect(await Promise.all(resets.map((reset) => reset()))).toEqual([true, 'rus'])
  await added
  expect(await isStale()).toBe(false)
  expect(await sort.inputValue()).toBe('name')
  await page.goBack()
  await expect.poll(() => sort.inputValue()).toBe('popular')
  await page.goBack()
  await page.goBack()
  await expect.poll(search).toBe('?search=russ')
  await expect.poll(() => red.isChecked()).toBe(false)

  await radio('Sport').check()
  await page.waitForURL(/category=sport/)
  arrive = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await radio('Sport').waitFor()
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(search).toBe('?search=russ')
  expect(await isStale()).toBe(true)
  arrive()
  await expect.poll(isStale).toBe(false)
  expect(await radio('Alle patcher').isChecked()).toBe(true)
  expect(await box.inputValue()).toBe('russ')

  await page.addInitScript(chooseWhileWaking)
  await page.goto('/products')
  await touch(page)
  await page.waitForURL(/\?sort=name$/)
  await expect.poll(() => sort.inputValue()).toBe('name')
  await expect.poll(count).toBe(`${designCount} patcher`)
  await page.goBack()
  await page.waitForURL(/\/products$/)
  await expect.poll(() => sort.inputValue()).toBe('popular')
  expect(problems).toEqual([])
})
