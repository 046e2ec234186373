import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, isTest, root } from '../../../scripts/test/imports.ts'
import { storedKeys } from './stored-keys.ts'

const sources = ['site', 'modules', 'api']
  .flatMap(filesBelow)
  .filter(
    (file) => !isTest(file) && !/^(site\/(e2e|testing)|api\/(stand-ins|testing))\//.test(file),
  )
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))

/** Files that store under a key that a caller gives them. */
const wrappers = [
  'site/browser/directives/touch.ts',
  'site/browser/kept-until.ts',
  'site/browser/remembered-choice.ts',
  'site/browser/storage.ts',
  'site/browser/stored-list.ts',
]

const calls =
  /\b((?:read|write)(?:Stored|Json)|(?:read|keep)Timed|timedList|storedList|rememberedChoice)(?:<[^(]*>)?\(\s*('[^']*'|\w+)/g

/** The name that the front page gives the island whose height is stored. */
const reserved = sources.flatMap(({ code }) => /client:reserve="([\w-]+)"/.exec(code)?.[1] ?? [])

/** The names under which the code stores, by area; one that is not found is '?' and its file. */
const used = sources
  .filter(({ file }) => !wrappers.includes(file))
  .flatMap(({ file, code }) =>
    [...code.matchAll(calls)].map(([, call = '', key = '']) => {
      const isOfTab = /Timed|timed/.test(call) || code.includes("'sessionStorage'")
      return { name: nameOf(key, file, code), area: isOfTab ? 'sessionStorage' : 'localStorage' }
    }),
  )

/** The text of a key: itself, or that of the constant in this file or, exported, in another one. */
function nameOf(key: string, file: string, code: string): string {
  if (key.startsWith("'")) return key.slice(1, -1)
  const constant = new RegExp(`const ${key} = ['\`]([^'\`$]+)`)
  const exported = new RegExp(`export ${constant.source}`)
  const found = [code, ...sources.map((one) => one.code)]
    .map((text, index) => (index === 0 ? constant : exported).exec(text)?.[1])
    .find(Boolean)
  if (!found) return `? ${file}`
  return found.endsWith('-') ? `${found}${reserved[0]}` : found
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort()
const namesOf = (keys: readonly { name: string }[]) => keys.map(({ name }) => name)
const staff = namesOf(storedKeys.staff)

test.each(['localStorage', 'sessionStorage'] as const)(
  'the page on privacy lists what the shop stores in %s, and nothing else',
  (area) => {
    const ofVisitors = used.filter((one) => one.area === area && !staff.includes(one.name))
    expect(sorted(namesOf(storedKeys[area]))).toEqual(sorted(namesOf(ofVisitors)))
  },
)

test('the page on privacy lists what only staff store, and nothing else', () => {
  const stored = staff.filter((name) => namesOf(used).includes(name))
  expect(stored).toEqual(staff.filter((name) => name !== 'admin_device'))
})

test('the page on privacy lists each cookie of the shop', () => {
  const setting = /\bsetCookie\(c, (\w+)|\bsetCookie\(`\$\{[^}]*\b(\w+)\}/
  const setters = sources.flatMap(({ file, code }) => {
    const found = setting.exec(code)
    if (!found) return []
    const named = new RegExp(
      `const ${found[1]?.replace('.name', '') ?? found[2]} = (?:\\{\\s+name: )?'([^']+)`,
    )
    return named.exec(code)?.[1] ?? `? ${file}`
  })
  // Over https, the prefix comes before the name in the code.
  const ours = namesOf(
    storedKeys.cookies.filter(({ purpose }) => !/^Settes av Stripe/.test(purpose)),
  ).map((name) => name.replace(/^__Host-/, ''))
  expect(sorted(setters)).toEqual(sorted([...ours, 'admin_device']))
})

test('no code stores past the functions that this list is made from', () => {
  const past =
    /\b(localStorage|sessionStorage)[.[]|\bindexedDB\b|\bcaches\.(open|match|has|keys)\b|\bcookieStore\b/
  expect(sources.filter(({ code }) => past.test(code)).map(({ file }) => file)).toEqual([])
})
