// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../browser/admin-token.ts'
import { callerOf } from './call.ts'
import { factsOf } from './list-facts.ts'

export const call = callerOf({
  adminLogin: {
    method: 'post',
    path: '/api/admin/login',
  },
  adminLogout: {
    method: 'post',
    path: '/api/admin/logout',
    caller: bearer,
  },
  getAccount: {
    method: 'get',
    path: '/api/admin/account',
    failure: 'Failed to fetch account',
    caller: bearer,
  },
  changePassword: {
    method: 'put',
    path: '/api/admin/account/password',
    failure: 'Failed to change password',
    caller: bearer,
  },
  endSessions: {
    method: 'delete',
    path: '/api/admin/account/sessions',
    failure: 'Failed to end sessions',
    caller: bearer,
  },
  getCustomImageForStaff: {
    method: 'get',
    path: '/api/admin/custom-images/{id}',
    caller: bearer,
    isFile: true,
  },
  listOrders: {
    method: 'get',
    path: '/api/admin/orders',
    failure: 'Failed to fetch orders',
    caller: bearer,
    facts: factsOf({
      matching: ['x-matching', Number],
      total: ['x-total', Number],
      nextCursor: ['x-next-cursor', String],
    }),
  },
  updateOrders: {
    method: 'patch',
    path: '/api/admin/orders',
    failure: 'Failed to update orders',
    caller: bearer,
  },
  getSummary: {
    method: 'get',
    path: '/api/admin/summary',
    failure: 'Failed to fetch summary',
    caller: bearer,
  },
  updateOrder: {
    method: 'patch',
    path: '/api/admin/orders/{id}',
    failure: 'Failed to update order',
    caller: bearer,
  },
  getOrderLog: {
    method: 'get',
    path: '/api/admin/orders/{id}/log',
    failure: 'Failed to fetch order log',
    caller: bearer,
  },
  resendNotice: {
    method: 'post',
    path: '/api/admin/orders/{id}/notice',
    failure: 'Failed to resend notice',
    caller: bearer,
  },
  resendReceipt: {
    method: 'post',
    path: '/api/admin/orders/{id}/receipt',
    failure: 'Failed to resend receipt',
    caller: bearer,
  },
  retryRefund: {
    method: 'post',
    path: '/api/admin/orders/{id}/refund',
    failure: 'Failed to retry refund',
    caller: bearer,
  },
  listAlerts: {
    method: 'get',
    path: '/api/admin/alerts',
    failure: 'Failed to fetch alerts',
    caller: bearer,
  },
  listSubscribers: {
    method: 'get',
    path: '/api/admin/newsletter-subscribers',
    failure: 'Failed to fetch newsletter subscribers',
    caller: bearer,
    facts: factsOf({
      total: ['x-total', Number],
      active: ['x-active', Number],
      nextCursor: ['x-next-cursor', String],
    }),
  },
  sendCampaign: {
    method: 'post',
    path: '/api/admin/send-campaign',
    failure: 'Failed to send campaign',
    caller: bearer,
  },
  listStaffProducts: {
    method: 'get',
    path: '/api/admin/products',
    failure: 'Failed to fetch products',
    caller: bearer,
    facts: factsOf({
      matching: ['x-matching', Number],
      total: ['x-total', Number],
      nextCursor: ['x-next-cursor', String],
    }),
  },
  createProduct: {
    method: 'post',
    path: '/api/admin/products',
    failure: 'Failed to create product',
    caller: bearer,
    isForm: true,
  },
  updateProduct: {
    method: 'patch',
    path: '/api/admin/products/{id}',
    failure: 'Failed to update product',
    caller: bearer,
  },
  replaceProductPhoto: {
    method: 'put',
    path: '/api/admin/products/{id}/photo',
    failure: 'Failed to replace product photo',
    caller: bearer,
    isForm: true,
  },
  listCampaigns: {
    method: 'get',
    path: '/api/admin/campaigns',
    failure: 'Failed to fetch campaigns',
    caller: bearer,
    facts: factsOf({ nextCursor: ['x-next-cursor', String] }),
  },
  steerCampaign: {
    method: 'patch',
    path: '/api/admin/campaigns/{id}',
    failure: 'Failed to update campaign',
    caller: bearer,
  },
  listCampaignFailures: {
    method: 'get',
    path: '/api/admin/campaigns/{id}/failures',
    failure: 'Failed to fetch campaign failures',
    caller: bearer,
  },
  previewCampaign: {
    method: 'post',
    path: '/api/admin/campaign-preview',
    failure: 'Failed to preview campaign',
    caller: bearer,
  },
  testCampaign: {
    method: 'post',
    path: '/api/admin/campaign-test',
    failure: 'Failed to send test',
    caller: bearer,
  },
  listDiscountCodes: {
    method: 'get',
    path: '/api/admin/discount-codes',
    failure: 'Failed to fetch discount codes',
    caller: bearer,
  },
  createDiscountCode: {
    method: 'post',
    path: '/api/admin/discount-codes',
    failure: 'Failed to create discount code',
    caller: bearer,
  },
  updateDiscountCode: {
    method: 'put',
    path: '/api/admin/discount-codes/{id}',
    failure: 'Failed to update discount code',
    caller: bearer,
  },
  deleteDiscountCode: {
    method: 'delete',
    path: '/api/admin/discount-codes/{id}',
    failure: 'Failed to delete discount code',
    caller: bearer,
  },
  restoreDiscountCode: {
    method: 'post',
    path: '/api/admin/discount-codes/{id}/restoration',
    failure: 'Failed to restore discount code',
    caller: bearer,
  },
})

/** Characters, by operation and field. */
export const minLength = {
  adminLogin: { username: 3, password: 6 },
  changePassword: { oldPassword: 6, newPassword: 8 },
  testCampaign: { email: 6 },
}

/** Characters, by operation and field. */
export const maxLength = {
  adminLogin: { username: 60, password: 200 },
  changePassword: { oldPassword: 200, newPassword: 200 },
  listOrders: { cursor: 60, search: 200 },
  updateOrder: { trackingNumber: 40 },
  listSubscribers: { cursor: 60, search: 200 },
  sendCampaign: { subject: 200, content: 20000, senderName: 200 },
  listStaffProducts: { cursor: 60, search: 200, category: 60 },
  createProduct: { name: 100, description: 1000, category: 60 },
  updateProduct: { name: 100, description: 1000, category: 60 },
  listCampaigns: { cursor: 60 },
  previewCampaign: { subject: 200, content: 20000, senderName: 200 },
  testCampaign: { subject: 200, content: 20000, senderName: 200, email: 254 },
  createDiscountCode: { code: 40, description: 200, validUntil: 30 },
  updateDiscountCode: { code: 40, description: 200, validUntil: 30 },
}
