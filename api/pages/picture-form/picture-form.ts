import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import type {
  CartMerge,
  CustomImage,
  Error as Refusal,
} from '../../../modules/shared/contract/api.d.ts'
import { routes } from '../../../modules/shared/contract/routes.ts'
import { paths } from '../../../site/paths.ts'
import { isFromOwnPage } from './own-page.ts'

/** The cookie from which the shop's scripts take the cart, without the prefix that it has over https: see site/client/session.ts. */
const cookieName = 'cart-session-id'

const crossSite = 'Skjemaet kan bare sendes fra butikkens egne sider.'

type Dependencies = {
  /** The API, as a browser's script would call it for this visitor. */
  askApi(c: Context, request: Request): Promise<Response>
  /** Answers a request for a page. */
  showPage(c: Context, request: Request): Promise<Response>
  publicUrl: string
}

/**
 * Receives the picture of a visitor without JavaScript, and puts ten patches of its first design into the cart of the
 * session in the cookie. It makes the calls that a script would make, so that the same rules, texts and limits hold. What
 * the API refuses leads back to the form, with the API's status. The same picture again adds nothing.
 */
export function createPictureForm({ askApi, showPage, publicUrl }: Dependencies) {
  const isSecure = publicUrl.startsWith('https:')
  return async (c: Context): Promise<Response> => {
    if (!isFromOwnPage(c.req.raw.headers, publicUrl)) return c.text(crossSite, 403)
    const session = sessionOf(c)
    const ask = async <Answer>(path: string, sent: Sent): Promise<Answer> => {
      const answer = await askApi(c, asScript(c, session, path, sent))
      if (!answer.ok) throw new Refused(answer)
      return answer.json()
    }
    try {
      const picture = await ask<CustomImage>('/api/custom-images', { isForm: true })
      const { id } = await ask<CustomImage>(`/api/custom-images/${picture.id}/design`, {})
      const lines = [
        { productId: customPatch.id, quantity: customPatch.minimumQuantity, customImageId: id },
      ]
      const { missing } = await ask<CartMerge>('/api/merge-cart', { body: { lines } })
      if (missing.length > 0) return await formAgain(c, { code: 'quantity_too_large' }, 422)
      keepSession(c, session)
      return c.redirect(paths.pictureOrdered({ design: id }), 303)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { answer } = error
      return formAgain(c, await answer.json(), answer.status, answer.headers.get('retry-after'))
    }
  }

  function keepSession(c: Context, session: string): void {
    setCookie(c, cookieName, session, {
      path: '/',
      sameSite: 'Strict',
      ...(isSecure && { secure: true, prefix: 'host' }),
    })
  }

  /** The session in the visitor's cookie, or a new one. */
  function sessionOf(c: Context): string {
    const { headers } = routes.addCustomImage.request
    const kept = isSecure ? getCookie(c, cookieName, 'host') : getCookie(c, cookieName)
    return kept && headers.safeParse({ 'x-session-id': kept }).success ? kept : newSession()
  }

  /** The form, which says why the picture was refused. */
  async function formAgain(
    c: Context,
    { code }: Pick<Refusal, 'code'>,
    status: number,
    retryAfter: string | null = null,
  ): Promise<Response> {
    const address = new URL(paths.pictureForm({ feil: code }), c.req.url)
    const page = await showPage(c, new Request(address, { headers: pageHeaders(c) }))
    const headers = new Headers(page.headers)
    headers.set('Cache-Control', 'no-store')
    headers.delete('etag')
    if (retryAfter) headers.set('Retry-After', retryAfter)
    return new Response(page.body, { status: page.ok ? status : page.status, headers })
  }
}

/** A call that the API refused. */
class Refused extends Error {
  readonly answer: Response
  constructor(answer: Response) {
    super(`The API answered ${answer.status}`)
    this.answer = answer
  }
}

/** The visitor's own form, a JSON body, or none. */
type Sent = { isForm?: true; body?: object }

/** The call of a script in the visitor's browser. */
function asScript(c: Context, session: string, path: string, { isForm, body }: Sent): Request {
  const headers = new Headers(c.req.raw.headers)
  headers.set('x-session-id', session)
  const url = new URL(path, c.req.url)
  const request = { method: 'POST', headers, signal: c.req.raw.signal }
  if (isForm) {
    // Node sends a stream only so; the browser's types, which the site needs, do not know it.
    const asStream = { duplex: 'half' }
    return new Request(url, { ...request, body: c.req.raw.body, ...asStream })
  }
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name)
  if (!body) return new Request(url, request)
  const text = JSON.stringify(body)
  headers.set('content-type', 'application/json')
  headers.set('content-length', String(Buffer.byteLength(text)))
  return new Request(url, { ...request, body: text })
}

/** The visitor's headers that decide how a page is sent. */
function pageHeaders(c: Context): Record<string, string> {
  const encodings = c.req.header('accept-encoding')
  return encodings ? { 'accept-encoding': encodings } : {}
}

const newSession = () => `session_${Date.now()}_${crypto.randomUUID().replaceAll('-', '')}`
