// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { createRoute, type OpenAPIHono, type RouteHandler, z } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'

/** A parameter or a field of a form that stands once arrives as text; these are lists all the same. */
const asList = (value: unknown) => (typeof value === 'string' ? [value] : value)

export const routes = {
  listProducts: createRoute({
    method: 'get',
    path: '/api/products',
    request: { query: schemas.ListProductsQueryParams.extend({ tags: z.preprocess(asList, schemas.ListProductsQueryParams.shape.tags), ids: z.preprocess(asList, schemas.ListProductsQueryParams.shape.ids) }) },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.ListProducts200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.ListProducts400Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.ListProducts500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.ListProducts503Response } } },
    },
  }),
  suggestProducts: createRoute({
    method: 'get',
    path: '/api/suggestions',
    request: { query: schemas.SuggestProductsQueryParams },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.SuggestProducts200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.SuggestProducts400Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.SuggestProducts500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.SuggestProducts503Response } } },
    },
  }),
  listCategories: createRoute({
    method: 'get',
    path: '/api/categories',
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.ListCategories200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.ListCategories400Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.ListCategories500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.ListCategories503Response } } },
    },
  }),
  getCart: createRoute({
    method: 'get',
    path: '/api/cart',
    request: { headers: schemas.GetCartHeader },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.GetCart200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.GetCart400Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.GetCart500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.GetCart503Response } } },
    },
  }),
  addToCart: createRoute({
    method: 'post',
    path: '/api/cart',
    request: { headers: schemas.AddToCartHeader, body: { required: true, content: { 'application/json': { schema: schemas.AddToCartBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.AddToCart200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.AddToCart400Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.AddToCart404Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.AddToCart413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.AddToCart415Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.AddToCart422Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.AddToCart500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.AddToCart503Response } } },
    },
  }),
  clearCart: createRoute({
    method: 'delete',
    path: '/api/cart',
    request: { headers: schemas.ClearCartHeader },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.ClearCart200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.ClearCart400Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.ClearCart500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.ClearCart503Response } } },
    },
  }),
  updateCartItem: createRoute({
    method: 'put',
    path: '/api/cart/{productId}',
    request: { params: schemas.UpdateCartItemParams, headers: schemas.UpdateCartItemHeader, body: { required: true, content: { 'application/json': { schema: schemas.UpdateCartItemBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.UpdateCartItem200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.UpdateCartItem400Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.UpdateCartItem404Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.UpdateCartItem413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.UpdateCartItem415Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.UpdateCartItem422Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.UpdateCartItem500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.UpdateCartItem503Response } } },
    },
  }),
  removeCartItem: createRoute({
    method: 'delete',
    path: '/api/cart/{productId}',
    request: { params: schemas.RemoveCartItemParams, headers: schemas.RemoveCartItemHeader },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.RemoveCartItem200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.RemoveCartItem400Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.RemoveCartItem404Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.RemoveCartItem500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.RemoveCartItem503Response } } },
    },
  }),
  addCustomImage: createRoute({
    method: 'post',
    path: '/api/custom-images',
    request: { headers: schemas.AddCustomImageHeader, body: { required: true, content: { 'multipart/form-data': { schema: schemas.AddCustomImageBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.AddCustomImage200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.AddCustomImage400Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.AddCustomImage413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.AddCustomImage415Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.AddCustomImage422Response } } },
      429: { description: '', content: { 'application/json': { schema: schemas.AddCustomImage429Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.AddCustomImage500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.AddCustomImage503Response } } },
    },
  }),
  getCustomImage: createRoute({
    method: 'get',
    path: '/api/custom-images/{id}',
    request: { params: schemas.GetCustomImageParams, headers: schemas.GetCustomImageHeader },
    responses: {
      200: { description: '', content: { 'image/webp': { schema: z.any() } } },
      400: { description: '', content: { 'application/json': { schema: schemas.GetCustomImage400Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.GetCustomImage404Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.GetCustomImage500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.GetCustomImage503Response } } },
    },
  }),
  checkDiscount: createRoute({
    method: 'post',
    path: '/api/check-discount',
    request: { headers: schemas.CheckDiscountHeader, body: { required: true, content: { 'application/json': { schema: schemas.CheckDiscountBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.CheckDiscount200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.CheckDiscount400Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.CheckDiscount413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.CheckDiscount415Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.CheckDiscount422Response } } },
      429: { description: '', content: { 'application/json': { schema: schemas.CheckDiscount429Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.CheckDiscount500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.CheckDiscount503Response } } },
    },
  }),
  createPaymentIntent: createRoute({
    method: 'post',
    path: '/api/create-payment-intent',
    request: { headers: schemas.CreatePaymentIntentHeader, body: { required: true, content: { 'application/json': { schema: schemas.CreatePaymentIntentBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.CreatePaymentIntent200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.CreatePaymentIntent400Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.CreatePaymentIntent413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.CreatePaymentIntent415Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.CreatePaymentIntent422Response } } },
      429: { description: '', content: { 'application/json': { schema: schemas.CreatePaymentIntent429Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.CreatePaymentIntent500Response } } },
      502: { description: '', content: { 'application/json': { schema: schemas.CreatePaymentIntent502Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.CreatePaymentIntent503Response } } },
    },
  }),
  sendOrderConfirmation: createRoute({
    method: 'post',
    path: '/api/send-order-confirmation',
    request: { headers: schemas.SendOrderConfirmationHeader, body: { required: true, content: { 'application/json': { schema: schemas.SendOrderConfirmationBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.SendOrderConfirmation200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.SendOrderConfirmation400Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.SendOrderConfirmation404Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.SendOrderConfirmation413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.SendOrderConfirmation415Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.SendOrderConfirmation422Response } } },
      429: { description: '', content: { 'application/json': { schema: schemas.SendOrderConfirmation429Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.SendOrderConfirmation500Response } } },
      502: { description: '', content: { 'application/json': { schema: schemas.SendOrderConfirmation502Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.SendOrderConfirmation503Response } } },
    },
  }),
  getOrderPayment: createRoute({
    method: 'get',
    path: '/api/orders/{orderNumber}/payment',
    request: { params: schemas.GetOrderPaymentParams, headers: schemas.GetOrderPaymentHeader },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.GetOrderPayment200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.GetOrderPayment400Response } } },
      429: { description: '', content: { 'application/json': { schema: schemas.GetOrderPayment429Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.GetOrderPayment500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.GetOrderPayment503Response } } },
    },
  }),
  receiveStripeEvent: createRoute({
    method: 'post',
    path: '/api/stripe/webhook',
    request: { headers: schemas.ReceiveStripeEventHeader, body: { required: true, content: { 'application/json': { schema: schemas.ReceiveStripeEventBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.ReceiveStripeEvent200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.ReceiveStripeEvent400Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.ReceiveStripeEvent413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.ReceiveStripeEvent415Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.ReceiveStripeEvent500Response } } },
      502: { description: '', content: { 'application/json': { schema: schemas.ReceiveStripeEvent502Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.ReceiveStripeEvent503Response } } },
    },
  }),
  subscribeNewsletter: createRoute({
    method: 'post',
    path: '/api/subscribe-newsletter',
    request: { body: { required: true, content: { 'application/json': { schema: schemas.SubscribeNewsletterBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.SubscribeNewsletter200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.SubscribeNewsletter400Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.SubscribeNewsletter413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.SubscribeNewsletter415Response } } },
      429: { description: '', content: { 'application/json': { schema: schemas.SubscribeNewsletter429Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.SubscribeNewsletter500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.SubscribeNewsletter503Response } } },
    },
  }),
  unsubscribeNewsletter: createRoute({
    method: 'post',
    path: '/api/unsubscribe-newsletter',
    request: { body: { required: true, content: { 'application/json': { schema: schemas.UnsubscribeNewsletterBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.UnsubscribeNewsletter200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.UnsubscribeNewsletter400Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.UnsubscribeNewsletter413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.UnsubscribeNewsletter415Response } } },
      429: { description: '', content: { 'application/json': { schema: schemas.UnsubscribeNewsletter429Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.UnsubscribeNewsletter500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.UnsubscribeNewsletter503Response } } },
    },
  }),
  openUnsubscribePage: createRoute({
    method: 'get',
    path: '/api/unsubscribe/{token}',
    request: { params: schemas.OpenUnsubscribePageParams },
    responses: {
      303: { description: '' },
      400: { description: '', content: { 'application/json': { schema: schemas.OpenUnsubscribePage400Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.OpenUnsubscribePage500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.OpenUnsubscribePage503Response } } },
    },
  }),
  unsubscribeWithOneClick: createRoute({
    method: 'post',
    path: '/api/unsubscribe/{token}',
    request: { params: schemas.UnsubscribeWithOneClickParams, body: { required: true, content: { 'application/x-www-form-urlencoded': { schema: schemas.UnsubscribeWithOneClickBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.UnsubscribeWithOneClick200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.UnsubscribeWithOneClick400Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.UnsubscribeWithOneClick404Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.UnsubscribeWithOneClick413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.UnsubscribeWithOneClick415Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.UnsubscribeWithOneClick500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.UnsubscribeWithOneClick503Response } } },
    },
  }),
  receiveMailEvents: createRoute({
    method: 'post',
    path: '/api/mail-events',
    request: { headers: schemas.ReceiveMailEventsHeader, body: { required: true, content: { 'application/json': { schema: schemas.ReceiveMailEventsBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.ReceiveMailEvents200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.ReceiveMailEvents400Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.ReceiveMailEvents404Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.ReceiveMailEvents413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.ReceiveMailEvents415Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.ReceiveMailEvents500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.ReceiveMailEvents503Response } } },
    },
  }),
  sendContactMessage: createRoute({
    method: 'post',
    path: '/api/contact',
    request: { body: { required: true, content: { 'application/json': { schema: schemas.SendContactMessageBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.SendContactMessage200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.SendContactMessage400Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.SendContactMessage404Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.SendContactMessage413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.SendContactMessage415Response } } },
      429: { description: '', content: { 'application/json': { schema: schemas.SendContactMessage429Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.SendContactMessage500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.SendContactMessage503Response } } },
    },
  }),
  adminLogin: createRoute({
    method: 'post',
    path: '/api/admin/login',
    request: { body: { required: true, content: { 'application/json': { schema: schemas.AdminLoginBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.AdminLogin200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.AdminLogin400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.AdminLogin401Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.AdminLogin413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.AdminLogin415Response } } },
      429: { description: '', content: { 'application/json': { schema: schemas.AdminLogin429Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.AdminLogin500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.AdminLogin503Response } } },
    },
  }),
  adminLogout: createRoute({
    method: 'post',
    path: '/api/admin/logout',
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.AdminLogout200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.AdminLogout400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.AdminLogout401Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.AdminLogout500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.AdminLogout503Response } } },
    },
  }),
  getAccount: createRoute({
    method: 'get',
    path: '/api/admin/account',
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.GetAccount200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.GetAccount400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.GetAccount401Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.GetAccount500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.GetAccount503Response } } },
    },
  }),
  changePassword: createRoute({
    method: 'put',
    path: '/api/admin/account/password',
    request: { body: { required: true, content: { 'application/json': { schema: schemas.ChangePasswordBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.ChangePassword200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.ChangePassword400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.ChangePassword401Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.ChangePassword413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.ChangePassword415Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.ChangePassword422Response } } },
      429: { description: '', content: { 'application/json': { schema: schemas.ChangePassword429Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.ChangePassword500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.ChangePassword503Response } } },
    },
  }),
  endSessions: createRoute({
    method: 'delete',
    path: '/api/admin/account/sessions',
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.EndSessions200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.EndSessions400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.EndSessions401Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.EndSessions500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.EndSessions503Response } } },
    },
  }),
  getCustomImageForStaff: createRoute({
    method: 'get',
    path: '/api/admin/custom-images/{id}',
    request: { params: schemas.GetCustomImageForStaffParams, query: schemas.GetCustomImageForStaffQueryParams },
    responses: {
      200: { description: '', content: { 'image/webp': { schema: z.any() }, 'image/png': { schema: z.any() }, 'image/jpeg': { schema: z.any() } } },
      400: { description: '', content: { 'application/json': { schema: schemas.GetCustomImageForStaff400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.GetCustomImageForStaff401Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.GetCustomImageForStaff404Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.GetCustomImageForStaff500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.GetCustomImageForStaff503Response } } },
    },
  }),
  listOrders: createRoute({
    method: 'get',
    path: '/api/admin/orders',
    request: { query: schemas.ListOrdersQueryParams.extend({ ids: z.preprocess(asList, schemas.ListOrdersQueryParams.shape.ids) }) },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.ListOrders200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.ListOrders400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.ListOrders401Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.ListOrders500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.ListOrders503Response } } },
    },
  }),
  updateOrders: createRoute({
    method: 'patch',
    path: '/api/admin/orders',
    request: { body: { required: true, content: { 'application/json': { schema: schemas.UpdateOrdersBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.UpdateOrders200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.UpdateOrders400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.UpdateOrders401Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.UpdateOrders404Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.UpdateOrders413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.UpdateOrders415Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.UpdateOrders500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.UpdateOrders503Response } } },
    },
  }),
  getSummary: createRoute({
    method: 'get',
    path: '/api/admin/summary',
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.GetSummary200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.GetSummary400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.GetSummary401Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.GetSummary500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.GetSummary503Response } } },
    },
  }),
  updateOrder: createRoute({
    method: 'patch',
    path: '/api/admin/orders/{id}',
    request: { params: schemas.UpdateOrderParams, body: { required: true, content: { 'application/json': { schema: schemas.UpdateOrderBody.refine((body) => Object.keys(body).length >= 1) } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.UpdateOrder200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.UpdateOrder400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.UpdateOrder401Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.UpdateOrder404Response } } },
      409: { description: '', content: { 'application/json': { schema: schemas.UpdateOrder409Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.UpdateOrder413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.UpdateOrder415Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.UpdateOrder500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.UpdateOrder503Response } } },
    },
  }),
  getOrderLog: createRoute({
    method: 'get',
    path: '/api/admin/orders/{id}/log',
    request: { params: schemas.GetOrderLogParams },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.GetOrderLog200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.GetOrderLog400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.GetOrderLog401Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.GetOrderLog404Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.GetOrderLog500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.GetOrderLog503Response } } },
    },
  }),
  resendNotice: createRoute({
    method: 'post',
    path: '/api/admin/orders/{id}/notice',
    request: { params: schemas.ResendNoticeParams },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.ResendNotice200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.ResendNotice400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.ResendNotice401Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.ResendNotice404Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.ResendNotice500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.ResendNotice503Response } } },
    },
  }),
  resendReceipt: createRoute({
    method: 'post',
    path: '/api/admin/orders/{id}/receipt',
    request: { params: schemas.ResendReceiptParams },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.ResendReceipt200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.ResendReceipt400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.ResendReceipt401Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.ResendReceipt404Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.ResendReceipt500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.ResendReceipt503Response } } },
    },
  }),
  retryRefund: createRoute({
    method: 'post',
    path: '/api/admin/orders/{id}/refund',
    request: { params: schemas.RetryRefundParams },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.RetryRefund200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.RetryRefund400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.RetryRefund401Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.RetryRefund404Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.RetryRefund500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.RetryRefund503Response } } },
    },
  }),
  listAlerts: createRoute({
    method: 'get',
    path: '/api/admin/alerts',
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.ListAlerts200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.ListAlerts400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.ListAlerts401Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.ListAlerts500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.ListAlerts503Response } } },
    },
  }),
  listSubscribers: createRoute({
    method: 'get',
    path: '/api/admin/newsletter-subscribers',
    request: { query: schemas.ListSubscribersQueryParams },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.ListSubscribers200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.ListSubscribers400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.ListSubscribers401Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.ListSubscribers500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.ListSubscribers503Response } } },
    },
  }),
  sendCampaign: createRoute({
    method: 'post',
    path: '/api/admin/send-campaign',
    request: { headers: schemas.SendCampaignHeader, body: { required: true, content: { 'application/json': { schema: schemas.SendCampaignBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.SendCampaign200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.SendCampaign400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.SendCampaign401Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.SendCampaign413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.SendCampaign415Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.SendCampaign422Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.SendCampaign500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.SendCampaign503Response } } },
    },
  }),
  listStaffProducts: createRoute({
    method: 'get',
    path: '/api/admin/products',
    request: { query: schemas.ListStaffProductsQueryParams },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.ListStaffProducts200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.ListStaffProducts400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.ListStaffProducts401Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.ListStaffProducts500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.ListStaffProducts503Response } } },
    },
  }),
  createProduct: createRoute({
    method: 'post',
    path: '/api/admin/products',
    request: { headers: schemas.CreateProductHeader, body: { required: true, content: { 'multipart/form-data': { schema: schemas.CreateProductBody.extend({ tags: z.preprocess(asList, schemas.CreateProductBody.shape.tags) }) } } } },
    responses: {
      201: { description: '', content: { 'application/json': { schema: schemas.CreateProduct201Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.CreateProduct400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.CreateProduct401Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.CreateProduct413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.CreateProduct415Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.CreateProduct422Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.CreateProduct500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.CreateProduct503Response } } },
    },
  }),
  updateProduct: createRoute({
    method: 'patch',
    path: '/api/admin/products/{id}',
    request: { params: schemas.UpdateProductParams, headers: schemas.UpdateProductHeader, body: { required: true, content: { 'application/json': { schema: schemas.UpdateProductBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.UpdateProduct200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.UpdateProduct400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.UpdateProduct401Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.UpdateProduct404Response } } },
      409: { description: '', content: { 'application/json': { schema: schemas.UpdateProduct409Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.UpdateProduct413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.UpdateProduct415Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.UpdateProduct422Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.UpdateProduct500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.UpdateProduct503Response } } },
    },
  }),
  replaceProductPhoto: createRoute({
    method: 'put',
    path: '/api/admin/products/{id}/photo',
    request: { params: schemas.ReplaceProductPhotoParams, body: { required: true, content: { 'multipart/form-data': { schema: schemas.ReplaceProductPhotoBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.ReplaceProductPhoto200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.ReplaceProductPhoto400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.ReplaceProductPhoto401Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.ReplaceProductPhoto404Response } } },
      409: { description: '', content: { 'application/json': { schema: schemas.ReplaceProductPhoto409Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.ReplaceProductPhoto413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.ReplaceProductPhoto415Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.ReplaceProductPhoto422Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.ReplaceProductPhoto500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.ReplaceProductPhoto503Response } } },
    },
  }),
  listCampaigns: createRoute({
    method: 'get',
    path: '/api/admin/campaigns',
    request: { query: schemas.ListCampaignsQueryParams },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.ListCampaigns200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.ListCampaigns400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.ListCampaigns401Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.ListCampaigns500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.ListCampaigns503Response } } },
    },
  }),
  steerCampaign: createRoute({
    method: 'patch',
    path: '/api/admin/campaigns/{id}',
    request: { params: schemas.SteerCampaignParams, body: { required: true, content: { 'application/json': { schema: schemas.SteerCampaignBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.SteerCampaign200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.SteerCampaign400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.SteerCampaign401Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.SteerCampaign404Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.SteerCampaign413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.SteerCampaign415Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.SteerCampaign422Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.SteerCampaign500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.SteerCampaign503Response } } },
    },
  }),
  listCampaignFailures: createRoute({
    method: 'get',
    path: '/api/admin/campaigns/{id}/failures',
    request: { params: schemas.ListCampaignFailuresParams },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.ListCampaignFailures200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.ListCampaignFailures400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.ListCampaignFailures401Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.ListCampaignFailures404Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.ListCampaignFailures500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.ListCampaignFailures503Response } } },
    },
  }),
  previewCampaign: createRoute({
    method: 'post',
    path: '/api/admin/campaign-preview',
    request: { body: { required: true, content: { 'application/json': { schema: schemas.PreviewCampaignBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.PreviewCampaign200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.PreviewCampaign400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.PreviewCampaign401Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.PreviewCampaign413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.PreviewCampaign415Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.PreviewCampaign422Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.PreviewCampaign500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.PreviewCampaign503Response } } },
    },
  }),
  testCampaign: createRoute({
    method: 'post',
    path: '/api/admin/campaign-test',
    request: { body: { required: true, content: { 'application/json': { schema: schemas.TestCampaignBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.TestCampaign200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.TestCampaign400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.TestCampaign401Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.TestCampaign413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.TestCampaign415Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.TestCampaign422Response } } },
      429: { description: '', content: { 'application/json': { schema: schemas.TestCampaign429Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.TestCampaign500Response } } },
      502: { description: '', content: { 'application/json': { schema: schemas.TestCampaign502Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.TestCampaign503Response } } },
    },
  }),
  listDiscountCodes: createRoute({
    method: 'get',
    path: '/api/admin/discount-codes',
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.ListDiscountCodes200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.ListDiscountCodes400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.ListDiscountCodes401Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.ListDiscountCodes500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.ListDiscountCodes503Response } } },
    },
  }),
  createDiscountCode: createRoute({
    method: 'post',
    path: '/api/admin/discount-codes',
    request: { body: { required: true, content: { 'application/json': { schema: schemas.CreateDiscountCodeBody } } } },
    responses: {
      201: { description: '', content: { 'application/json': { schema: schemas.CreateDiscountCode201Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.CreateDiscountCode400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.CreateDiscountCode401Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.CreateDiscountCode413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.CreateDiscountCode415Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.CreateDiscountCode422Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.CreateDiscountCode500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.CreateDiscountCode503Response } } },
    },
  }),
  updateDiscountCode: createRoute({
    method: 'put',
    path: '/api/admin/discount-codes/{id}',
    request: { params: schemas.UpdateDiscountCodeParams, body: { required: true, content: { 'application/json': { schema: schemas.UpdateDiscountCodeBody } } } },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.UpdateDiscountCode200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.UpdateDiscountCode400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.UpdateDiscountCode401Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.UpdateDiscountCode404Response } } },
      409: { description: '', content: { 'application/json': { schema: schemas.UpdateDiscountCode409Response } } },
      413: { description: '', content: { 'application/json': { schema: schemas.UpdateDiscountCode413Response } } },
      415: { description: '', content: { 'application/json': { schema: schemas.UpdateDiscountCode415Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.UpdateDiscountCode422Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.UpdateDiscountCode500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.UpdateDiscountCode503Response } } },
    },
  }),
  deleteDiscountCode: createRoute({
    method: 'delete',
    path: '/api/admin/discount-codes/{id}',
    request: { params: schemas.DeleteDiscountCodeParams },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.DeleteDiscountCode200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.DeleteDiscountCode400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.DeleteDiscountCode401Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.DeleteDiscountCode404Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.DeleteDiscountCode500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.DeleteDiscountCode503Response } } },
    },
  }),
  restoreDiscountCode: createRoute({
    method: 'post',
    path: '/api/admin/discount-codes/{id}/restoration',
    request: { params: schemas.RestoreDiscountCodeParams },
    responses: {
      200: { description: '', content: { 'application/json': { schema: schemas.RestoreDiscountCode200Response } } },
      400: { description: '', content: { 'application/json': { schema: schemas.RestoreDiscountCode400Response } } },
      401: { description: '', content: { 'application/json': { schema: schemas.RestoreDiscountCode401Response } } },
      404: { description: '', content: { 'application/json': { schema: schemas.RestoreDiscountCode404Response } } },
      422: { description: '', content: { 'application/json': { schema: schemas.RestoreDiscountCode422Response } } },
      500: { description: '', content: { 'application/json': { schema: schemas.RestoreDiscountCode500Response } } },
      503: { description: '', content: { 'application/json': { schema: schemas.RestoreDiscountCode503Response } } },
    },
  }),
}

