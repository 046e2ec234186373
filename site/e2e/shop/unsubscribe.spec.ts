import { expect, test } from 'vitest'
import { unsubscribeTexts as texts } from '../../shop/newsletter/unsubscribe-text.ts'
import { phone, visitor } from '../browser.ts'
import { open } from '../steps.ts'

test('UNSUB-01 UNSUB-02 UNSUB-03 UNSUB-04 UNSUB-06 UNSUB-11 a recipient unsubscribes through a mail’s link with one press', async () => {
  const { page, problems } = await visitor(phone)
  await open(page, '/unsubscribe?email=kari%2Bruss%40example.com')
  const field = page.getByLabel(texts.email)
  expect(await field.inputValue()).toBe('kari+russ@example.com')
  expect(await field.getAttribute('type')).toBe('email')
  expect(await field.getAttribute('required')).not.toBeNull()
  const home = page.getByRole('main').getByRole('link', { name: texts.home })
  expect(await home.getAttribute('href')).toBe('/')
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/unsubscribe-newsletter', async (route) => {
    await held
    await route.continue()
  })
  const neighbour = await home.boundingBox()
  await page.getByRole('button', { name: 'Meld meg av' }).click()
  await page.getByRole('button', { name: 'Melder av...' }).waitFor()
  expect(await home.boundingBox()).toEqual(neighbour)
  answer()
  await page.getByRole('heading', { name: 'Avmeldt fra nyhetsbrev' }).waitFor()
  expect(await field.count()).toBe(0)
  const said = page.getByRole('main').getByRole('status')
  expect(await said.evaluate((place) => place === document.activeElement)).toBe(true)
  await home.click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(problems).toEqual([])
})
