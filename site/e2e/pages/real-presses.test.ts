import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A click that reaches its target even if the target is covered or disabled. */
const dispatched =
  /dispatchEvent\(\s*['"]click|\(\{[^}]*force: *true|\.evaluate\([^)]*\)? *=> *\w+\.click\(\)/

test('browser tests click with the pointer, and neither force nor dispatch clicks', () => {
  const here = new URL('..', import.meta.url)
  const offenders = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => dispatched.test(readFileSync(new URL(name, here), 'utf8')))
  expect(offenders).toEqual([])
})
