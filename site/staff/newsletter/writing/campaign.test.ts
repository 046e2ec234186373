import { beforeEach, expect, test, vi } from 'vitest'
import { openAsStaff } from '../../../testing/browser.ts'

beforeEach(() => void vi.useFakeTimers())

async function open(answer: () => unknown) {
  const browser = await openAsStaff(answer)
  const campaign = await import('./campaign.ts')
  const write = (subject = 'Mai', content = 'Nye patcher') => {
    campaign.$campaign.setKey('subject', subject)
    campaign.$campaign.setKey('content', content)
  }
  return { ...browser, ...campaign, keys: () => browser.calls.map(({ key }) => key), write }
}

const sent = () => ({ message: 'Kampanjen sendes til 3 abonnenter.' })

test.each([
  ['', 'Innhold'],
  ['   ', 'Innhold'],
  ['Emne', ''],
  ['Emne', ' \n\t '],
  ['Emne', '#'],
])('ANEWS-11, ANEWS-12 subject %j with content %j is refused without a call', async (...texts) => {
  const { write, sendCampaign, $canSend, $toast, keys } = await open(sent)
  write(...texts)
  expect($canSend.get()).toBe(false)
  await sendCampaign()
  expect(keys()).toEqual([])
  expect($toast.get()).toMatchObject({
    title: 'Manglende informasjon',
    text: 'Både emne og innhold må fylles ut',
    tone: 'destructive',
  })
})

test('ANEWS-06, ANEWS-13, ANEWS-14 a sent campaign is confirmed, and subject and content are cleared', async () => {
  const { write, sendCampaign, $campaign, $toast, bodies } = await open(sent)
  write()
  await sendCampaign()
  expect(bodies()).toEqual([
    { subject: 'Mai', content: 'Nye patcher', senderName: 'russpatcher.no' },
  ])
  expect($campaign.get()).toEqual({ subject: '', content: '', senderName: 'russpatcher.no' })
  expect($toast.get()).toMatchObject({
    title: 'Kampanje sendt!',
    text: 'Kampanjen sendes til 3 abonnenter.',
  })
})

test('ANEWS-15 a failed campaign is reported and kept', async () => {
  const refusal = { error: 'Forespørselen er ikke gyldig.', code: 'malformed_request' }
  const { write, sendCampaign, $campaign, $campaignProblem, $toast } = await open(() =>
    Response.json(refusal, { status: 400 }),
  )
  write()
  await sendCampaign()
  expect($campaign.get().subject).toBe('Mai')
  expect($campaignProblem.get()).toBe('Forespørselen er ikke gyldig.')
  expect($toast.get()).toMatchObject({
    title: 'Feil ved sending',
    text: 'Failed to send campaign',
    tone: 'destructive',
  })
})

test('attempts of one campaign share an idempotency key until one succeeds; the next campaign has its own', async () => {
  let isUp = false
  const { write, sendCampaign, keys } = await open(() => (isUp ? sent() : Response.error()))
  write()
  await sendCampaign()
  isUp = true
  await sendCampaign()
  write('Juni')
  await sendCampaign()
  const [first, second, third, ...more] = keys()
  expect(first).toMatch(/^[a-f0-9]{32}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(more).toEqual([])
})

test('a text edited after a lost answer reports that the earlier one was sent, and the next press sends the new one', async () => {
  const answers = [
    () => Response.error(),
    () => Response.json({ error: 'Sendt', code: 'idempotency_key_reused' }, { status: 422 }),
    sent,
  ]
  const { write, sendCampaign, $campaign, $campaignProblem, $toast, keys } = await open(
    () => answers.shift()?.() ?? sent(),
  )
  write()
  await sendCampaign()
  write('Mai, uten skrivefeil')
  await sendCampaign()
  expect(keys()[1]).toBe(keys()[0])
  expect($campaign.get().subject).toBe('Mai, uten skrivefeil')
  expect($campaignProblem.get()).toMatch(/kampanjelisten/)
  expect($toast.get()).toMatchObject({ title: 'Den forrige utgaven er på vei' })
  await sendCampaign()
  expect(keys()[2]).not.toBe(keys()[0])
  expect($campaign.get().subject).toBe('')
})

test('an emoji is a valid subject and content', async () => {
  const { write, $canSend } = await open(sent)
  write('🎓', '🎓')
  expect($canSend.get()).toBe(true)
})

test('a second press during the first sends nothing', async () => {
  const { write, sendCampaign, keys } = await open(sent)
  write()
  await Promise.all([sendCampaign(), sendCampaign()])
  expect(keys()).toHaveLength(1)
})
