import { beforeEach, expect, test } from 'vitest'
import type { PatchDesign } from '../../../../modules/shared/contract/api.d.ts'
import { fakeBrowser } from '../../../testing/browser.ts'
import { startOfText } from './starts.ts'
import { withText, writable } from './text.ts'

const bare: PatchDesign = { outline: 'circle', size: 90, cloth: 'white', edge: 'navy' }

test('a text is what the alphabets can write, in 24 letters, and an empty one is removed', () => {
  expect(writable('  Blåbærsyltetøy 🎉 på <tur>!')).toBe('Blåbærsyltetøy  på tur!')
  expect(writable('x'.repeat(30))).toHaveLength(24)
  expect(writable('Åsgård'.normalize('NFD'))).toBe('Åsgård')
  expect(writable('André & Zoë Muñoz')).toBe('André & Zoë Muoz')
  const written = withText(bare, { words: 'OLA' })
  expect(written.text).toMatchObject({ words: 'OLA', style: 'arched', alphabet: 'block' })
  expect(withText(written, { words: ' ' }).text).toBeUndefined()
})

test('a first text is sewn in a thread that can be read on the patch', () => {
  expect(withText(bare, { words: 'OLA' }).text?.thread).toBe('navy')
  expect(withText({ ...bare, cloth: 'royal' }, { words: 'OLA' }).text?.thread).toBe('white')
})

/** The store of designs, with the text that is typed and seen. */
async function open(patch: PatchDesign) {
  const { $patch, changePatch, endGesture, redo, showPatch, undo } = await import('./store.ts')
  showPatch(patch)
  return {
    type(...steps: string[]) {
      for (const words of steps)
        changePatch((before, past) => withText(before, { words }, past), 'words')
      endGesture()
    },
    change: changePatch,
    undo,
    redo,
    shownText: () => $patch.get()?.text,
  }
}

beforeEach(() => void fakeBrowser())

test('a text that is deleted and typed again keeps line, alphabet and thread', async () => {
  const start = startOfText('RUSS 2027')
  const { type, shownText } = await open(start)
  type('RUSS', '', 'T', 'Team Ola')
  expect(shownText()).toEqual({ ...start.text, words: 'Team Ola' })
  type('')
  expect(shownText()).toBeUndefined()
  type('TUR')
  expect(shownText()).toEqual({ ...start.text, words: 'TUR' })
})

test('a text that is typed after undoing looks like the one before that', async () => {
  const start = startOfText('RUSS 2027')
  const { type, change, undo, redo, shownText } = await open(start)
  change((patch) => withText(patch, { alphabet: 'script', thread: 'gold' }))
  type('')
  undo()
  expect(shownText()).toEqual({ ...start.text, alphabet: 'script', thread: 'gold' })
  redo()
  type('TUR')
  expect(shownText()).toMatchObject({ words: 'TUR', alphabet: 'script', thread: 'gold' })
  undo()
  undo()
  undo()
  type('', 'HEI')
  expect(shownText()).toEqual({ ...start.text, words: 'HEI' })
})
