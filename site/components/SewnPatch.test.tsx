import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tacksMargin } from '../../modules/embroidery/index.ts'
import { SewnPatch } from './SewnPatch.tsx'

test('the stitches lie over the patch at the size that the server draws them for', () => {
  const styles = readFileSync(new URL('SewnPatch.module.css', import.meta.url), 'utf8')
  const [, width] = /\.tacks {[^}]*?\bwidth: (\d+)%/.exec(styles) ?? []
  expect(Number(width)).toBeCloseTo(100 * (1 + 2 * tacksMargin))
})

test.each([
  [0, []],
  [90, ['/patches/31-lys-90.webp']],
])(
  'a patch turned by %i degrees is sewn on with the thread of the overalls, and lit from the top left',
  (turn, lit) => {
    const html = renderToStaticMarkup(
      <SewnPatch image="/patches/31.svg" colour="blue" size="thumb" turn={turn} />,
    )
    const sources = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => src)
    expect(sources).toEqual(['/patches/31.svg', ...lit, '/patches/31-sting-blue.svg'])
  },
)
