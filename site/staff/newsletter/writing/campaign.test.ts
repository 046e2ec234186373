import { beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from '../../../testing/browser.ts'

beforeEach(() => void vi.useFakeTimers())

async function open(answer: () => Response | Promise<Response>) {
  fakeBrowser({ adminToken: 'token' })
  const keys: (string | null)[] = []
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    keys.push(request.headers.get('idempotency-key'))
    bodies.push(await request.json())
    return answer()
  })
  const campaign = await import('./campaign.ts')
  const { $toast } = await import('../../../ui/toast/toast.ts')
  const write = (subject = 'Mai', content = 'Nye patcher') => {
    campaign.$campaign.setKey('subject', subject)
    campaign.$campaign.setKey('content', content)
  }
  return { ...campaign, $toast, keys, bodies, write }
}

const sent = () => Response.json({ message: 'Kampanjen sendes til 3 abonnenter.' })

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
  expect(keys).toEqual([])
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
  expect(bodies).toEqual([{ subject: 'Mai', content: 'Nye patcher', senderName: 'russpatcher.no' }])
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
  expect(keys).toHaveLength(3)
  expect(keys[0]).toMatch(/^[a-f0-9]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
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
  expect(keys[1]).toBe(keys[0])
  expect($campaign.get().subject).toBe('Mai, uten skrivefeil')
  expect($campaignProblem.get()).toMatch(/kampanjelisten/)
  expect($toast.get()).toMatchObject({ title: 'Den forrige utgaven er på vei' })
  await sendCampaign()
  expect(keys[2]).not.toBe(keys[0])
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
  expect(keys).toHaveLength(1)
})
