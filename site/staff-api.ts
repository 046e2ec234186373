import type {
  Campaign,
  CampaignText,
  DiscountCodeInput,
  Order,
  OrderStatus,
  operations,
  ProductChange,
  StaffProduct,
  Subscriber,
} from '../modules/shared/contract/api.d.ts'

import { asForm, client, inTime, named, uploadTimeLimit } from './api-client.ts'
import type { OrderQuery } from './stores/admin-order-view.ts'
import type { MatchingPart } from './stores/admin-parted-list.ts'
import type { Part } from './stores/admin-parts.ts'
import { adminToken } from './stores/admin-token.ts'

/** What is set of an order, with the version that was seen. */
type OrderChange = operations['updateOrder']['requestBody']['content']['application/json']

export type OrderFields = Omit<OrderChange, 'version'>

type CampaignSteering = operations['steerCampaign']['requestBody']['content']['application/json']

type Query<Name extends 'listStaffProducts' | 'listSubscribers' | 'listCampaigns'> = NonNullable<
  operations[Name]['parameters']['query']
>

export type NewProduct =
  operations['createProduct']['requestBody']['content']['multipart/form-data']

type NewPhoto = operations['replaceProductPhoto']['requestBody']['content']['multipart/form-data']

/** A part of the orders, and what is known of all of them. */
export type OrderPart = {
  orders: readonly Order[]
  /** How many orders match the filters. */
  matching: number
  /** How many there are. */
  total: number
  /** Of the part after this one; undefined after the last. */
  nextCursor: string | undefined
}

/** Some of the subscribers that match, and what is known of all, whatever the search. */
export type SubscriberPart = Part<Subscriber> & {
  total: number
  /** Who a campaign goes to. */
  active: number
}

const staff = () => ({ Authorization: `Bearer ${adminToken.get() ?? ''}` })