export type OperationId = keyof typeof routes

/** Every operation has to be answered, in the shapes of the contract, else nothing compiles. */
export type Handlers = { [Id in OperationId]: RouteHandler<(typeof routes)[Id]> }

export function mountOperations(app: OpenAPIHono, handlers: Handlers): void {
  app.openapi(routes.listProducts, handlers.listProducts)
  app.openapi(routes.suggestProducts, handlers.suggestProducts)
  app.openapi(routes.listCategories, handlers.listCategories)
  app.openapi(routes.getCart, handlers.getCart)
  app.openapi(routes.addToCart, handlers.addToCart)
  app.openapi(routes.clearCart, handlers.clearCart)
  app.openapi(routes.updateCartItem, handlers.updateCartItem)
  app.openapi(routes.removeCartItem, handlers.removeCartItem)
  app.openapi(routes.addCustomImage, handlers.addCustomImage)
  app.openapi(routes.getCustomImage, handlers.getCustomImage)
  app.openapi(routes.checkDiscount, handlers.checkDiscount)
  app.openapi(routes.createPaymentIntent, handlers.createPaymentIntent)
  app.openapi(routes.sendOrderConfirmation, handlers.sendOrderConfirmation)
  app.openapi(routes.getOrderPayment, handlers.getOrderPayment)
  app.openapi(routes.receiveStripeEvent, handlers.receiveStripeEvent)
  app.openapi(routes.subscribeNewsletter, handlers.subscribeNewsletter)
  app.openapi(routes.unsubscribeNewsletter, handlers.unsubscribeNewsletter)
  app.openapi(routes.openUnsubscribePage, handlers.openUnsubscribePage)
  app.openapi(routes.unsubscribeWithOneClick, handlers.unsubscribeWithOneClick)
  app.openapi(routes.receiveMailEvents, handlers.receiveMailEvents)
  app.openapi(routes.sendContactMessage, handlers.sendContactMessage)
  app.openapi(routes.adminLogin, handlers.adminLogin)
  app.openapi(routes.adminLogout, handlers.adminLogout)
  app.openapi(routes.getAccount, handlers.getAccount)
  app.openapi(routes.changePassword, handlers.changePassword)
  app.openapi(routes.endSessions, handlers.endSessions)
  app.openapi(routes.getCustomImageForStaff, handlers.getCustomImageForStaff)
  app.openapi(routes.listOrders, handlers.listOrders)
  app.openapi(routes.updateOrders, handlers.updateOrders)
  app.openapi(routes.getSummary, handlers.getSummary)
  app.openapi(routes.updateOrder, handlers.updateOrder)
  app.openapi(routes.getOrderLog, handlers.getOrderLog)
  app.openapi(routes.resendNotice, handlers.resendNotice)
  app.openapi(routes.resendReceipt, handlers.resendReceipt)
  app.openapi(routes.retryRefund, handlers.retryRefund)
  app.openapi(routes.listAlerts, handlers.listAlerts)
  app.openapi(routes.listSubscribers, handlers.listSubscribers)
  app.openapi(routes.sendCampaign, handlers.sendCampaign)
  app.openapi(routes.listStaffProducts, handlers.listStaffProducts)
  app.openapi(routes.createProduct, handlers.createProduct)
  app.openapi(routes.updateProduct, handlers.updateProduct)
  app.openapi(routes.replaceProductPhoto, handlers.replaceProductPhoto)
  app.openapi(routes.listCampaigns, handlers.listCampaigns)
  app.openapi(routes.steerCampaign, handlers.steerCampaign)
  app.openapi(routes.listCampaignFailures, handlers.listCampaignFailures)
  app.openapi(routes.previewCampaign, handlers.previewCampaign)
  app.openapi(routes.testCampaign, handlers.testCampaign)
  app.openapi(routes.listDiscountCodes, handlers.listDiscountCodes)
  app.openapi(routes.createDiscountCode, handlers.createDiscountCode)
  app.openapi(routes.updateDiscountCode, handlers.updateDiscountCode)
  app.openapi(routes.deleteDiscountCode, handlers.deleteDiscountCode)
  app.openapi(routes.restoreDiscountCode, handlers.restoreDiscountCode)
}

