import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { shopUrl, textOf } from '../../scripts/test/served/served-page.ts'
import { administrator } from '../../scripts/test/shop-setup.ts'
import { measuredPages } from '../../scripts/test/untouched-page.ts'
import { testKeys } from '../stand-ins/payments/keys.ts'

/** Maximum bytes of the first view, compressed, without headers. */
const budgets = { style: 15_000, font: 50_000, script: 4_000 }

test.each(measuredPages)('the first view of %s stays within its budget', async (path) => {
  const html = await textOf(path)
  const blocks = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text]) => text).join('')
  const letters: Buffer[] = []
  const styles = blocks('style').replace(/data:font\/woff2;base64,([\w+/=]+)/g, (_, font) => {
    letters.push(Buffer.from(font, 'base64'))
    return ''
  })
  const preloaded = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)]
  const fonts = await Promise.all(
    preloaded.map(async ([, font]) => (await fetch(shopUrl() + font)).bytes()),
  )
  const bytes = {
    style: brotliCompressSync(styles).length,
    font: Buffer.concat([...letters, ...fonts]).length,
    script: brotliCompressSync(blocks('script')).length,
  }
  for (const [kind, budget] of Object.entries(budgets)) {
    expect(bytes[kind as keyof typeof budgets], kind).toBeGreaterThan(1000)
    expect(bytes[kind as keyof typeof budgets], kind).toBeLessThanOrEqual(budget)
  }
})

const client = new URL('../../dist/client/', import.meta.url).pathname
const files = readdirSync(client, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(js|css|html|svg|json|txt)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

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
  const bodies = await Promise.all(pages.map(async (path) => [path, await textOf(path)] as const))
  const all = [...bodies, ...files.map((file) => [file, readFileSync(file, 'utf8')] as const)]
  expect(all.length).toBeGreaterThan(20)
  const leaks = all.filter(([, text]) =>
    secrets.some((secret) =>
      typeof secret === 'string' ? text.includes(secret) : secret.test(text),
    ),
  )
  expect(leaks.map(([name]) => name)).toEqual([])
})
