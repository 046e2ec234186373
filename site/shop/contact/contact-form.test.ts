import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'

beforeEach(() => void vi.useFakeTimers())

const message = { navn: 'Kari Nordmann', epost: 'kari@example.com', melding: 'Har dere flere?' }

/** The form in a browser, and a server with this answer. */
const open = async (answer: () => unknown = () => ({ ok: true })) => ({
  ...(await openBrowser(answer)),
  ...(await import('./contact-form.ts')),
})

function filled(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('DATA-09 a message has', () => {
  test('navn, epost, telefon and melding, without spaces around them', async () => {
    const { messageOf } = await open()
    const form = filled({
      navn: ' Kari ',
      epost: ' kari@example.com ',
      telefon: ' 400 00 000 ',
      melding: '\nHei\nder ',
    })
    expect(messageOf(form)).toEqual({
      navn: 'Kari',
      epost: 'kari@example.com',
      telefon: '400 00 000',
      melding: 'Hei\nder',
    })
  })

  test.each(['', '  '])('no telefon where %j was written', async (telefon) => {
    const { messageOf } = await open()
    expect(messageOf(filled({ ...message, telefon }))).toEqual(message)
  })

  test('nothing else', async () => {
    const { messageOf } = await open()
    expect(messageOf(filled({ ...message, annet: 'x' }))).toEqual(message)
    expect(messageOf(new FormData())).toEqual({ navn: '', epost: '', melding: '' })
  })
})

describe.each([true, false])('where messages are delivered: %s', (isDelivered) => {
  test.each([
    ['navn', ''],
    ['epost', ''],
    ['melding', ''],
    ['navn', '   '],
    ['melding', ' \n\t '],
  ])('KONT-13 %s of %j is not submitted', async (field, value) => {
    const { sendContactMessage, $isSending, $problems, $toast, calls } = await open()
    const sending = sendContactMessage({ ...message, [field]: value }, isDelivered)
    expect($isSending.get()).toBe(false)
    expect(await sending).toBe(false)
    expect($toast.get()).toMatchObject({
      title: 'Feil ved sending',
      text: 'Vennligst fyll ut alle påkrevde felt',
      tone: 'destructive',
    })
    expect(Object.keys($problems.get())).toEqual([field])
    await vi.advanceTimersByTimeAsync(1000)
    expect($toast.get()?.title).toBe('Feil ved sending')
    expect(calls).toEqual([])
  })

  test('editing a field removes its error', async () => {
    const { sendContactMessage, forgetProblem, $problems } = await open()
    await sendContactMessage({ navn: '', epost: '', melding: 'Hei' }, isDelivered)
    forgetProblem('navn')
    expect($problems.get()).toEqual({ epost: 'E-post mangler' })
  })

  test('a second press during the first does nothing', async () => {
    const { sendContactMessage, calls } = await open()
    const first = sendContactMessage(message, isDelivered)
    expect(await sendContactMessage(message, isDelivered)).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await first).toBe(true)
    expect(calls.length).toBe(isDelivered ? 1 : 0)
  })
})

test('KONT-14, KONT-16 success is told after one second', async () => {
  const { sendContactMessage, $isSending, $toast } = await open()
  const sending = sendContactMessage(message, false)
  expect($isSending.get()).toBe(true)
  await vi.advanceTimersByTimeAsync(999)
  expect([$isSending.get(), $toast.get()]).toEqual([true, null])
  await vi.advanceTimersByTimeAsync(1)
  expect(await sending).toBe(true)
  expect($isSending.get()).toBe(false)
  expect($toast.get()?.tone).toBe('default')
})

describe('a shop that takes messages', () => {
  test.each([message, { ...message, telefon: '400 00 000' }])('gets %j', async (sent) => {
    const { sendContactMessage, $toast, calls } = await open()
    expect(await sendContactMessage(sent, true)).toBe(true)
    expect(calls).toEqual([{ method: 'POST', path: '/api/contact', body: sent }])
    expect($toast.get()?.title).toBe('Melding sendt!')
  })

  test.each([404, 429, 500, 503])('KONT-19 reports a failure (%i)', async (status) => {
    const { sendContactMessage, $isSending, $toast } = await open(() => status)
    expect(await sendContactMessage(message, true)).toBe(false)
    expect($isSending.get()).toBe(false)
    expect($toast.get()).toMatchObject({
      title: 'Feil ved sending',
      text: 'Noe gikk galt. Prøv igjen senere.',
      tone: 'destructive',
    })
  })

  test('KONT-19 reports a network failure, and can be retried', async () => {
    let isUp = false
    const { sendContactMessage, $toast } = await open(() => {
      if (!isUp) throw new TypeError('Failed to fetch')
      return { ok: true }
    })
    expect(await sendContactMessage(message, true)).toBe(false)
    expect($toast.get()?.text).toBe('Noe gikk galt. Prøv igjen senere.')
    isUp = true
    expect(await sendContactMessage(message, true)).toBe(true)
  })

  test('gets no address that it would refuse', async () => {
    const { sendContactMessage, $problems, $toast, calls } = await open()
    expect(await sendContactMessage({ ...message, epost: 'kari@example' }, true)).toBe(false)
    expect($problems.get()).toEqual({ epost: 'Sjekk at e-postadressen er skrevet riktig' })
    expect($toast.get()?.title).toBe('Feil ved sending')
    expect(calls).toEqual([])
  })
})
