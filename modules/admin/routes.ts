import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Cart } from '../cart/index.ts'
import type { Assortment } from '../catalogue/index.ts'
import type { Checkout } from '../checkout/index.ts'
import type { Newsletter } from '../newsletter/index.ts'
import type { Handlers } from '../shared/contract/routes.ts'
import type { OwnAccount } from './account.ts'
import { type Admin, administratorOf, tokenOf } from './index.ts'
import { loginMemory } from './login-limits.ts'

type Doors = {
  admin: Admin
  account: OwnAccount
  assortment: Assortment
  cart: Cart
  checkout: Checkout
  newsletter: Newsletter
  addressOf(c: Context): string
  publicUrl: string
}

/** Proves at the next login that the browser was an administrator's before; nothing else gets to see it. */
const deviceCookie = {
  name: 'admin_device',
  attributes: {
    path: '/api/admin/login',
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: loginMemory / 1000,
  },
} as const

const refused = 'Ugyldig brukernavn eller passord'

/** Under which name the order's log has who makes the call. */
const nameOf = (c: Context): string => administratorOf(c).username

export function adminRoutes({ admin, account, addressOf, publicUrl, ...doors }: Doors) {
  const { assortment, cart, checkout, newsletter } = doors
  const codes = checkout.discountCodes
  return {
    adminLogin: async (c) => {
      const attempt = { address: addressOf(c), deviceProof: getCookie(c, deviceCookie.name) }
      const login = await admin.logIn({ ...c.req.valid('json'), ...attempt })
      if (!login)
        return c.json(
          { error: refused, message: refused, code: 'invalid_credentials' as const },
          401,
        )
      setCookie(c, deviceCookie.name, login.deviceProof, {
        ...deviceCookie.attributes,
        secure: publicUrl.startsWith('https:'),
      })
      return c.json({ token: login.token, message: 'Du er logget inn.' }, 200)
    },
    adminLogout: async (c) => {
      await admin.logOut(tokenOf(c))
      return c.json({ ok: true as const }, 200)
    },
    getAccount: async (c) => c.json(await account.show(administratorOf(c)), 200),
    changePassword: async (c) => {
      const call = { token: tokenOf(c), address: addressOf(c) }
      await account.changePassword(administratorOf(c), c.req.valid('json'), call)
      return c.json({ ok: true as const }, 200)
    },
    endSessions: async (c) => {
      await account.endSessions(administratorOf(c))
      return c.json({ ok: true as const }, 200)
    },
    getCustomImageForStaff: async (c) => {
      const { size = 'preview' } = c.req.valid('query')
      const { bytes, type } = await cart.customImages.forStaff(c.req.valid('param').id, size)
      const headers = { 'Content-Type': type }
      return c.body(new Uint8Array(bytes), 200, headers)
    },
    listOrders: async (c) => {
      const part = await checkout.paidOrders(c.req.valid('query'))
      return c.json(part.orders, 200, {
        'x-matching': String(part.matching),
        'x-total': String(part.total),
        ...(part.nextCursor && { 'x-next-cursor': part.nextCursor }),
      })
    },
    getSummary: async (c) => c.json(await checkout.summary(), 200),
    updateOrder: async (c) =>
      c.json(
        await checkout.changeOrder(c.req.valid('param').id, c.req.valid('json'), nameOf(c)),
        200,
      ),
    updateOrders: async (c) => {
      const { ids, ...change } = c.req.valid('json')
      const { changed, conflicts } = await checkout.setStatuses(ids, change, nameOf(c))
      return c.json({ changed: changed.length, orders: changed, conflicts }, 200)
    },
    getOrderLog: async (c) => c.json(await checkout.orderLog(c.req.valid('param').id), 200),
    resendReceipt: async (c) => {
      await checkout.resendReceipt(c.req.valid('param').id, nameOf(c))
      return c.json({ ok: true as const }, 200)
    },
    resendNotice: async (c) => {
      await checkout.resendNotice(c.req.valid('param').id, nameOf(c))
      return c.json({ ok: true as const }, 200)
    },
    retryRefund: async (c) => {
      await checkout.retryRefund(c.req.valid('param').id, nameOf(c))
      return c.json({ ok: true as const }, 200)
    },
    listAlerts: async (c) => c.json(await checkout.alerts(), 200),
    listSubscribers: async (c) => {
      const part = await newsletter.subscribers(c.req.valid('query'))
      return c.json(part.subscribers, 200, {
        'x-total': String(part.total),
        'x-active': String(part.active),
        ...(part.nextCursor && { 'x-next-cursor': part.nextCursor }),
      })
    },
    sendCampaign: async (c) => {
      const recipients = await newsletter.sendCampaign(
        c.req.valid('json'),
        c.req.valid('header')['idempotency-key'],
      )
      const people = recipients === 1 ? '1 abonnent' : `${recipients} abonnenter`
      return c.json({ message: `Kampanjen er på vei til ${people}.` }, 200)
    },
    listCampaigns: async (c) => {
      const part = await newsletter.campaigns(c.req.valid('query'))
      return c.json(part.campaigns, 200, {
        ...(part.nextCursor && { 'x-next-cursor': part.nextCursor }),
      })
    },
    steerCampaign: async (c) =>
      c.json(await newsletter.steerCampaign(c.req.valid('param').id, c.req.valid('json')), 200),
    listCampaignFailures: async (c) =>
      c.json(await newsletter.campaignFailures(c.req.valid('param').id), 200),
    previewCampaign: async (c) => {
      const { html, text } = await newsletter.previewCampaign(c.req.valid('json'))
      return c.json({ html, text }, 200)
    },
    testCampaign: async (c) => {
      const { email, ...campaign } = c.req.valid('json')
      await newsletter.testCampaign(campaign, email)
      return c.json({ message: `Testen er sendt til ${email}.` }, 200)
    },
    listStaffProducts: async (c) => {
      const part = await assortment.part(c.req.valid('query'))
      return c.json(part.products, 200, {
        'x-matching': String(part.matching),
        'x-total': String(part.total),
        ...(part.nextCursor && { 'x-next-cursor': part.nextCursor }),
      })
    },
    createProduct: async (c) => {
      const { image, isNew, isPopular, isGlowInDark, ...product } = c.req.valid('form')
      const created = await assortment.create(
        {
          ...product,
          isNew: isNew === 'true',
          isPopular: isPopular === 'true',
          isGlowInDark: isGlowInDark === 'true',
          image: Buffer.from(await image.arrayBuffer()),
        },
        c.req.valid('header')['idempotency-key'],
      )
      return c.json(created, 201)
    },
    updateProduct: async (c) =>
      c.json(
        await assortment.change(c.req.valid('param').id, c.req.valid('json'), {
          key: c.req.valid('header')['idempotency-key'],
          heldUnits: checkout.heldUnits,
          administrator: nameOf(c),
        }),
        200,
      ),
    replaceProductPhoto: async (c) => {
      const { image, version } = c.req.valid('form')
      const bytes = Buffer.from(await image.arrayBuffer())
      const edit = { version, administrator: nameOf(c) }
      return c.json(await assortment.replacePhoto(c.req.valid('param').id, bytes, edit), 200)
    },
    listDiscountCodes: async (c) => c.json(await codes.list(), 200),
    createDiscountCode: async (c) => c.json(await codes.create(c.req.valid('json')), 201),
    updateDiscountCode: async (c) =>
      c.json(await codes.update(c.req.valid('param').id, c.req.valid('json'), nameOf(c)), 200),
    deleteDiscountCode: async (c) => {
      await codes.remove(c.req.valid('param').id)
      return c.json({ ok: true as const }, 200)
    },
    restoreDiscountCode: async (c) => c.json(await codes.restore(c.req.valid('param').id), 200),
  } satisfies Partial<Handlers>
}
