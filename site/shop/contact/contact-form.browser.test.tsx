import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answers.ts'
import { noteToasts } from '../../testing/toasts.ts'
import { ContactForm } from './ContactForm.tsx'
import { contactFormTexts as texts } from './text.ts'

const { labels } = texts
const field = (name: keyof typeof labels) => page.getByRole('textbox', { name: labels[name] })
const send = page.getByRole('button', { name: texts.send })

async function open(written: Partial<Record<keyof typeof labels, string>> = {}) {
  const calls = answerCalls({})
  const toasts = noteToasts()
  const { container } = await render(<ContactForm isDelivered={false} />)
  await field('navn').fill('Kari')
  await field('epost').fill(written.epost ?? 'kari@example.com')
  await field('melding').fill(written.melding ?? 'Hei!')
  return { ...toasts, calls, container }
}

test('KONT-11 KONT-12 its fields, and the browser’s validation', async () => {
  const { calls, container } = await open({ epost: 'kari' })
  expect([...container.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
    'Navn *',
    'E-post *',
    'Telefon',
    'Melding *',
  ])
  const fields = [...container.querySelectorAll<HTMLInputElement>('input, textarea')]
  expect(fields.map(({ name, type, required }) => [name, type, required])).toEqual([
    ['navn', 'text', true],
    ['epost', 'email', true],
    ['telefon', 'tel', false],
    ['melding', 'textarea', true],
  ])
  await expect.element(field('melding')).toHaveAttribute('rows', '6')
  await send.click()
  expect(container.querySelector('input:invalid')?.getAttribute('name')).toBe('epost')
  await expect.element(send).toBeEnabled()
  expect(calls).toEqual([])
})

test('KONT-13 blank fields are rejected and named', async () => {
  const { expectToast } = await open({ melding: '   ' })
  await send.click()
  await expectToast('Feil ved sending', 'Vennligst fyll ut alle påkrevde felt')
  await expect.element(send).toBeEnabled()
  await expect.element(page.getByText('Melding mangler')).toBeVisible()
  await expect.element(field('melding')).toHaveFocus()
  await expect.element(field('navn')).toHaveValue('Kari')
})

test('KONT-14 KONT-15 KONT-16 KONT-17 KONT-18 it is busy until it is sent, and then empty, without any call', async () => {
  const { expectToast, calls } = await open()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await send.click()
  await expect.element(page.getByRole('button', { name: 'Sender...' })).toBeDisabled()
  vi.advanceTimersByTime(1000)
  await expectToast(
    'Melding sendt!',
    'Takk for din henvendelse. Vi kontakter deg så snart som mulig.',
  )
  await expect.element(send).toBeEnabled()
  for (const name of ['navn', 'epost', 'telefon', 'melding'] as const)
    await expect.element(field(name)).toHaveValue('')
  expect(calls).toEqual([])
})
