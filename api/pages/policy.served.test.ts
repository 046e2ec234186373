import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { shopUrl } from '../../scripts/test/served/served-page.ts'

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
  const response = await fetch(shopUrl() + path)
  const policy = response.headers.get('content-security-policy') ?? ''
  const html = await response.text()
  expect(policy).toMatch(/script-src 'self' [^;]*'sha256-/)
  expect(policy).not.toMatch(/'unsafe-(inline|eval)'/)
  expect(policy.length).toBeLessThan(policyBudget)
  const blocks = ['style', 'script(?![^>]* (?:src=|type="application))'].map((tag) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</(?:style|script)>`, 'gs'))].map(
      ([, block]) => block,
    ),
  )
  for (const [block, ...others] of blocks) {
    expect(others).toEqual([])
    expect(policy).toContain(
      createHash('sha256')
        .update(block ?? '')
        .digest('base64'),
    )
  }
})

test("only the checkout's policy has Stripe's hosts", async () => {
  const policyOf = async (path: string) =>
    (await fetch(shopUrl() + path)).headers.get('content-security-policy') ?? ''
  for (const path of pages.filter((page) => page !== '/checkout'))
    expect(await policyOf(path), path).not.toContain('stripe.com')
  const checkout = await policyOf('/checkout')
  expect(checkout).toMatch(
    /script-src 'self' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com /,
  )
  expect(checkout).toMatch(/frame-src 'self' https:\/\/js\.stripe\.com [^;]*hooks\.stripe\.com;/)
  expect(checkout).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com;/)
})