/** What the edge has to know of each operation before its handler runs. */
export const operations = [
  { id: 'listProducts', method: 'GET', path: '/api/products', body: [], staffOnly: false },
  { id: 'suggestProducts', method: 'GET', path: '/api/suggestions', body: [], staffOnly: false },
  { id: 'listCategories', method: 'GET', path: '/api/categories', body: [], staffOnly: false },
  { id: 'getCart', method: 'GET', path: '/api/cart', body: [], staffOnly: false },
  { id: 'addToCart', method: 'POST', path: '/api/cart', body: ['application/json'], staffOnly: false },
  { id: 'clearCart', method: 'DELETE', path: '/api/cart', body: [], staffOnly: false },
  { id: 'updateCartItem', method: 'PUT', path: '/api/cart/:productId', body: ['application/json'], staffOnly: false },
  { id: 'removeCartItem', method: 'DELETE', path: '/api/cart/:productId', body: [], staffOnly: false },
  { id: 'addCustomImage', method: 'POST', path: '/api/custom-images', body: ['multipart/form-data'], staffOnly: false },
  { id: 'getCustomImage', method: 'GET', path: '/api/custom-images/:id', body: [], staffOnly: false },
  { id: 'checkDiscount', method: 'POST', path: '/api/check-discount', body: ['application/json'], staffOnly: false },
  { id: 'createPaymentIntent', method: 'POST', path: '/api/create-payment-intent', body: ['application/json'], staffOnly: false },
  { id: 'sendOrderConfirmation', method: 'POST', path: '/api/send-order-confirmation', body: ['application/json'], staffOnly: false },
  { id: 'getOrderPayment', method: 'GET', path: '/api/orders/:orderNumber/payment', body: [], staffOnly: false },
  { id: 'receiveStripeEvent', method: 'POST', path: '/api/stripe/webhook', body: ['application/json'], staffOnly: false },
  { id: 'subscribeNewsletter', method: 'POST', path: '/api/subscribe-newsletter', body: ['application/json'], staffOnly: false },
  { id: 'unsubscribeNewsletter', method: 'POST', path: '/api/unsubscribe-newsletter', body: ['application/json'], staffOnly: false },
  { id: 'openUnsubscribePage', method: 'GET', path: '/api/unsubscribe/:token', body: [], staffOnly: false },
  { id: 'unsubscribeWithOneClick', method: 'POST', path: '/api/unsubscribe/:token', body: ['application/x-www-form-urlencoded', 'multipart/form-data'], staffOnly: false },
  { id: 'receiveMailEvents', method: 'POST', path: '/api/mail-events', body: ['application/json'], staffOnly: false },
  { id: 'sendContactMessage', method: 'POST', path: '/api/contact', body: ['application/json'], staffOnly: false },
  { id: 'adminLogin', method: 'POST', path: '/api/admin/login', body: ['application/json'], staffOnly: false },
  { id: 'adminLogout', method: 'POST', path: '/api/admin/logout', body: [], staffOnly: true },
  { id: 'getAccount', method: 'GET', path: '/api/admin/account', body: [], staffOnly: true },
  { id: 'changePassword', method: 'PUT', path: '/api/admin/account/password', body: ['application/json'], staffOnly: true },
  { id: 'endSessions', method: 'DELETE', path: '/api/admin/account/sessions', body: [], staffOnly: true },
  { id: 'getCustomImageForStaff', method: 'GET', path: '/api/admin/custom-images/:id', body: [], staffOnly: true },
  { id: 'listOrders', method: 'GET', path: '/api/admin/orders', body: [], staffOnly: true },
  { id: 'updateOrders', method: 'PATCH', path: '/api/admin/orders', body: ['application/json'], staffOnly: true },
  { id: 'getSummary', method: 'GET', path: '/api/admin/summary', body: [], staffOnly: true },
  { id: 'updateOrder', method: 'PATCH', path: '/api/admin/orders/:id', body: ['application/json'], staffOnly: true },
  { id: 'getOrderLog', method: 'GET', path: '/api/admin/orders/:id/log', body: [], staffOnly: true },
  { id: 'resendNotice', method: 'POST', path: '/api/admin/orders/:id/notice', body: [], staffOnly: true },
  { id: 'resendReceipt', method: 'POST', path: '/api/admin/orders/:id/receipt', body: [], staffOnly: true },
  { id: 'retryRefund', method: 'POST', path: '/api/admin/orders/:id/refund', body: [], staffOnly: true },
  { id: 'listAlerts', method: 'GET', path: '/api/admin/alerts', body: [], staffOnly: true },
  { id: 'listSubscribers', method: 'GET', path: '/api/admin/newsletter-subscribers', body: [], staffOnly: true },
  { id: 'sendCampaign', method: 'POST', path: '/api/admin/send-campaign', body: ['application/json'], staffOnly: true },
  { id: 'listStaffProducts', method: 'GET', path: '/api/admin/products', body: [], staffOnly: true },
  { id: 'createProduct', method: 'POST', path: '/api/admin/products', body: ['multipart/form-data'], staffOnly: true },
  { id: 'updateProduct', method: 'PATCH', path: '/api/admin/products/:id', body: ['application/json'], staffOnly: true },
  { id: 'replaceProductPhoto', method: 'PUT', path: '/api/admin/products/:id/photo', body: ['multipart/form-data'], staffOnly: true },
  { id: 'listCampaigns', method: 'GET', path: '/api/admin/campaigns', body: [], staffOnly: true },
  { id: 'steerCampaign', method: 'PATCH', path: '/api/admin/campaigns/:id', body: ['application/json'], staffOnly: true },
  { id: 'listCampaignFailures', method: 'GET', path: '/api/admin/campaigns/:id/failures', body: [], staffOnly: true },
  { id: 'previewCampaign', method: 'POST', path: '/api/admin/campaign-preview', body: ['application/json'], staffOnly: true },
  { id: 'testCampaign', method: 'POST', path: '/api/admin/campaign-test', body: ['application/json'], staffOnly: true },
  { id: 'listDiscountCodes', method: 'GET', path: '/api/admin/discount-codes', body: [], staffOnly: true },
  { id: 'createDiscountCode', method: 'POST', path: '/api/admin/discount-codes', body: ['application/json'], staffOnly: true },
  { id: 'updateDiscountCode', method: 'PUT', path: '/api/admin/discount-codes/:id', body: ['application/json'], staffOnly: true },
  { id: 'deleteDiscountCode', method: 'DELETE', path: '/api/admin/discount-codes/:id', body: [], staffOnly: true },
  { id: 'restoreDiscountCode', method: 'POST', path: '/api/admin/discount-codes/:id/restoration', body: [], staffOnly: true },
] as const satisfies readonly {
  id: OperationId
  method: string
  path: string
  body: readonly ('application/json' | 'multipart/form-data' | 'application/x-www-form-urlencoded')[]
  staffOnly: boolean
}[]
