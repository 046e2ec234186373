import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadDesign } from '../design.ts'
import { SavedDesigns } from '../saved/SavedDesigns.tsx'
import { $picture } from './current-picture.ts'

/** A well-formed data URL that is not a picture. */
const noPicture = 'data:image/png;base64,AAAA'

test('an invalid stored picture or saved design is discarded', async () => {
  const saved = { id: 'a', image: noPicture, name: 'Min', savedAt: '2026-05-01T12:00:00.000Z' }
  sessionStorage.setItem('customPatchImage', noPicture)
  sessionStorage.setItem('customPatchImageId', 'notauuid')
  localStorage.setItem('savedDesigns', JSON.stringify([saved]))
  await loadDesign()
  expect($picture.get()).toBeNull()
  expect(sessionStorage).toHaveLength(0)
  await render(<SavedDesigns />)
  await expect.poll(() => localStorage.getItem('savedDesigns')).toBe('[]')
  expect(document.querySelector('[data-saved-design]')).toBeNull()
})
