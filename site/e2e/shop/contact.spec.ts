import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { cartTexts } from '../../shop/cart/text.ts'
import { contactTexts, contactFormTexts as formTexts } from '../../shop/contact/text.ts'
import { shop } from '../../text/shop-facts.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { hrefs, open, openCart, openWishlist } from '../steps.ts'
import { told } from '../toasts.ts'

describe('/kontakt', () => {
  const field = (page: Page, name: string) =>
    page.getByRole('main').locator(`form [name="${name}"]`)

  async function write(page: Page, changes: Record<string, string> = {}) {
    const message = { navn: 'Kari', epost: 'kari@example.com', melding: 'Hei!', ...changes }
    for (const [name, value] of Object.entries(message)) await field(page, name).fill(value)
  }
  const send = (page: Page) => page.getByRole('main').locator('form button[type=submit]')
  const toast = (page: Page) => page.locator('[data-toast]')

  test('KONT-01 KONT-02 KONT-03 KONT-05 KONT-07 KONT-08 KONT-09 KONT-10 shows the contacts and opening hours', async () => {
    const { page, problems } = await visitor()
    await page.goto('/kontakt', { waitUntil: 'networkidle' })
    expect(await page.title()).toBe(contactTexts.title)
    const content = (selector: string, name: string) =>
      page.locator(`head ${selector}`).getAttribute(name)
    expect(await content('meta[name=description]', 'content')).toBe(contactTexts.description)
    expect(await content('link[rel=canonical]', 'href')).toBe(new URL('/kontakt', page.url()).href)

    const data = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      url: new URL('/kontakt', page.url()).href,
      mainEntity: {
        telephone: shop.phone,
        email: shop.email,
        vatID: 'NO000000000MVA',
        address: { '@type': 'PostalAddress', addressLocality: 'Oslo', addressCountry: 'NO' },
        contactPoint: {
          hoursAvailable: [
            { opens: '09:00', closes: '17:00' },
            { dayOfWeek: ['Saturday'], opens: '10:00', closes: '15:00' },
          ],
        },
      },
    })
    expect(problems).toEqual([])

    const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) })
    expect(await hero.getByRole('heading').innerText()).toBe('KONTAKT')
    expect(await hrefs(hero)).toEqual([
      `tel:${shop.phone.replaceAll(' ', '')}`,
      `mailto:${shop.email}`,
    ])
    const red = 'rgb(200, 16, 46)'
    const colour = (place: Locator) =>
      place.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await colour(hero)).toBe(red)

    const card = page.getByRole('region', { name: contactTexts.card })
    const details = await card.innerText()
    for (const fact of [shop.street, 'Oslo', 'MVA', shop.register, shop.phone, shop.email])
      expect(details).toContain(fact)
    expect(details.replace(/\s+/g, ' ')).toContain(
      'Mandag–fredag 09:00–17:00 Lørdag 10:00–15:00 Søndag Stengt',
    )

    const claim = page.getByRole('region', { name: '99,8 % fornøyde kunder' })
    expect(await colour(claim)).toBe(red)
    await page.getByRole('contentinfo').waitFor()
  })

  test('KONT-04 has search, cart and wishlist', async () => {
    const { page } = await visitor()
    await open(page, '/kontakt')
    await page.getByRole('banner').getByRole('combobox').waitFor()
    await (await openCart(page)).getByText(cartTexts.empty).waitFor()
    await page.keyboard.press('Escape')
    await openWishlist(page)
  })

  test('KONT-06 the form is beside the card, on a phone above it', async () => {
    const { page } = await visitor(desktop)
    await page.goto('/kontakt')
    const place = (name: string) => page.getByRole('region', { name }).boundingBox()
    const places = () => Promise.all([place(contactTexts.form), place(contactTexts.card)])
    const [form, card] = await places()
    expect(card?.y).toBe(form?.y)
    expect(card?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
    await page.setViewportSize(phone)
    const [above, below] = await places()
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
  })

  test('KONT-11 KONT-12 its fields, and the browser’s validation', async () => {
    const { page } = await visitor()
    await open(page, '/kontakt')
    const labels = await page.getByRole('main').locator('form label').allInnerTexts()
    expect(labels).toEqual(['Navn *', 'E-post *', 'Telefon', 'Melding *'])
    const checks = await page
      .getByRole('main')
      .locator('form')
      .locator('input, textarea')
      .evaluateAll((fields) =>
        fields.map((one) => {
          const { name, type, required } = one as HTMLInputElement
          return [name, type, required]
        }),
      )
    expect(checks).toEqual([
      ['navn', 'text', true],
      ['epost', 'email', true],
      ['telefon', 'tel', false],
      ['melding', 'textarea', true],
    ])
    expect(await field(page, 'melding').getAttribute('rows')).toBe('6')

    await write(page, { epost: 'kari' })
    await send(page).click()
    expect(await page.locator('main input:invalid').getAttribute('name')).toBe('epost')
    expect(await send(page).innerText()).toBe(formTexts.send)
    expect(await toast(page).count()).toBe(0)
  })

  test('KONT-13 blank fields are rejected and named', async () => {
    const { page } = await visitor()
    await open(page, '/kontakt')
    await write(page, { melding: '   ' })
    await send(page).click()
    await told(page, 'Feil ved sending', 'Vennligst fyll ut alle påkrevde felt')
    expect(await send(page).isEnabled()).toBe(true)
    await page.getByText('Melding mangler').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('melding')
    expect(await field(page, 'navn').inputValue()).toBe('Kari')
  })

  test('KONT-14 KONT-15 KONT-16 KONT-17 KONT-18 a second later a toast confirms it, without any call', async () => {
    const { page, problems } = await visitor()
    await page.clock.install()
    await page.goto('/kontakt', { waitUntil: 'networkidle' })
    await page.clock.pauseAt(Date.now() + 60_000)
    const calls: string[] = []
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url())
    })
    await write(page)
    await send(page).click()
    await expect.poll(() => send(page).innerText()).toBe('Sender...')
    expect(await send(page).isDisabled()).toBe(true)
    await page.clock.runFor(900)
    expect(await toast(page).count()).toBe(0)
    expect(await send(page).isDisabled()).toBe(true)
    await page.clock.runFor(100)
    await expect
      .poll(() => toast(page).innerText())
      .toBe('Melding sendt!\nTakk for din henvendelse. Vi kontakter deg så snart som mulig.')
    expect(await send(page).innerText()).toBe(formTexts.send)
    for (const name of ['navn', 'epost', 'telefon', 'melding'])
      expect(await field(page, name).inputValue()).toBe('')
    expect(calls).toEqual([])
    expect(problems).toEqual([])
  })

  test('input typed before hydration is sent', async () => {
    const { page } = await visitor()
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/kontakt', { waitUntil: 'commit' })
    await write(page)
    await send(page).click()
    expect(new URL(page.url()).search).toBe('')
    expect(await field(page, 'navn').inputValue()).toBe('Kari')
    arrive()
    await told(page, formTexts.sent, formTexts.sentText)
  })
})
