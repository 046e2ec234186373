import { expect, test } from 'vitest'
import { textOf } from '../../scripts/test/served/served-page.ts'

/**
 * Resources that the shop's header calls: the cart of its drawer, the active code, the search and its patch of the
 * week.
 */
const header = ['cart', 'check-discount', 'products', 'suggestions']

// Includes the islands; parts that are loaded on a press are left out.
test.each<[string, string[]]>([
  ['/', [...header, 'subscribe-newsletter']],
  ['/om-oss', header],
  ['/kontakt', [...header, 'contact']],
  ['/lag-din-egen', [...header, 'custom-images', 'custom-designs']],
  [
    '/checkout',
    [
      ...header,
      'create-payment-intent',
      'custom-images',
      'orders',
      'send-order-confirmation',
      'subscribe-newsletter',
      'upsell',
    ],
  ],
  ['/admin/login', ['admin/login', 'admin/logout']],
])(
  'the scripts of %s have the operations of no other resource than %j',
  async (page, resources) => {
    const scripts = await scriptsOf(page)
    const found = [...scripts.values()].flatMap((text) =>
      [...text.matchAll(/path:["'`]\/api\/((?:admin\/)?[\w-]+)/g)].map(([, resource]) => resource),
    )
    expect([...new Set(found)].toSorted()).toEqual(resources.toSorted())
  },
)

/** The texts of a page's scripts by path: those in its HTML, its islands' and all that these import. */
async function scriptsOf(page: string): Promise<Map<string, string>> {
  const html = await textOf(page)
  const waiting = [...html.matchAll(/\/_astro\/[\w.-]+\.js/g)].map(([path]) => path)
  const scripts = new Map<string, string>()
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (scripts.has(path)) continue
    const text = await textOf(path)
    scripts.set(path, text)
    const imports = text.matchAll(/(?:import|from)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)
    waiting.push(...[...imports].map(([, file]) => `/_astro/${file}`))
  }
  return scripts
}
