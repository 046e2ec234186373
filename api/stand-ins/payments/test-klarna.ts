import { testKeys } from './keys.ts'
import type { Intent } from './objects.ts'
import type { Answer } from './redirects/redirects.ts'

/** The provider's calls for browsers, by their paths. */
type Browser = { request(path: string, init: RequestInit): Response | Promise<Response> }

const post = (browser: Browser, path: string, form: Record<string, string>) =>
  browser.request(path, { method: 'POST', body: new URLSearchParams(form) })

/**
 * Pays with Klarna as a browser that has the intent's secret, and answers its page; null leaves the page unanswered.
 */
export async function payWithKlarna(
  browser: Browser,
  clientSecret: string,
  answer: Answer | null,
): Promise<void> {
  const [id] = clientSecret.split('_secret_')
  const response = await post(browser, `/v1/payment_intents/${id}/confirm`, {
    key: testKeys.publishableKey,
    client_secret: clientSecret,
    'payment_method_data[type]': 'klarna',
    'payment_method_data[billing_details][address][country]': 'NO',
    return_url: 'https://shop.test/order-confirmation',
  })
  const { next_action } = (await response.json()) as Partial<Intent>
  const page = next_action?.type === 'redirect_to_url' && next_action.redirect_to_url.url
  if (page && answer) await post(browser, page.slice(page.indexOf('/authorize/')), { answer })
}
