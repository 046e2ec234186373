import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { mergeInlineBlocks } from './inline-blocks.ts'

const sourceOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`

const styles = ['a{color:red}', 'a{color:blue}']
const scripts = ['one()', 'two()']
const policy = [
  "default-src 'self'",
  ` script-src 'self' https://js.stripe.com ${scripts.map(sourceOf).join(' ')}`,
  ` style-src 'self' ${styles.map(sourceOf).join(' ')}`,
  ` style-src-attr 'unsafe-hashes' ${sourceOf('opacity:0')}`,
].join(';')
const data = '<script type="application/ld+json">{}</script>'
const module = '<script type="module" src="/a.js"></script>'

test('inline styles are merged at the end of the head, and scripts at the place of the first', () => {
  const html = `<head><style>${styles[0]}</style>${data}</head><style>${styles[1]}</style><p>1</p><script>${scripts[0]}</script><p>2</p><script>${scripts[1]}</script>${module}`
  const page = mergeInlineBlocks({ html, policy })
  const style = styles.join('')
  const script = scripts.join(';\n')
  expect(page.html).toBe(
    `<head>${data}<style>${style}</style></head><p>1</p><script>${script}</script><p>2</p>${module}`,
  )
  expect(page.policy).toBe(
    [
      "default-src 'self'",
      ` script-src 'self' https://js.stripe.com ${sourceOf(script)}`,
      ` style-src 'self' ${sourceOf(style)}`,
      ` style-src-attr 'unsafe-hashes' ${sourceOf('opacity:0')}`,
    ].join(';'),
  )
})

test('an injected block stays apart, and its hash stays unlisted', () => {
  const html = `<script>${scripts[0]}</script><script>steal()</script><style>p{}</style>`
  const page = mergeInlineBlocks({ html, policy })
  expect(page.html).toBe(html)
  expect(page.policy).toContain(sourceOf(scripts[0] ?? ''))
  for (const injected of ['steal()', 'p{}']) expect(page.policy).not.toContain(sourceOf(injected))
})

test('a page without inline blocks has a policy without their hashes', () => {
  const page = mergeInlineBlocks({ html: '<p></p>', policy })
  expect(page.policy).toBe(
    [
      "default-src 'self'",
      " script-src 'self' https://js.stripe.com",
      " style-src 'self'",
      ` style-src-attr 'unsafe-hashes' ${sourceOf('opacity:0')}`,
    ].join(';'),
  )
})
