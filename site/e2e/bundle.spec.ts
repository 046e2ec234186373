import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testKeys } from '../../api/embedded/test-payments/keys.ts'
import { administrator } from '../../scripts/test/shop-setup.ts'
import { closeBrowser, phone, visitor } from './browser.ts'

afterAll(closeBrowser)

/** Bytes of JavaScript on the first view, compressed, headers not counted. */
const scriptBudget = 90_000

const client = new URL('../../dist/client/', import.meta.url).pathname
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(js|css|html|svg|json|txt)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

describe.each(['/', '/products'])('first view of %s', (path) => {
  test('brings at most 90 kB of JavaScript, compressed', async () => {
    const { page } = await visitor(phone)
    const sizes = new Map<string, Promise<number>>()
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return
      const size = response.request().sizes()
      sizes.set(
        response.url(),
        size.then(({ responseBodySize }) => responseBodySize),
      )
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(scriptBudget)
  })
})

test('nothing that browsers get holds a secret', async () => {
  const secrets = [
    testKeys.secretKey,
    testKeys.webhookSecret,
    administrator.password,
    /\b[sr]k_(test|live)_/,
    /\bwhsec_/,
    /postgres(ql)?:\/\//,
    /STRIPE_SECRET_KEY|DATABASE_URL|ADMIN_PASSWORD/,
  ]
  const { page } = await visitor()
  const pages = ['/', '/products', '/checkout', '/order-confirmation', '/admin/login']
  const bodies = await Promise.all(
    pages.map(async (path) => [path, await (await page.request.get(path)).text()] as const),
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

test('every style sheet that a script asks for was built', () => {
  const named = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/_astro\/[\w.@-]+\.css/g)])
    .map(([name]) => name)
  expect(named.filter((name) => !existsSync(join(client, name)))).toEqual([])
})
