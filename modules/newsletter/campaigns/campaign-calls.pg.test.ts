import { expect, test } from 'vitest'
import { code, read, status } from '../../../api/testing/test-answers.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import type { Campaign } from '../../shared/contract/api.d.ts'

const shop = await shopOfFile()

const campaign = { subject: 'Nytt i mai', content: 'Hei', senderName: 'russpatcher.no' }
const staff = (method: string, path: string, body?: object) =>
  shop.asStaff(method, `/api/admin/${path}`, { body })

test('listCampaigns 200 and 400, steerCampaign 200, 404 and 422', async () => {
  await staff('POST', 'send-campaign', campaign)
  const [first] = await read<Campaign[]>(staff('GET', 'campaigns?limit=1'))
  expect(first).toMatchObject({ subject: 'Nytt i mai', state: 'sending', sent: 0 })
  const steer = (state: string, id = first?.id) => staff('PATCH', `campaigns/${id}`, { state })
  expect(await read(steer('paused'))).toMatchObject({ id: first?.id, state: 'paused' })
  expect(await read(steer('cancelled'))).toMatchObject({ state: 'cancelled' })
  expect(await read(steer('sending'))).toMatchObject({ code: 'campaign_finished' })
  expect(await read(steer('withdrawn'))).toMatchObject({ code: 'campaign_started' })
  expect(await status(steer('paused', 99_999))).toBe(404)
  expect(await status(staff('GET', 'campaigns?cursor=abc'))).toBe(400)
  await shop.work()
})

test('sendCampaign 200 API-28 reaches active subscribers once when repeated with its key; 422 with another text', async () => {
  await shop.call('POST', '/api/subscribe-newsletter', { body: { email: 'nyhet@example.com' } })
  const headers = { 'idempotency-key': 'kampanje-0001' }
  const send = (body: object) => shop.asStaff('POST', '/api/admin/send-campaign', { headers, body })
  expect(await read(send(campaign))).toMatchObject({ message: expect.any(String) })
  expect(await status(send(campaign))).toBe(200)
  expect(await code(send({ ...campaign, subject: 'Nytt i juni' }))).toBe('idempotency_key_reused')
  await shop.work()
  expect(shop.mails.filter(({ to }) => to === 'nyhet@example.com')).toHaveLength(1)
})

test('listCampaignFailures 200, 400 and 404', async () => {
  await staff('POST', 'send-campaign', campaign)
  const [first] = await read<Campaign[]>(staff('GET', 'campaigns?limit=1'))
  expect(await read(staff('GET', `campaigns/${first?.id}/failures`))).toEqual([])
  expect(await status(staff('GET', 'campaigns/0/failures'))).toBe(400)
  expect(await read(staff('GET', 'campaigns/99999/failures'))).toMatchObject({
    code: 'campaign_not_found',
  })
  await shop.work()
})

test('previewCampaign 200 shows what testCampaign 200 sends; 502 when the mail server does not accept it', async () => {
  const preview = await read<{ html: string; text: string }>(
    staff('POST', 'campaign-preview', campaign),
  )
  const body = { ...campaign, email: 'sjef@example.com' }
  expect(await read(staff('POST', 'campaign-test', body))).toEqual({
    message: 'Testen er sendt til sjef@example.com.',
  })
  expect(shop.mails.at(-1)).toMatchObject({ to: 'sjef@example.com', ...preview })
  await shop.whileMailIsRefused(async () => {
    expect(await status(staff('POST', 'campaign-test', body))).toBe(502)
  })
})

test('sendCampaign and subscribeNewsletter 200 with emojis, 400 with half a surrogate pair or a control character', async () => {
  const email = 'emoji@example.com'
  const sign = (name: string) =>
    shop.call('POST', '/api/subscribe-newsletter', { body: { email, name } })
  expect(await status(sign('Kari 🎓'))).toBe(200)
  const emojis = { subject: '🎓', content: '🎓🎉', senderName: 'Russ 🎓' }
  expect(await status(staff('POST', 'send-campaign', emojis))).toBe(200)
  await shop.work()
  const mail = shop.mails.findLast(({ to }) => to === email)
  expect(mail).toMatchObject({ subject: '🎓', fromName: 'Russ 🎓' })
  expect(mail?.text).toMatch(/^🎓🎉/)
  for (const wrong of ['Russ \ud83c', '\udf93', 'Russ\u0000', '\u0085'])
    for (const field of ['subject', 'content', 'senderName'])
      expect(
        await read(staff('POST', 'send-campaign', { ...campaign, [field]: wrong })),
      ).toMatchObject({ code: 'malformed_request', field })
  expect(await status(sign('Kari \ud83c'))).toBe(400)
})

test('ANEWS-12 400 with a subject or content that is blank', async () => {
  for (const path of ['send-campaign', 'campaign-preview'])
    for (const blank of [{ subject: ' ' }, { content: ' \n\t' }, { content: '#' }])
      expect(await status(staff('POST', path, { ...campaign, ...blank }))).toBe(400)
})
