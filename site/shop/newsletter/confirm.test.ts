import { beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'

/** The page in a browser, a server with this answer, and the recorded calls. */
const page = async (answer: () => unknown = () => ({ ok: true })) => ({
  ...(await openBrowser(answer)),
  ...(await import('./confirm.ts')),
})

beforeEach(() => void vi.useFakeTimers())

test('a link that lost its end has no button that could only fail', async () => {
  const { confirmationTokenOf } = await page()
  const tokenOf = (query: string) => confirmationTokenOf(new URLSearchParams(query))
  expect(tokenOf('token=1-a_B-9')).toBe('1-a_B-9')
  for (const query of ['', 'token=', 'token=1-a%20b', `token=${'a'.repeat(101)}`])
    expect(tokenOf(query), query).toBeUndefined()
})

test('a press confirms the sign-up of the link', async () => {
  const { confirm, $confirming, bodies } = await page()
  await confirm('1-abc')
  expect(bodies()).toEqual([{ token: '1-abc' }])
  expect($confirming.get()).toBe('done')
})

test.each<[string, () => unknown, string]>([
  [
    'with the text of the server',
    () => Response.json({ error: 'Lenken er brukt' }, { status: 404 }),
    'Lenken er brukt',
  ],
  [
    'or of the network',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Noe gikk galt. Prøv igjen senere.',
  ],
])('a failure returns to the button, %s', async (_, answer, text) => {
  const { confirm, $confirming, $toast } = await page(answer)
  await confirm('1-abc')
  expect($confirming.get()).toBe('form')
  expect($toast.get()).toMatchObject({
    title: 'Kunne ikke bekrefte påmeldingen',
    text,
    tone: 'destructive',
  })
})
