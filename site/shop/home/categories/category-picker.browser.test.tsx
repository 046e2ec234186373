import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CategoryPicker } from './CategoryPicker.tsx'

test.each([360, 1440])(
  'HOME-03 at %i pixels the categories stand in two rows of four',
  async (width) => {
    await page.viewport(width, 900)
    const names = [
      'humor',
      'flagg',
      'sport',
      'kjærlighet',
      'russetid',
      'mat og drikke',
      'dyr',
      'skole',
    ]
    await render(<CategoryPicker categories={names.map((name) => ({ name, image: '/1.svg' }))} />)
    const tops = [...document.querySelectorAll('li')].map((one) => one.getBoundingClientRect().top)
    expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 0, 0, 4, 4, 4, 4])
  },
)
