import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Buttons } from './Buttons.tsx'
import { showStates } from './state-rules.ts'

test('a specimen shows how a button looks while it is pointed at', async () => {
  await render(<Buttons />)
  showStates()
  const colourOf = (name: string) =>
    getComputedStyle(page.getByRole('button', { name, exact: true }).first().element())
      .backgroundColor
  await expect.poll(() => colourOf('primary, medium')).toBe('rgb(200, 16, 46)')
  await expect.poll(() => colourOf('pekt på')).toBe('rgb(143, 11, 33)')
})
