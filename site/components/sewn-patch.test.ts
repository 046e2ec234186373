import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tacksMargin } from '../../modules/embroidery/index.ts'

test('the stitches lie over the patch at the size that the server draws them for', () => {
  const styles = readFileSync(new URL('SewnPatch.module.css', import.meta.url), 'utf8')
  const [, width] = /\.tacks {[^}]*?\bwidth: (\d+)%/.exec(styles) ?? []
  expect(Number(width)).toBeCloseTo(100 * (1 + 2 * tacksMargin))
})
