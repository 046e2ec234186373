import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { testKeys } from '../../../api/embedded/test-payments/keys.ts'
import { administrator } from '../../../scripts/test/shop-setup.ts'
import { phone, visitor } from '../browser.ts'

/** Maximum bytes of the first view, compressed, without headers. */
const styleBudget = 15_000
const fontBudget = 60_000
const inlineScriptBudget = 4_000
const scriptBudgets = { '/': 90_000, '/products': 90_000, '/om-oss': 75_000, '/kontakt': 75_000 }

const client = new URL('../../../dist/client/', import.meta.url).pathname
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(js|css|html|svg|json|txt)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

/** Bytes that a first view transfers, by kind. */
async function firstView(path: string) {
  const { page, context } = await visitor(phone)
  const sizes = new Map<string, Promise<[string, number]>>()
  page.on('requestfinished', (request) => {
    const kind = request.resourceType()
    sizes.set(
      request.url(),
      request.sizes().then(({ responseBodySize }) => [kind, responseBodySize]),
    )
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const styles = await page.locator('style').allTextContents()
  const scripts = await page.locator('script:not([src], [type$=json])').allTextContents()
  // Inline styles and scripts count as if they were compressed separately.
  const bytes: Record<string, number> = {
    stylesheet: brotliCompressSync(styles.join('')).length,
    inlineScript: brotliCompressSync(scripts.join('')).length,
  }
  for (const [kind, size] of await Promise.all(sizes.values()))
    bytes[kind] = (bytes[kind] ?? 0) + size
  await context.close()
  return { script: 0, inlineScript: 0, stylesheet: 0, font: 0, ...bytes }
}

test.each(Object.entries(scriptBudgets))(
  'the first view of %s stays within its budget',
  async (path, scripts) => {
    const { script, inlineScript, stylesheet, font } = await firstView(path)
    expect(script).toBeGreaterThan(1000)
    expect(script).toBeLessThanOrEqual(scripts)
    expect(inlineScript).toBeGreaterThan(1000)
    expect(inlineScript).toBeLessThanOrEqual(inlineScriptBudget)
    expect(stylesheet).toBeGreaterThan(1000)
    expect(stylesheet).toBeLessThanOrEqual(styleBudget)
    expect(font).toBeGreaterThan(1000)
    expect(font).toBeLessThanOrEqual(fontBudget)
  },
)

test('no file that browsers get contains a secret', async () => {
  const secrets = [
    testKeys.secretKey,
    testKeys.webhookSecret,
    administrator.password,
    /\b[sr]k_(test|live)_/,
    /\bwhsec_/,
    /postgres(ql)?:\/\//,
    /STRIPE_SECRET_KEY|DATABASE_URL|ADMIN_PASSWORD/,
  ]
  const pages = ['/', '/products', '/checkout', '/order-confirmation', '/admin/login']
  const bodies = await Promise.all(
    pages.map(
      async (path) => [path, await (await fetch(inject('shopUrl') + path)).text()] as const,
    ),
  )
  const all = [...bodies, ...files.map((file) => [file, readFileSync(file, 'utf8')] as const)]
  expect(all.length).toBeGreaterThan(20)
  const leaks = all.filter(([, text]) =>
    secrets.some((secret) =>
      typeof secret === 'string' ? text.includes(secret) : secret.test(text),
    ),
  )
  expect(leaks.map(([name]) => name)).toEqual([])
})
