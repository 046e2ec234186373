import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fakeBrowser, fakeServer } from '../../../testing/browser.ts'
import { subscriberListTexts } from '../campaign-text.ts'
import { newsletterTexts as texts } from '../text.ts'

test('a failed search does not report an empty result, and can be changed', async () => {
  fakeBrowser({ adminToken: 'token' })
  fakeServer((_call, { search }) =>
    search === 'kari' ? 503 : Response.json([], { headers: { 'x-total': '5', 'x-active': '3' } }),
  )
  const { $view, refetch } = (await import('./subscribers.ts')).subscriberList
  const { SubscriberList } = await import('./SubscriberList.tsx')
  const page = () => renderToStaticMarkup(<SubscriberList />)
  $view.setKey('search', 'zzzz')
  await refetch()
  expect(page()).toContain(subscriberListTexts.noHit)
  $view.setKey('search', 'kari')
  await refetch()
  expect(page()).not.toContain(subscriberListTexts.noHit)
  for (const part of [texts.failed, texts.count(5), 'value="kari"']) expect(page()).toContain(part)
})
