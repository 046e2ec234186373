import { describe, expect, test } from 'vitest'
import { phone, visitor } from '../browser.ts'

describe('/email-preview', () => {
  test('EMAILP-01 EMAILP-02 EMAILP-03 EMAILP-04 EMAILP-08 EMAILP-09 explains, and lists the sample', async () => {
    const { page, problems } = await visitor()
    await page.goto('/email-preview')
    expect(await page.title()).toContain('E-postforhåndsvisning')
    const text = (await page.getByRole('main').innerText()).replace(/ /g, ' ')
    for (const part of [
      'app-passord',
      'MAIL_FROM',
      'SMTP_URL',
      'Start butikken på nytt',
      '356 kr',
      '69 kr',
      'Gratis',
      '287 kr',
    ])
      expect(text).toContain(part)
    for (const title of ['Innhold', 'Utforming'])
      expect(
        await page.locator('section', { hasText: title }).getByRole('listitem').count(),
      ).toBeGreaterThan(2)
    expect(problems).toEqual([])
  })

  test('no line of the settings is truncated', async () => {
    const { page } = await visitor(phone)
    await page.goto('/email-preview')
    const [shown, all] = await page
      .locator('pre')
      .evaluate((element) => [element.clientWidth, element.scrollWidth])
    expect(all).toBe(shown)
  })

  test('EMAILP-06 EMAILP-07 the mail is shown and hidden, 600 pixels high', async () => {
    const { page, problems } = await visitor()
    await page.goto('/email-preview')
    const frame = page.locator('iframe')
    expect(await frame.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Vis e-posten' }).click()
    expect(await frame.evaluate((element) => element.clientHeight)).toBe(600)
    const mail = frame.contentFrame()
    const number = /RP-[A-Z0-9]{8}/.exec(await page.getByRole('main').innerText())?.[0] ?? 'none'
    await mail.getByText(number).first().waitFor()
    await mail
      .getByText(/287 kr/)
      .last()
      .waitFor()
    await page.getByRole('button', { name: 'Skjul e-posten' }).click()
    expect(await frame.isVisible()).toBe(false)
    expect(problems).toEqual([])
  })
})
