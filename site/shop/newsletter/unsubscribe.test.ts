import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'

/** The form in a browser, a server with this answer, and the recorded calls. */
const form = async (answer: () => unknown = () => ({ ok: true })) => ({
  ...(await openBrowser(answer)),
  ...(await import('./unsubscribe.ts')),
})

beforeEach(() => void vi.useFakeTimers())

test('UNSUB-05 a blank address makes no call, and a toast asks for one', async () => {
  const { unsubscribe, $toast, bodies } = await form()
  await unsubscribe('   ')
  expect(bodies()).toEqual([])
  expect($toast.get()).toMatchObject({
    title: 'E-postadresse kreves',
    text: 'Vennligst fyll inn din e-postadresse',
    tone: 'destructive',
  })
})

test('UNSUB-06, UNSUB-07 on success the form is done, and a toast confirms it', async () => {
  const { unsubscribe, $unsubscribing, $toast, bodies } = await form()
  await unsubscribe(' kari@example.com ')
  expect(bodies()).toEqual([{ email: 'kari@example.com' }])
  expect($unsubscribing.get()).toBe('done')
  expect($toast.get()).toMatchObject({
    title: 'Avmeldt fra nyhetsbrev',
    text: 'Du vil ikke lenger motta e-post fra oss.',
  })
})

test('the token of a mail is sent only with the address of its link', async () => {
  const { leaverOf, unsubscribe, bodies } = await form()
  const leaver = leaverOf(new URLSearchParams('email=kari%40example.com&token=1-abc'))
  await unsubscribe('kari@example.com ', leaver)
  await unsubscribe('ola@example.com', leaver)
  const tooLong = leaverOf(new URLSearchParams(`email=kari%40example.com&token=${'a'.repeat(101)}`))
  await unsubscribe('kari@example.com', tooLong)
  expect(bodies()).toEqual([
    { email: 'kari@example.com', token: '1-abc' },
    { email: 'ola@example.com' },
    { email: 'kari@example.com' },
  ])
})

describe('UNSUB-08, UNSUB-09, UNSUB-10 a failure returns to the form', () => {
  const networkFailure = () => Promise.reject(new TypeError('Failed to fetch'))
  test.each<[string, () => unknown, string]>([
    [
      'with the text of the server',
      () => Response.json({ error: 'For mange forsøk' }, { status: 429 }),
      'For mange forsøk',
    ],
    ['or one of our own', () => new Response('', { status: 500 }), 'Kunne ikke melde deg av'],
    ['or of the network', networkFailure, 'Noe gikk galt. Prøv igjen senere.'],
  ])('%s', async (_, answer, text) => {
    const { unsubscribe, $unsubscribing, $toast } = await form(answer)
    await unsubscribe('kari@example.com')
    expect($unsubscribing.get()).toBe('form')
    expect($toast.get()).toMatchObject({ title: 'Feil ved avmelding', text, tone: 'destructive' })
  })
})
