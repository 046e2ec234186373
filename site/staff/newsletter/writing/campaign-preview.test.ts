import { beforeEach, expect, test, vi } from 'vitest'
import { type Answer, type Call, openAsStaff } from '../../../testing/browser.ts'

beforeEach(() => void vi.useFakeTimers())

const open = async (answer: Answer, kept: Record<string, string> = {}) => ({
  ...(await openAsStaff(answer, kept)),
  ...(await import('./campaign.ts')),
  ...(await import('./campaign-preview.ts')),
  ...(await import('./campaign-test.ts')),
})

const drawn = ({ body }: Call) => ({
  html: `<p>${(body as { content: string }).content}`,
  text: 't',
})

test('the preview is rendered once after a debounce, also without a subject, and not without content', async () => {
  const { followCampaign, $campaign, $preview, calls, bodies } = await open(drawn)
  const stop = followCampaign()
  for (const content of ['H', 'He', 'Hei']) {
    $campaign.setKey('content', content)
    await vi.advanceTimersByTimeAsync(100)
  }
  await vi.advanceTimersByTimeAsync(400)
  expect(bodies()).toEqual([{ subject: 'Uten emne', content: 'Hei', senderName: 'russpatcher.no' }])
  expect($preview.get().value?.html).toBe('<p>Hei')
  $campaign.setKey('content', ' ')
  await vi.advanceTimersByTimeAsync(400)
  expect($preview.get().value).toBeNull()
  expect(calls).toHaveLength(1)
  stop()
})

test('a stale answer is dropped', async () => {
  let answerFirst = () => {}
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  let count = 0
  const { drawPreview, $campaign, $preview } = await open(async (call) => {
    count += 1
    if (count === 1) await first
    return drawn(call)
  })
  $campaign.setKey('content', 'gammelt')
  const slow = drawPreview()
  await vi.advanceTimersByTimeAsync(0)
  $campaign.setKey('content', 'nytt')
  await drawPreview()
  answerFirst()
  await slow
  expect($preview.get()).toMatchObject({ value: { html: '<p>nytt' }, isLoading: false })
})

const written = { subject: 'Mai', content: 'Nytt', senderName: 'russpatcher.no' }

test('a test mail goes to one address, which is remembered, and does not change the campaign', async () => {
  const { sendTest, lastTestAddress, storage, $campaign, $toast, calls } = await open(() => ({
    message: 'Prøven er sendt til kari@example.com.',
  }))
  expect(lastTestAddress()).toBe('')
  $campaign.set(written)
  await Promise.all([sendTest(' kari@example.com '), sendTest('kari@example.com')])
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/api/admin/campaign-test', { ...written, email: 'kari@example.com' }],
  ])
  expect(storage.getItem('campaign-test-address')).toBe('kari@example.com')
  expect(lastTestAddress()).toBe('kari@example.com')
  expect($campaign.get()).toEqual(written)
  expect($toast.get()).toMatchObject({
    title: 'Prøve sendt!',
    text: 'Prøven er sendt til kari@example.com.',
  })
})

test('an invalid address, typed or remembered, makes no call; a failure is reported', async () => {
  const refusal = { error: 'E-postserveren tok ikke imot.', code: 'mail_not_sent' }
  const { sendTest, lastTestAddress, $campaign, $toast, $isTesting, calls } = await open(
    () => Response.json(refusal, { status: 502 }),
    { 'campaign-test-address': '<b>x</b>' },
  )
  expect(lastTestAddress()).toBe('')
  $campaign.set(written)
  expect(await sendTest('kari@')).toBe('Skriv inn en gyldig e-postadresse.')
  expect(calls).toEqual([])
  expect(await sendTest('kari@example.com')).toBeUndefined()
  expect($toast.get()).toMatchObject({
    title: 'Feil ved sending av prøve',
    text: 'E-postserveren tok ikke imot.',
    tone: 'destructive',
  })
  expect($isTesting.get()).toBe(false)
})

test('a test mail with a rejected token shows a link to the login', async () => {
  const { sendTest, $campaign, $toast } = await open(() => 401)
  $campaign.set(written)
  await sendTest('kari@example.com')
  expect($toast.get()).toMatchObject({
    title: 'Feil ved sending av prøve',
    text: 'Failed to send test',
    link: { href: '/admin/login' },
  })
})
