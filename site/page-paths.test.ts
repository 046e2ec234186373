import { expect, test } from 'vitest'
import { idInPatchPath, patchPath } from './page-paths.ts'

test.each([
  ['Teknisk sett våken', '/patch/7-teknisk-sett-vaken'],
  ['Ærlig talt: Øl & brød!', '/patch/7-aerlig-talt-ol-brod'],
  ['  100 % Café…  ', '/patch/7-100-cafe'],
  ['2026', '/patch/7-2026'],
  ['!?', '/patch/7'],
])('%s has an address of plain letters, digits and hyphens', (name, path) => {
  expect(patchPath({ id: 7, name })).toBe(path)
  expect(idInPatchPath(path)).toBe(7)
})

test.each([
  ['an outdated name', '/patch/7-gammelt-navn', 7],
  ['no name', '/patch/7', 7],
  ['a name with an escape', '/patch/7-v%C3%A5ken', 7],
  ['zeros before the id', '/patch/007-a', 7],
  ['no id', '/patch/vaken', undefined],
  ['letters after the id', '/patch/7vaken', undefined],
  ['an id that no patch can have', '/patch/1234567890-a', undefined],
  ['another folder', '/patch/7-a/b', undefined],
  ['a picture', '/patches/7-0123456789.svg', undefined],
])('the id of a path with %s', (_what, path, id) => {
  expect(idInPatchPath(path)).toBe(id)
})
