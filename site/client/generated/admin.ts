// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { bearer } from '../../browser/admin-token.ts'
import { callerOf } from '../call.ts'
import { factsOf } from '../list-facts.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
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

// Limits of requests: characters, of a list those of each item; items; largest values.
export const adminLoginUsernameMinLength = 3
export const adminLoginUsernameMaxLength = 60
export const adminLoginPasswordMinLength = 6
export const adminLoginPasswordMaxLength = 200
export const changePasswordOldPasswordMinLength = 6
export const changePasswordOldPasswordMaxLength = 200
export const changePasswordNewPasswordMinLength = 8
export const changePasswordNewPasswordMaxLength = 200
export const listOrdersLimitMaximum = 1000
export const listOrdersCursorMaxLength = 60
export const listOrdersSearchMaxLength = 200
export const listOrdersIdsMaxItems = 200
export const updateOrdersIdsMaxItems = 200
export const updateOrdersVersionsMaxItems = 200
export const updateOrderTrackingNumberMaxLength = 40
export const listSubscribersLimitMaximum = 1000
export const listSubscribersCursorMaxLength = 60
export const listSubscribersSearchMaxLength = 200
export const sendCampaignSubjectMaxLength = 200
export const sendCampaignContentMaxLength = 20000
export const sendCampaignSenderNameMaxLength = 200
export const listStaffProductsLimitMaximum = 1000
export const listStaffProductsCursorMaxLength = 60
export const listStaffProductsSearchMaxLength = 200
export const listStaffProductsCategoryMaxLength = 60
export const createProductNameMaxLength = 100
export const createProductDescriptionMaxLength = 1000
export const createProductCategoryMaxLength = 60
export const createProductPriceMaximum = 10000
export const createProductTagsMaxLength = 40
export const createProductTagsMaxItems = 30
export const createProductStockMaximum = 1000000
export const updateProductNameMaxLength = 100
export const updateProductDescriptionMaxLength = 1000
export const updateProductCategoryMaxLength = 60
export const updateProductPriceMaximum = 10000
export const updateProductTagsMaxLength = 40
export const updateProductTagsMaxItems = 30
export const updateProductStockChangeMaximum = 1000000
export const listCampaignsLimitMaximum = 50
export const listCampaignsCursorMaxLength = 60
export const previewCampaignSubjectMaxLength = 200
export const previewCampaignContentMaxLength = 20000
export const previewCampaignSenderNameMaxLength = 200
export const testCampaignSubjectMaxLength = 200
export const testCampaignContentMaxLength = 20000
export const testCampaignSenderNameMaxLength = 200
export const testCampaignEmailMinLength = 6
export const testCampaignEmailMaxLength = 254
export const createDiscountCodeCodeMaxLength = 40
export const createDiscountCodeDescriptionMaxLength = 200
export const createDiscountCodeValueMaximum = 1000000
export const createDiscountCodeMinimumAmountMaximum = 100000000
export const createDiscountCodeMaxUsesMaximum = 1000000
export const createDiscountCodeValidUntilMaxLength = 30
export const updateDiscountCodeCodeMaxLength = 40
export const updateDiscountCodeDescriptionMaxLength = 200
export const updateDiscountCodeValueMaximum = 1000000
export const updateDiscountCodeMinimumAmountMaximum = 100000000
export const updateDiscountCodeMaxUsesMaximum = 1000000
export const updateDiscountCodeValidUntilMaxLength = 30
export const customImageIdPattern =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u
export const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9æøåÆØÅ]([A-Za-z0-9æøåÆØÅ-]{0,61}[A-Za-z0-9æøåÆØÅ])?\.)+[A-Za-z]{2,24}$/u
export const trackingNumberPattern = /^[A-Za-z0-9][A-Za-z0-9 -]*$/u
