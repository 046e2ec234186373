import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'

/** The form in a browser, a server with this answer, and the recorded calls. */
const form = async (answer: () => unknown = () => ({ ok: true })) => ({
  ...(await openBrowser(answer)),
  ...(await import('./newsletter.ts')),
})

beforeEach(() => void vi.useFakeTimers())

test('HOME-21 a blank address makes no call, and a toast asks for one', async () => {
  const { signUp, $toast, bodies } = await form()
  await signUp('  ', 'Kari')
  expect(bodies()).toEqual([])
  expect($toast.get()).toMatchObject({
    title: 'E-postadresse kreves',
    text: 'Vennligst fyll inn din e-postadresse',
  })
})

test('HOME-20 HOME-24 the address alone is enough, and a toast welcomes the subscriber', async () => {
  const { signUp, $signUp, $toast, bodies } = await form()
  await signUp(' kari@example.com ', ' ')
  expect(bodies()).toEqual([{ email: 'kari@example.com' }])
  expect($signUp.get()).toBe('done')
  expect($toast.get()).toMatchObject({ title: 'Velkommen til nyhetsbrevet!', tone: 'default' })
})

test('a name is sent with the address', async () => {
  const { signUp, bodies } = await form()
  await signUp('kari@example.com', ' Kari ')
  expect(bodies()).toEqual([{ email: 'kari@example.com', name: 'Kari' }])
})

describe('HOME-25 HOME-26 HOME-27 a failure leaves the form', () => {
  const networkFailure = () => Promise.reject(new TypeError('Failed to fetch'))
  test.each<[string, () => unknown, string]>([
    [
      'with the text of the server',
      () => Response.json({ error: 'For mange forsøk' }, { status: 429 }),
      'For mange forsøk',
    ],
    ['or one of our own', () => new Response('', { status: 500 }), 'Kunne ikke melde deg på'],
    ['or of the network', networkFailure, 'Noe gikk galt. Prøv igjen senere.'],
  ])('%s', async (_, answer, text) => {
    const { signUp, $signUp, $toast } = await form(answer)
    await signUp('kari@example.com', '')
    expect($signUp.get()).toBe('form')
    expect($toast.get()).toMatchObject({ title: 'Feil ved påmelding', text, tone: 'destructive' })
  })
})
