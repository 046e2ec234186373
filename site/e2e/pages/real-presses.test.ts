import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Clicks that reach their target even if it is covered or disabled: forced, dispatched, or an element's own `click`. */
const dispatched = [
  /\b(click|check|tap|press|dblclick|dragTo|hover|selectOption)\([^)]*force: *true/i,
  /dispatchEvent\(\s*(new \w+\(\s*)?['"]click/,
  /=> *\w+(\([^()]*\))?!?\??\.click\(\)/,
  /(element\(\)|as HTML\w+\)|querySelector\([^)]*\))!?\??\.click\(\)/,
  // A locator's click is awaited, or returned by an arrow function.
  /^(?!.*(\bawait\b|=>)).*\.click\(\)$/m,
]

/** Files whose dispatched click is meant. */
const meant = [
  // No call of the driver makes the second press of a double click alone.
  'ui/overlay/keyboard.browser.test.tsx',
]

test('browser tests click with the pointer, and neither force nor dispatch clicks', () => {
  const site = new URL('../../', import.meta.url)
  const offenders = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(e2e|testing)\/.*\.tsx?$|\.browser\.test\.tsx$/.test(name))
    .filter((name) => !import.meta.url.endsWith(name))
    .filter((name) => {
      // A chain of calls, or what an arrow function returns, on one line.
      const text = readFileSync(new URL(name, site), 'utf8')
      const joined = text.replace(/\n\s*(?=\??\.)|(?<==>)\n\s*/g, '')
      return dispatched.some((click) => click.test(joined))
    })
  expect(offenders).toEqual(meant)
})
