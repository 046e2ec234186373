import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markdown } from './markdown.ts'

test('simple Markdown becomes markup and readable plain text', () => {
  const { html, text } = markdown(
    [
      '# Nye patcher',
      'Hei, **russ** og *rødruss*!\nSe [alle](https://shop.test/products), www.shop.test eller skriv til hei@shop.test.',
      '- En\n- To\n  - Under to',
      '3. Tre\n4. Fire',
      '### Til slutt',
    ].join('\n\n'),
  )
  expect(html).toBe(
    [
      '<h2>Nye patcher</h2>',
      '<p>Hei, <strong>russ</strong> og <em>rødruss</em>!<br />',
      'Se <a href="https://shop.test/products">alle</a>, <a href="http://www.shop.test">www.shop.test</a>',
      ' eller skriv til <a href="mailto:hei@shop.test">hei@shop.test</a>.</p>',
      '<ul><li>En</li><li>To<ul><li>Under to</li></ul></li></ul>',
      '<ol start="3"><li>Tre</li><li>Fire</li></ol>',
      '<h3>Til slutt</h3>',
    ].join(''),
  )
  expect(text).toBe(
    [
      'Nye patcher\n-----------',
      'Hei, russ og rødruss!\nSe alle (https://shop.test/products), www.shop.test eller skriv til hei@shop.test.',
      '- En\n- To\n  - Under to',
      '3. Tre\n4. Fire',
      'Til slutt\n---------',
    ].join('\n\n'),
  )
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[klikk](javascript:alert(1))',
  '[klikk](JAVASCRIPT:alert(1))',
  '[klikk](data:text/html,<script>alert(1)</script>)',
  '[klikk](/admin)',
  '![bilde](https://ond.test/x.png)',
  '> sitat',
  '    innrykk',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '1. '.repeat(6000),
])('%.40s is kept as plain text', (typed) => {
  const { html, text } = markdown(typed)
  expect(text).toBe(typed)
  expect(html.replace(/<\/?p>|<br \/>/g, '')).not.toMatch(/[<>]/)
})

/** All tags that `markdown` generates. */
const ours =
  /<\/?(?:p|h2|h3|ul|li|strong|em|a)>|<br \/>|<\/?ol>|<ol start="\d+">|<a href="(?:https?:\/\/|mailto:)[^"<>]*">/gi

test('any input produces only our own markup, and keeps every word', () => {
  const pieces = ['<', '>', '"', '&', '[', ']', '(', ')', '*', '_', '`', '#', '-', '1.', '\n', ' ']
  const typed = fc
    .array(fc.constantFrom(...pieces, 'ord', '!', '\\', 'javascript:', 'https://x.no', 'a@b.no'))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(typed, (source) => {
      const { html, text } = markdown(source)
      expect(html.replace(ours, '')).not.toMatch(/[<>]/)
      const words = (of: string) => of.match(/ord/g)?.length ?? 0
      expect(words(text)).toBeGreaterThanOrEqual(words(source))
    }),
    { numRuns: 1000, seed: 2027 },
  )
})