/** Every call that the staff area makes; shoppers' pages have no need of them. */
export const staffApi = {
  login: async (username: string, password: string) =>
    (await client.POST('/api/admin/login', { body: { username, password } })).data,
  /** The page may leave before the answer comes. */
  logout: async () =>
    (await client.POST('/api/admin/logout', { headers: staff(), keepalive: true })).data,
  account: () =>
    named('Failed to fetch account', client.GET('/api/admin/account', { headers: staff() })),
  changePassword: (oldPassword: string, newPassword: string) =>
    named(
      'Failed to change password',
      client.PUT('/api/admin/account/password', {
        headers: staff(),
        body: { oldPassword, newPassword },
      }),
    ),
  endSessions: () =>
    named(
      'Failed to end sessions',
      client.DELETE('/api/admin/account/sessions', { headers: staff() }),
    ),
  customImageForStaff: async (id: string, size: 'preview' | 'production') =>
    (
      await client.GET('/api/admin/custom-images/{id}', {
        headers: staff(),
        params: { path: { id }, query: { size } },
        parseAs: 'blob',
      })
    ).data as Blob,
  /** A part of the orders, with what the headers tell of all of them. */
  orders: (query: OrderQuery): Promise<OrderPart> =>
    named('Failed to fetch orders', orderPart(query)),
  summary: () =>
    named('Failed to fetch summary', client.GET('/api/admin/summary', { headers: staff() })),
  updateOrder: (id: number, change: OrderChange) =>
    named(
      'Failed to update order',
      client.PATCH('/api/admin/orders/{id}', {
        headers: staff(),
        params: { path: { id } },
        body: change,
      }),
    ),
  updateOrders: (ids: number[], status: OrderStatus, versions: number[]) =>
    named(
      'Failed to update orders',
      client.PATCH('/api/admin/orders', { headers: staff(), body: { ids, status, versions } }),
    ),
  orderLog: (id: number) =>
    named(
      'Failed to fetch order log',
      client.GET('/api/admin/orders/{id}/log', { headers: staff(), params: { path: { id } } }),
    ),
  alerts: () =>
    named('Failed to fetch alerts', client.GET('/api/admin/alerts', { headers: staff() })),
  resendReceipt: (id: number) =>
    named(
      'Failed to resend receipt',
      client.POST('/api/admin/orders/{id}/receipt', { headers: staff(), params: { path: { id } } }),
    ),
  resendNotice: (id: number) =>
    named(
      'Failed to resend notice',
      client.POST('/api/admin/orders/{id}/notice', { headers: staff(), params: { path: { id } } }),
    ),
  retryRefund: (id: number) =>
    named(
      'Failed to retry refund',
      client.POST('/api/admin/orders/{id}/refund', { headers: staff(), params: { path: { id } } }),
    ),
  /** A part of the subscribers, with what the headers tell of all of them. */
  subscribers: (query: Query<'listSubscribers'>): Promise<SubscriberPart> =>
    named('Failed to fetch newsletter subscribers', subscriberPart(query)),
  campaigns: (query: Query<'listCampaigns'>): Promise<Part<Campaign>> =>
    named('Failed to fetch campaigns', campaignPart(query)),
  campaignFailures: (id: number) =>
    named(
      'Failed to fetch campaign failures',
      client.GET('/api/admin/campaigns/{id}/failures', {
        headers: staff(),
        params: { path: { id } },
      }),
    ),
  steerCampaign: (id: number, body: CampaignSteering) =>
    named(
      'Failed to update campaign',
      client.PATCH('/api/admin/campaigns/{id}', {
        headers: staff(),
        params: { path: { id } },
        body,
      }),
    ),
  previewCampaign: (campaign: CampaignText) =>
    named(
      'Failed to preview campaign',
      client.POST('/api/admin/campaign-preview', { headers: staff(), body: campaign }),
    ),
  testCampaign: (campaign: CampaignText, email: string) =>
    named(
      'Failed to send test',
      client.POST('/api/admin/campaign-test', { headers: staff(), body: { ...campaign, email } }),
    ),
  sendCampaign: (campaign: CampaignText, key: string) =>
    named(
      'Failed to send campaign',
      client.POST('/api/admin/send-campaign', {
        headers: staff(),
        params: { header: { 'idempotency-key': key } },
        body: campaign,
      }),
    ),
  categories: () => named('Failed to fetch categories', client.GET('/api/categories')),
  /** A part of the patches, with what the headers tell of all of them. */
  staffProducts: (query: Query<'listStaffProducts'>): Promise<MatchingPart<StaffProduct>> =>
    named('Failed to fetch products', productPart(query)),
  createProduct: (product: NewProduct, key: string) =>
    named(
      'Failed to create product',
      client.POST('/api/admin/products', {
        headers: staff(),
        params: { header: { 'idempotency-key': key } },
        body: product,
        bodySerializer: asForm,
        fetch: inTime(uploadTimeLimit),
      }),
    ),
  updateProduct: (id: number, change: ProductChange, key: string) =>
    named(
      'Failed to update product',
      client.PATCH('/api/admin/products/{id}', {
        headers: staff(),
        params: { path: { id }, header: { 'idempotency-key': key } },
        body: change,
      }),
    ),
  replaceProductPhoto: (id: number, body: NewPhoto) =>
    named(
      'Failed to replace product photo',
      client.PUT('/api/admin/products/{id}/photo', {
        headers: staff(),
        params: { path: { id } },
        body,
        bodySerializer: asForm,
        fetch: inTime(uploadTimeLimit),
      }),
    ),
  discountCodes: () =>
    named(
      'Failed to fetch discount codes',
      client.GET('/api/admin/discount-codes', { headers: staff() }),
    ),
  createDiscountCode: (body: DiscountCodeInput) =>
    named(
      'Failed to create discount code',
      client.POST('/api/admin/discount-codes', { headers: staff(), body }),
    ),
  updateDiscountCode: (id: number, body: DiscountCodeInput) =>
    named(
      'Failed to update discount code',
      client.PUT('/api/admin/discount-codes/{id}', {
        headers: staff(),
        params: { path: { id } },
        body,
      }),
    ),
  deleteDiscountCode: (id: number) =>
    named(
      'Failed to delete discount code',
      client.DELETE('/api/admin/discount-codes/{id}', {
        headers: staff(),
        params: { path: { id } },
      }),
    ),
  restoreDiscountCode: (id: number) =>
    named(
      'Failed to restore discount code',
      client.POST('/api/admin/discount-codes/{id}/restoration', {
        headers: staff(),
        params: { path: { id } },
      }),
    ),
}

async function orderPart(query: OrderQuery): Promise<{ data: OrderPart }> {
  const call = client.GET('/api/admin/orders', { headers: staff(), params: { query } })
  const { data: orders = [], response } = await call
  return { data: { orders, ...factsOf(response) } }
}

async function productPart(
  query: Query<'listStaffProducts'>,
): Promise<{ data: MatchingPart<StaffProduct> }> {
  const call = client.GET('/api/admin/products', { headers: staff(), params: { query } })
  const { data: items = [], response } = await call
  return { data: { items, ...factsOf(response) } }
}

/** What the headers of a part tell of the whole list. */
const factsOf = ({ headers }: Response) => ({
  matching: Number(headers.get('x-matching')),
  total: Number(headers.get('x-total')),
  nextCursor: headers.get('x-next-cursor') ?? undefined,
})

async function subscriberPart(query: Query<'listSubscribers'>): Promise<{ data: SubscriberPart }> {
  const call = client.GET('/api/admin/newsletter-subscribers', {
    headers: staff(),
    params: { query },
  })
  const { data: items = [], response } = await call
  return {
    data: {
      items,
      total: Number(response.headers.get('x-total')),
      active: Number(response.headers.get('x-active')),
      nextCursor: response.headers.get('x-next-cursor') ?? undefined,
    },
  }
}

async function campaignPart(query: Query<'listCampaigns'>): Promise<{ data: Part<Campaign> }> {
  const call = client.GET('/api/admin/campaigns', { headers: staff(), params: { query } })
  const { data: items = [], response } = await call
  return { data: { items, nextCursor: response.headers.get('x-next-cursor') ?? undefined } }
}
