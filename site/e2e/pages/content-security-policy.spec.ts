import { expect, inject, test } from 'vitest'
import { visitor } from '../browser.ts'
import { touch } from '../steps.ts'

/** Maximum bytes of the header: each page carries it, a 304 included. */
const policyBudget = 1000

const pages = [
  '/',
  '/products',
  '/products?view=list',
  '/lag-din-egen',
  '/patch/31',
  '/prov-dem-pa',
  '/om-oss',
  '/kontakt',
  '/vilkar',
  '/personvern',
  '/angrerett',
  '/checkout',
  '/order-confirmation',
  '/unsubscribe',
  '/email-preview',
  '/stil',
  '/finnes-ikke',
  '/admin/login',
  '/admin/dashboard',
  '/admin/plukkliste',
  '/admin/pakksedler',
]

test.each(pages)('%s has one block of styles, one of scripts, and a short policy', async (path) => {
  const response = await fetch(inject('shopUrl') + path)
  const policy = response.headers.get('content-security-policy') ?? ''
  const html = await response.text()
  expect(policy).toMatch(/script-src 'self' [^;]*'sha256-/)
  expect(policy).not.toMatch(/'unsafe-(inline|eval)'/)
  expect(policy.length).toBeLessThan(policyBudget)
  expect(html.match(/<style/g)).toHaveLength(1)
  expect(html.match(/<script(?![^>]* (src=|type="application))/g)).toHaveLength(1)
})

test("only the checkout's policy has Stripe's hosts", async () => {
  const policyOf = async (path: string) =>
    (await fetch(inject('shopUrl') + path)).headers.get('content-security-policy') ?? ''
  for (const path of pages.filter((page) => page !== '/checkout'))
    expect(await policyOf(path), path).not.toContain('stripe.com')
  const checkout = await policyOf('/checkout')
  expect(checkout).toMatch(
    /script-src 'self' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com /,
  )
  expect(checkout).toMatch(/frame-src 'self' https:\/\/js\.stripe\.com [^;]*hooks\.stripe\.com;/)
  expect(checkout).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com;/)
})

test('no page violates its policy', async () => {
  const { page, problems } = await visitor()
  for (const path of pages) {
    await page.goto(path)
    await touch(page)
    await page.waitForLoadState('networkidle')
  }
  expect(problems.filter((problem) => /Content Security Policy/i.test(problem))).toEqual([])
})
