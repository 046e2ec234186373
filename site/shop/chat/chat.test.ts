import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser } from '../../testing/browser.ts'
import { $chat, replyTo, say } from './chat.ts'
import { chatTexts as texts } from './text.ts'

describe('CHAT-05 CHAT-06 CHAT-07 CHAT-08 the bot answers by keyword', () => {
  const { replies } = texts
  test.each([
    ['Har dere noe MORSOMT?', replies.humor],
    ['humor', replies.humor],
    ['Et norsk flagg', replies.flag],
    ['fotball', replies.sport],
    ['Hva koster de?', replies.price],
    ['49kr?', replies.price],
    ['Hvor mange kr', replies.price],
    ['Er frakten gratis?', replies.delivery],
    ['Når er leveringen?', replies.delivery],
    ['Jeg vil ha fotball med humor', replies.humor],
    ['krone på skjorta', replies.other],
    ['sukker', replies.other],
    ['Hei', replies.other],
  ])('%s', (message, reply) => {
    expect(replyTo(message)).toBe(reply)
  })

  test('with the prices and times of the specification', () => {
    expect(replies.price).toMatch(/49 kr.*69 kr.*3 for 2/)
    expect(replies.delivery).toMatch(/24 timer.*1-3 dager.*over 200 kr/)
  })
})

describe('the conversation', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime('2026-05-01T10:00:00Z')
  })
  afterEach(() => {
    $chat.set($chat.get().slice(0, 1))
  })

  test('DATA-08 CHAT-04 a message has id, text, sender and time, and is answered a second later', () => {
    say('  Hva koster de?  ')
    expect($chat.get().at(-1)).toEqual({
      id: expect.any(Number),
      text: 'Hva koster de?',
      isBot: false,
      timestamp: new Date('2026-05-01T10:00:00Z'),
    })
    vi.advanceTimersByTime(999)
    expect($chat.get()).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect($chat.get().at(-1)).toMatchObject({ text: texts.replies.price, isBot: true })
    expect(new Set($chat.get().map(({ id }) => id)).size).toBe(3)
  })

  test('blank messages are not sent, and at most 200 are kept', () => {
    say('   ')
    expect($chat.get()).toHaveLength(1)
    for (let index = 0; index < 150; index += 1) say(`melding ${index}`)
    vi.runAllTimers()
    expect($chat.get()).toHaveLength(200)
  })
})

describe('the conversation on the next page', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime('2026-05-01T10:00:00Z')
    fakeBrowser()
  })
  /** The store on another page, which shares the session storage only. */
  const nextPage = () => {
    const now = Date.now()
    vi.resetModules()
    // Also resets the clock.
    vi.clearAllTimers()
    vi.setSystemTime(now)
    return import('./chat.ts')
  }
  const textsOf = ({ $chat }: { $chat: { get(): readonly { text: string }[] } }) =>
    $chat.get().map(({ text }) => text)

  test('continues, and a pending answer arrives once, at its original time', async () => {
    const first = await nextPage()
    first.say('fotball')
    vi.advanceTimersByTime(1000)
    first.say('frakt')
    vi.advanceTimersByTime(400)
    const second = await nextPage()
    const said = [texts.greeting, 'fotball', texts.replies.sport, 'frakt']
    expect(textsOf(second)).toEqual(said)
    vi.advanceTimersByTime(599)
    expect(textsOf(second)).toEqual(said)
    vi.advanceTimersByTime(1)
    expect(textsOf(second)).toEqual([...said, texts.replies.delivery])
    const third = await nextPage()
    vi.runAllTimers()
    expect(textsOf(third)).toEqual([...said, texts.replies.delivery])
    expect(third.$chat.get()[1]?.timestamp).toEqual(new Date('2026-05-01T10:00:00Z'))
  })

  const kept = (change: object) => ({
    text: 'Hei',
    isBot: true,
    timestamp: '2026-05-01T10:00:00Z',
    ...change,
  })
  test.each([
    ['no list', {}],
    ['an empty list', []],
    ['no message', [null]],
    ['no sender', [kept({ isBot: 'ja' })]],
    ['no time', [kept({ timestamp: 'i går' })]],
    ['too long a message', [kept({ text: 'x'.repeat(501) })]],
    ['too many messages', Array(201).fill(kept({}))],
  ])('begins anew where %s was kept', async (_, damaged) => {
    sessionStorage.setItem('help-chat', JSON.stringify(damaged))
    expect(textsOf(await nextPage())).toEqual([texts.greeting])
  })

  test('starts again when the stored text is no JSON', async () => {
    sessionStorage.setItem('help-chat', '{')
    expect(textsOf(await nextPage())).toEqual([texts.greeting])
  })
})
