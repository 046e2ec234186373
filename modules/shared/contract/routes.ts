// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { createRoute, type OpenAPIHono, type RouteHandler, z } from '@hono/zod-openapi'
import * as schemas from './schemas.ts'
import { characters, decimals, digits, json, list } from './validators.ts'

const error = json(schemas.Error)

export const routes = {
  listProducts: createRoute({
    method: 'get',
    path: '/api/products',
    request: {
      query: z.strictObject({
        category: z.string().regex(characters(0, 60)).regex(schemas.patterns.words).optional(),
        tags: list(
          z
            .array(z.string().regex(characters(1, 40)).regex(schemas.patterns.words))
            .max(20)
            .optional(),
        ),
        search: z.string().regex(characters(0, 200)).regex(schemas.patterns.words).optional(),
        similar: z.enum(['true', 'only']).optional(),
        ids: list(z.array(digits(schemas.Id)).min(1).max(200).optional()),
        isNew: schemas.Flag.optional(),
        isPopular: schemas.Flag.optional(),
        isGlowInDark: schemas.Flag.optional(),
        relatedTo: list(z.array(digits(schemas.Id)).min(1).max(200).optional()),
        sort: z.enum(['popular', 'name', 'price-asc', 'price-desc', 'newest']).optional(),
        from: digits(z.int().min(0).max(2147483647)).default(0),
        limit: digits(z.int().min(1).max(1000)).optional(),
      }),
      headers: z.object({ 'if-none-match': z.string().optional() }),
    },
    responses: {
      200: json(z.array(schemas.Product)),
      304: { description: '' },
      400: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  suggestProducts: createRoute({
    method: 'get',
    path: '/api/suggestions',
    request: {
      query: z.strictObject({
        search: z.string().regex(characters(1, 200)).regex(schemas.patterns.words),
      }),
      headers: z.object({ 'if-none-match': z.string().optional() }),
    },
    responses: {
      200: json(z.array(schemas.Product).max(3)),
      304: { description: '' },
      400: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  listUpsell: createRoute({
    method: 'get',
    path: '/api/upsell',
    request: {
      query: z.strictObject({ inCart: list(z.array(digits(schemas.Id)).max(200).optional()) }),
    },
    responses: {
      200: json(z.array(schemas.Product).max(6)),
      400: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  listCategories: createRoute({
    method: 'get',
    path: '/api/categories',
    request: {
      query: z.strictObject({}),
      headers: z.object({ 'if-none-match': z.string().optional() }),
    },
    responses: {
      200: json(z.array(schemas.Category)),
      304: { description: '' },
      400: error,
      500: error,
      503: error,
    },
  }),
  getCart: createRoute({
    method: 'get',
    path: '/api/cart',
    request: {
      query: z.strictObject({}),
      headers: z.object({
        'x-session-id': z
          .string()
          .regex(characters(15, 128))
          .regex(new RegExp('^session[A-Za-z0-9_-]+$', 'u')),
      }),
    },
    responses: { 200: json(z.array(schemas.CartItem)), 400: error, 500: error, 503: error },
  }),
  addToCart: createRoute({
    method: 'post',
    path: '/api/cart',
    request: {
      headers: z.object({
        'x-session-id': z
          .string()
          .regex(characters(15, 128))
          .regex(new RegExp('^session[A-Za-z0-9_-]+$', 'u')),
      }),
      body: { required: true, content: { 'application/json': { schema: schemas.CartAddition } } },
    },
    responses: {
      200: json(schemas.CartItem),
      400: error,
      404: error,
      413: error,
      415: error,
      422: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  clearCart: createRoute({
    method: 'delete',
    path: '/api/cart',
    request: {
      headers: z.object({
        'x-session-id': z
          .string()
          .regex(characters(15, 128))
          .regex(new RegExp('^session[A-Za-z0-9_-]+$', 'u')),
      }),
    },
    responses: { 200: json(schemas.Done), 400: error, 500: error, 503: error },
  }),
  mergeCart: createRoute({
    method: 'post',
    path: '/api/merge-cart',
    request: {
      headers: z.object({
        'x-session-id': z
          .string()
          .regex(characters(15, 128))
          .regex(new RegExp('^session[A-Za-z0-9_-]+$', 'u')),
      }),
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.strictObject({ lines: z.array(schemas.CartAddition).min(1).max(200) }),
          },
        },
      },
    },
    responses: {
      200: json(schemas.CartMerge),
      400: error,
      413: error,
      415: error,
      422: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  updateCartItem: createRoute({
    method: 'put',
    path: '/api/cart/{productId}',
    request: {
      params: z.object({ productId: digits(schemas.Id) }),
      headers: z.object({
        'x-session-id': z
          .string()
          .regex(characters(15, 128))
          .regex(new RegExp('^session[A-Za-z0-9_-]+$', 'u')),
      }),
      body: { required: true, content: { 'application/json': { schema: schemas.CartQuantity } } },
    },
    responses: {
      200: json(schemas.CartItem),
      400: error,
      404: error,
      413: error,
      415: error,
      422: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  removeCartItem: createRoute({
    method: 'delete',
    path: '/api/cart/{productId}',
    request: {
      params: z.object({ productId: digits(schemas.Id) }),
      headers: z.object({
        'x-session-id': z
          .string()
          .regex(characters(15, 128))
          .regex(new RegExp('^session[A-Za-z0-9_-]+$', 'u')),
      }),
    },
    responses: { 200: json(schemas.Done), 400: error, 404: error, 500: error, 503: error },
  }),
  addCustomImage: createRoute({
    method: 'post',
    path: '/api/custom-images',
    request: {
      headers: z.object({
        'x-session-id': z
          .string()
          .regex(characters(15, 128))
          .regex(new RegExp('^session[A-Za-z0-9_-]+$', 'u')),
      }),
      body: {
        required: true,
        content: {
          'multipart/form-data': { schema: z.strictObject({ image: z.instanceof(Blob) }) },
        },
      },
    },
    responses: {
      200: json(schemas.CustomImage),
      400: error,
      413: error,
      415: error,
      422: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  getCustomImage: createRoute({
    method: 'get',
    path: '/api/custom-images/{id}',
    request: {
      params: z.object({ id: schemas.CustomImageId }),
      query: z.strictObject({ size: z.enum(['preview', 'production']).default('preview') }),
      headers: z.object({
        'x-session-id': z
          .string()
          .regex(characters(15, 128))
          .regex(new RegExp('^session[A-Za-z0-9_-]+$', 'u')),
      }),
    },
    responses: {
      200: {
        description: '',
        content: {
          'image/webp': { schema: z.any() },
          'image/png': { schema: z.any() },
          'image/jpeg': { schema: z.any() },
        },
      },
      400: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  getCustomImagePixels: createRoute({
    method: 'get',
    path: '/api/custom-images/{id}/pixels',
    request: {
      params: z.object({ id: schemas.CustomImageId }),
      query: z.strictObject({}),
      headers: z.object({
        'x-session-id': z
          .string()
          .regex(characters(15, 128))
          .regex(new RegExp('^session[A-Za-z0-9_-]+$', 'u')),
      }),
    },
    responses: {
      200: { description: '', content: { 'application/gzip': { schema: z.any() } } },
      400: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  addFirstDesign: createRoute({
    method: 'post',
    path: '/api/custom-images/{id}/design',
    request: {
      params: z.object({ id: schemas.CustomImageId }),
      headers: z.object({
        'x-session-id': z
          .string()
          .regex(characters(15, 128))
          .regex(new RegExp('^session[A-Za-z0-9_-]+$', 'u')),
      }),
    },
    responses: {
      200: json(schemas.CustomImage),
      400: error,
      404: error,
      422: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  addCustomDesign: createRoute({
    method: 'post',
    path: '/api/custom-designs',
    request: {
      headers: z.object({
        'x-session-id': z
          .string()
          .regex(characters(15, 128))
          .regex(new RegExp('^session[A-Za-z0-9_-]+$', 'u')),
      }),
      body: { required: true, content: { 'application/json': { schema: schemas.PatchDesign } } },
    },
    responses: {
      200: json(schemas.CustomImage),
      400: error,
      404: error,
      413: error,
      415: error,
      422: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  getCustomDesign: createRoute({
    method: 'get',
    path: '/api/custom-designs/{id}',
    request: {
      params: z.object({ id: schemas.CustomImageId }),
      query: z.strictObject({}),
    },
    responses: { 200: json(schemas.PatchDesign), 400: error, 404: error, 500: error, 503: error },
  }),
  getDesignPreview: createRoute({
    method: 'get',
    path: '/api/custom-designs/{id}/preview',
    request: {
      params: z.object({ id: schemas.CustomImageId }),
      query: z.strictObject({}),
    },
    responses: {
      200: { description: '', content: { 'image/webp': { schema: z.any() } } },
      400: error,
      404: error,
      500: error,
      503: error,
    },
  }),
  takeDesignPicture: createRoute({
    method: 'post',
    path: '/api/custom-designs/{id}/picture',
    request: {
      params: z.object({ id: schemas.CustomImageId }),
      headers: z.object({
        'x-session-id': z
          .string()
          .regex(characters(15, 128))
          .regex(new RegExp('^session[A-Za-z0-9_-]+$', 'u')),
      }),
    },
    responses: {
      200: json(schemas.CustomImage),
      400: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  checkDiscount: createRoute({
    method: 'post',
    path: '/api/check-discount',
    request: {
      headers: z.object({
        'x-session-id': z
          .string()
          .regex(characters(15, 128))
          .regex(new RegExp('^session[A-Za-z0-9_-]+$', 'u')),
      }),
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.strictObject({
              code: z.string().regex(characters(1, 40)).regex(schemas.patterns.words),
            }),
          },
        },
      },
    },
    responses: {
      200: json(schemas.DiscountEffect),
      400: error,
      413: error,
      415: error,
      422: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  createPaymentIntent: createRoute({
    method: 'post',
    path: '/api/create-payment-intent',
    request: {
      headers: z.object({
        'x-session-id': z
          .string()
          .regex(characters(15, 128))
          .regex(new RegExp('^session[A-Za-z0-9_-]+$', 'u')),
      }),
      body: {
        required: true,
        content: { 'application/json': { schema: schemas.PaymentIntentRequest } },
      },
    },
    responses: {
      200: json(
        z.strictObject({
          clientSecret: z.string().regex(characters(1, 200)),
          orderNumber: schemas.OrderNumber,
          total: schemas.Ore.optional(),
        }),
      ),
      400: error,
      413: error,
      415: error,
      422: error,
      429: error,
      500: error,
      502: error,
      503: error,
    },
  }),
  sendOrderConfirmation: createRoute({
    method: 'post',
    path: '/api/send-order-confirmation',
    request: {
      headers: z.object({
        'x-session-id': z
          .string()
          .regex(characters(15, 128))
          .regex(new RegExp('^session[A-Za-z0-9_-]+$', 'u')),
      }),
      body: {
        required: true,
        content: { 'application/json': { schema: schemas.OrderConfirmationRequest } },
      },
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      404: error,
      413: error,
      415: error,
      422: error,
      429: error,
      500: error,
      502: error,
      503: error,
    },
  }),
  getOrderPayment: createRoute({
    method: 'get',
    path: '/api/orders/{orderNumber}/payment',
    request: {
      params: z.object({ orderNumber: schemas.OrderNumber }),
      query: z.strictObject({}),
      headers: z.object({
        'x-session-id': z
          .string()
          .regex(characters(15, 128))
          .regex(new RegExp('^session[A-Za-z0-9_-]+$', 'u')),
      }),
    },
    responses: {
      200: json(z.strictObject({ payment: schemas.OrderPayment, token: z.string().optional() })),
      400: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  getLinkedOrder: createRoute({
    method: 'get',
    path: '/api/linked-order',
    request: {
      query: z.strictObject({
        token: z.string().regex(characters(1, 60)).regex(new RegExp('^[A-Za-z0-9_-]+$', 'u')),
      }),
    },
    responses: {
      200: json(schemas.LinkedOrder),
      400: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  getLinkedReceipt: createRoute({
    method: 'get',
    path: '/api/linked-order/receipt',
    request: {
      query: z.strictObject({
        token: z.string().regex(characters(1, 60)).regex(new RegExp('^[A-Za-z0-9_-]+$', 'u')),
      }),
    },
    responses: {
      200: { description: '', content: { 'application/pdf': { schema: z.any() } } },
      400: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  resendLinkedReceipt: createRoute({
    method: 'post',
    path: '/api/linked-order/receipt',
    request: {
      query: z.strictObject({
        token: z.string().regex(characters(1, 60)).regex(new RegExp('^[A-Za-z0-9_-]+$', 'u')),
      }),
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      404: error,
      422: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  getLinkedCreditNote: createRoute({
    method: 'get',
    path: '/api/linked-order/refunds/{number}/credit-note',
    request: {
      params: z.object({ number: digits(schemas.RefundNumber) }),
      query: z.strictObject({
        token: z.string().regex(characters(1, 60)).regex(new RegExp('^[A-Za-z0-9_-]+$', 'u')),
      }),
    },
    responses: {
      200: { description: '', content: { 'application/pdf': { schema: z.any() } } },
      400: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  getLinkedImage: createRoute({
    method: 'get',
    path: '/api/linked-order/images/{id}',
    request: {
      params: z.object({ id: schemas.CustomImageId }),
      query: z.strictObject({
        token: z.string().regex(characters(1, 60)).regex(new RegExp('^[A-Za-z0-9_-]+$', 'u')),
      }),
    },
    responses: {
      200: { description: '', content: { 'image/webp': { schema: z.any() } } },
      400: error,
      404: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  approveProof: createRoute({
    method: 'post',
    path: '/api/linked-order/proofs/{itemId}/rounds/{round}/approval',
    request: {
      params: z.object({ itemId: digits(schemas.Id), round: digits(schemas.ProofRoundNumber) }),
      query: z.strictObject({
        token: z.string().regex(characters(1, 60)).regex(new RegExp('^[A-Za-z0-9_-]+$', 'u')),
      }),
      body: {
        required: true,
        content: {
          'application/json': { schema: z.strictObject({ answers: schemas.ProofAnswers }) },
        },
      },
    },
    responses: {
      200: json(schemas.Proof),
      400: error,
      404: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  commentOnProof: createRoute({
    method: 'post',
    path: '/api/linked-order/proofs/{itemId}/rounds/{round}/comment',
    request: {
      params: z.object({ itemId: digits(schemas.Id), round: digits(schemas.ProofRoundNumber) }),
      query: z.strictObject({
        token: z.string().regex(characters(1, 60)).regex(new RegExp('^[A-Za-z0-9_-]+$', 'u')),
      }),
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.strictObject({
              answers: schemas.ProofAnswers,
              comment: z.string().regex(characters(1, 1000)).regex(schemas.patterns.text),
            }),
          },
        },
      },
    },
    responses: {
      200: json(schemas.Proof),
      400: error,
      404: error,
      409: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  receiveStripeEvent: createRoute({
    method: 'post',
    path: '/api/stripe/webhook',
    request: {
      headers: z.object({
        'stripe-signature': z
          .string()
          .regex(characters(1, 1000))
          .regex(new RegExp('^[!-~]+$', 'u')),
      }),
      body: { required: true, content: { 'application/json': { schema: schemas.StripeEvent } } },
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      413: error,
      415: error,
      500: error,
      502: error,
      503: error,
    },
  }),
  subscribeNewsletter: createRoute({
    method: 'post',
    path: '/api/subscribe-newsletter',
    request: {
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.strictObject({
              email: schemas.Email,
              name: z.string().regex(characters(0, 100)).regex(schemas.patterns.words).optional(),
            }),
          },
        },
      },
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  confirmNewsletter: createRoute({
    method: 'post',
    path: '/api/confirm-newsletter',
    request: {
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.strictObject({
              token: z
                .string()
                .regex(characters(1, 100))
                .regex(new RegExp('^[A-Za-z0-9_-]+$', 'u')),
            }),
          },
        },
      },
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      404: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  unsubscribeNewsletter: createRoute({
    method: 'post',
    path: '/api/unsubscribe-newsletter',
    request: {
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.strictObject({
              email: schemas.Email,
              token: z.string().regex(characters(0, 100)).optional(),
            }),
          },
        },
      },
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  openUnsubscribePage: createRoute({
    method: 'get',
    path: '/api/unsubscribe/{token}',
    request: {
      params: z.object({
        token: z.string().regex(characters(1, 100)).regex(new RegExp('^[A-Za-z0-9_-]+$', 'u')),
      }),
    },
    responses: { 303: { description: '' }, 400: error, 500: error, 503: error },
  }),
  unsubscribeWithOneClick: createRoute({
    method: 'post',
    path: '/api/unsubscribe/{token}',
    request: {
      params: z.object({
        token: z.string().regex(characters(1, 100)).regex(new RegExp('^[A-Za-z0-9_-]+$', 'u')),
      }),
      body: {
        required: true,
        content: { 'application/x-www-form-urlencoded': { schema: schemas.OneClick } },
      },
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      404: error,
      413: error,
      415: error,
      500: error,
      503: error,
    },
  }),
  receiveMailEvents: createRoute({
    method: 'post',
    path: '/api/mail-events',
    request: {
      headers: z.object({
        'webhook-id': z.string().regex(characters(1, 200)).regex(new RegExp('^[!-~]+$', 'u')),
        'webhook-timestamp': z.string().regex(characters(1, 12)).regex(new RegExp('^[0-9]+$', 'u')),
        'webhook-signature': z
          .string()
          .regex(characters(1, 1000))
          .regex(new RegExp('^[!-~]+( [!-~]+)*$', 'u')),
      }),
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.object({
              events: z
                .array(z.union([schemas.MailEvent, z.unknown()]))
                .min(1)
                .max(500),
            }),
          },
        },
      },
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      404: error,
      413: error,
      415: error,
      500: error,
      503: error,
    },
  }),
  sendContactMessage: createRoute({
    method: 'post',
    path: '/api/contact',
    request: {
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.strictObject({
              navn: schemas.Line,
              epost: schemas.Email,
              telefon: z.string().regex(characters(0, 30)).regex(schemas.patterns.words).optional(),
              melding: schemas.Text,
            }),
          },
        },
      },
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      404: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  sendWithdrawal: createRoute({
    method: 'post',
    path: '/api/withdrawal',
    request: {
      headers: z.object({
        'idempotency-key': z
          .string()
          .regex(characters(8, 100))
          .regex(new RegExp('^[A-Za-z0-9_-]+$', 'u'))
          .optional(),
      }),
      body: { required: true, content: { 'application/json': { schema: schemas.Withdrawal } } },
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  adminLogin: createRoute({
    method: 'post',
    path: '/api/admin/login',
    request: {
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.strictObject({
              username: z.string().regex(characters(3, 60)).regex(schemas.patterns.words),
              password: schemas.Password,
            }),
          },
        },
      },
    },
    responses: {
      200: json(
        z.strictObject({
          token: z.string().regex(characters(20, 200)),
          message: z.string().regex(characters(0, 200)),
        }),
      ),
      400: error,
      401: json(schemas.LoginRefusal),
      413: error,
      415: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  adminLogout: createRoute({
    method: 'post',
    path: '/api/admin/logout',
    responses: { 200: json(schemas.Done), 400: error, 401: error, 500: error, 503: error },
  }),
  showPersonalData: createRoute({
    method: 'post',
    path: '/api/admin/personal-data',
    request: {
      body: {
        required: true,
        content: { 'application/json': { schema: z.strictObject({ email: schemas.Email }) } },
      },
    },
    responses: {
      200: json(schemas.PersonalData),
      400: error,
      401: error,
      413: error,
      415: error,
      500: error,
      503: error,
    },
  }),
  forgetPerson: createRoute({
    method: 'post',
    path: '/api/admin/personal-data/forget',
    request: {
      body: {
        required: true,
        content: { 'application/json': { schema: z.strictObject({ email: schemas.Email }) } },
      },
    },
    responses: {
      200: json(schemas.ForgottenPerson),
      400: error,
      401: error,
      413: error,
      415: error,
      500: error,
      503: error,
    },
  }),
  getAccount: createRoute({
    method: 'get',
    path: '/api/admin/account',
    request: {
      query: z.strictObject({}),
    },
    responses: { 200: json(schemas.Account), 400: error, 401: error, 500: error, 503: error },
  }),
  changePassword: createRoute({
    method: 'put',
    path: '/api/admin/account/password',
    request: {
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.strictObject({
              oldPassword: schemas.Password,
              newPassword: z.string().regex(characters(8, 200)).regex(schemas.patterns.words),
            }),
          },
        },
      },
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      401: error,
      413: error,
      415: error,
      422: error,
      429: error,
      500: error,
      503: error,
    },
  }),
  endSessions: createRoute({
    method: 'delete',
    path: '/api/admin/account/sessions',
    responses: { 200: json(schemas.Done), 400: error, 401: error, 500: error, 503: error },
  }),
  listStaffActions: createRoute({
    method: 'get',
    path: '/api/admin/log',
    request: {
      query: z.strictObject({
        limit: digits(z.int().min(1).max(200)).default(50),
        cursor: z
          .string()
          .regex(characters(1, 60))
          .regex(new RegExp('^[A-Za-z0-9_-]+$', 'u'))
          .optional(),
        search: z.string().regex(characters(0, 200)).regex(schemas.patterns.words).optional(),
        administrator: z
          .string()
          .regex(characters(0, 120))
          .regex(schemas.patterns.words)
          .optional(),
        kind: schemas.StaffActionKind.optional(),
        subjectId: digits(schemas.Id).optional(),
        from: schemas.Day.optional(),
        to: schemas.Day.optional(),
      }),
    },
    responses: {
      200: json(z.array(schemas.StaffAction).max(200)),
      400: error,
      401: error,
      422: error,
      500: error,
      503: error,
    },
  }),
  getCustomImageForStaff: createRoute({
    method: 'get',
    path: '/api/admin/custom-images/{id}',
    request: {
      params: z.object({ id: schemas.CustomImageId }),
      query: z.strictObject({ size: z.enum(['preview', 'production']).default('preview') }),
    },
    responses: {
      200: {
        description: '',
        content: {
          'image/webp': { schema: z.any() },
          'image/png': { schema: z.any() },
          'image/jpeg': { schema: z.any() },
        },
      },
      400: error,
      401: error,
      404: error,
      409: error,
      500: error,
      503: error,
    },
  }),
  getProductionSheet: createRoute({
    method: 'get',
    path: '/api/admin/custom-designs/{id}',
    request: {
      params: z.object({ id: schemas.CustomImageId }),
      query: z.strictObject({}),
    },
    responses: {
      200: json(schemas.ProductionSheet),
      400: error,
      401: error,
      404: error,
      500: error,
      503: error,
    },
  }),
  getProductionFile: createRoute({
    method: 'get',
    path: '/api/admin/custom-designs/{id}/files/{file}',
    request: {
      params: z.object({
        id: schemas.CustomImageId,
        file: z.enum(['dst', 'svg', 'png', 'original']),
      }),
      query: z.strictObject({}),
    },
    responses: {
      200: {
        description: '',
        content: {
          'application/octet-stream': { schema: z.any() },
          'image/svg+xml': { schema: z.any() },
          'image/png': { schema: z.any() },
          'image/jpeg': { schema: z.any() },
        },
      },
      400: error,
      401: error,
      404: error,
      409: error,
      500: error,
      503: error,
    },
  }),
  listOrders: createRoute({
    method: 'get',
    path: '/api/admin/orders',
    request: {
      query: z.strictObject({
        limit: digits(z.int().min(1).max(1000)).optional(),
        cursor: z
          .string()
          .regex(characters(1, 60))
          .regex(new RegExp('^[A-Za-z0-9_-]+$', 'u'))
          .optional(),
        search: z.string().regex(characters(0, 200)).regex(schemas.patterns.words).optional(),
        status: schemas.OrderStatus.optional(),
        period: z.enum(['today', 'week', 'month']).optional(),
        mark: z.enum(['custom', 'unapproved', 'refunded', 'disputed']).optional(),
        sort: z.enum(['newest', 'oldest', 'highest', 'lowest', 'name']).default('newest'),
        ids: list(z.array(digits(schemas.Id)).min(1).max(200).optional()),
        purpose: z.enum(['file']).optional(),
      }),
    },
    responses: {
      200: json(z.array(schemas.Order)),
      400: error,
      401: error,
      500: error,
      503: error,
    },
  }),
  updateOrders: createRoute({
    method: 'patch',
    path: '/api/admin/orders',
    request: {
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.strictObject({
              ids: z.array(schemas.Id).min(1).max(200),
              status: schemas.OrderStatus,
              versions: z.array(schemas.Version).min(1).max(200).optional(),
              includeHeldBack: z.boolean().default(false),
            }),
          },
        },
      },
    },
    responses: {
      200: json(
        z.strictObject({
          changed: z.int().min(0).max(200),
          orders: z
            .array(
              z.strictObject({
                id: schemas.Id,
                from: schemas.OrderStatus,
                version: schemas.Version,
              }),
            )
            .max(200),
          conflicts: z.array(schemas.OrderConflict).max(200),
          leftOut: z.array(schemas.LeftOutOrder).max(200),
        }),
      ),
      400: error,
      401: error,
      413: error,
      415: error,
      500: error,
      503: error,
    },
  }),
  getSummary: createRoute({
    method: 'get',
    path: '/api/admin/summary',
    request: {
      query: z.strictObject({}),
    },
    responses: { 200: json(schemas.Summary), 400: error, 401: error, 500: error, 503: error },
  }),
  updateOrder: createRoute({
    method: 'patch',
    path: '/api/admin/orders/{id}',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z
              .strictObject({
                status: schemas.OrderStatus.optional(),
                trackingNumber: schemas.TrackingNumber.optional(),
                version: schemas.Version.optional(),
              })
              .refine((value) => Object.keys(value).length >= 1),
          },
        },
      },
    },
    responses: {
      200: json(schemas.Order),
      400: error,
      401: error,
      404: error,
      409: json(schemas.ChangedOrder),
      413: error,
      415: error,
      500: error,
      503: error,
    },
  }),
  getOrderLog: createRoute({
    method: 'get',
    path: '/api/admin/orders/{id}/log',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
      query: z.strictObject({}),
    },
    responses: {
      200: json(z.array(schemas.OrderLogEntry).max(100)),
      400: error,
      401: error,
      404: error,
      500: error,
      503: error,
    },
  }),
  listOrderProofs: createRoute({
    method: 'get',
    path: '/api/admin/orders/{id}/proofs',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
      query: z.strictObject({}),
    },
    responses: {
      200: json(z.array(schemas.Proof).max(1000)),
      400: error,
      401: error,
      404: error,
      500: error,
      503: error,
    },
  }),
  answerProof: createRoute({
    method: 'post',
    path: '/api/admin/orders/{id}/proofs/{itemId}/rounds',
    request: {
      params: z.object({ id: digits(schemas.Id), itemId: digits(schemas.Id) }),
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.strictObject({
              round: schemas.ProofRoundNumber,
              answers: schemas.ProofAnswers,
              note: z.string().regex(characters(1, 1000)).regex(schemas.patterns.text),
              designId: schemas.CustomImageId.optional(),
            }),
          },
        },
      },
    },
    responses: {
      200: json(schemas.Proof),
      400: error,
      401: error,
      404: error,
      409: error,
      413: error,
      415: error,
      500: error,
      503: error,
    },
  }),
  listProofsToAnswer: createRoute({
    method: 'get',
    path: '/api/admin/proofs',
    request: {
      query: z.strictObject({}),
    },
    responses: {
      200: json(z.array(schemas.ProofToAnswer).max(100)),
      400: error,
      401: error,
      500: error,
      503: error,
    },
  }),
  listOrderNotes: createRoute({
    method: 'get',
    path: '/api/admin/orders/{id}/notes',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
      query: z.strictObject({}),
    },
    responses: {
      200: json(z.array(schemas.OrderNote).max(100)),
      400: error,
      401: error,
      404: error,
      500: error,
      503: error,
    },
  }),
  addOrderNote: createRoute({
    method: 'post',
    path: '/api/admin/orders/{id}/notes',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
      headers: z.object({
        'idempotency-key': z
          .string()
          .regex(characters(8, 100))
          .regex(new RegExp('^[A-Za-z0-9_-]+$', 'u'))
          .optional(),
      }),
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.strictObject({
              text: z.string().regex(characters(1, 2000)).regex(schemas.patterns.text),
            }),
          },
        },
      },
    },
    responses: {
      201: json(schemas.OrderNote),
      400: error,
      401: error,
      404: error,
      413: error,
      415: error,
      422: error,
      500: error,
      503: error,
    },
  }),
  deleteOrderNote: createRoute({
    method: 'delete',
    path: '/api/admin/orders/{id}/notes/{noteId}',
    request: {
      params: z.object({ id: digits(schemas.Id), noteId: digits(schemas.Id) }),
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      401: error,
      404: error,
      422: error,
      500: error,
      503: error,
    },
  }),
  resendNotice: createRoute({
    method: 'post',
    path: '/api/admin/orders/{id}/notice',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      401: error,
      404: error,
      500: error,
      503: error,
    },
  }),
  getReceipt: createRoute({
    method: 'get',
    path: '/api/admin/orders/{id}/receipt',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
      query: z.strictObject({}),
    },
    responses: {
      200: { description: '', content: { 'application/pdf': { schema: z.any() } } },
      400: error,
      401: error,
      404: error,
      500: error,
      503: error,
    },
  }),
  resendReceipt: createRoute({
    method: 'post',
    path: '/api/admin/orders/{id}/receipt',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      401: error,
      404: error,
      500: error,
      503: error,
    },
  }),
  endOrderLink: createRoute({
    method: 'delete',
    path: '/api/admin/orders/{id}/links/{link}',
    request: {
      params: z.object({ id: digits(schemas.Id), link: digits(schemas.Id) }),
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      401: error,
      404: error,
      500: error,
      503: error,
    },
  }),
  retryRefund: createRoute({
    method: 'post',
    path: '/api/admin/orders/{id}/refund',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      401: error,
      404: error,
      500: error,
      503: error,
    },
  }),
  dismissRefund: createRoute({
    method: 'delete',
    path: '/api/admin/orders/{id}/refund',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      401: error,
      404: error,
      500: error,
      503: error,
    },
  }),
  getPaymentOfOrder: createRoute({
    method: 'get',
    path: '/api/admin/orders/{id}/payment',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
      query: z.strictObject({}),
    },
    responses: {
      200: json(schemas.PaymentOfOrder),
      400: error,
      401: error,
      404: error,
      500: error,
      503: error,
    },
  }),
  getCreditNote: createRoute({
    method: 'get',
    path: '/api/admin/orders/{id}/refunds/{number}/credit-note',
    request: {
      params: z.object({ id: digits(schemas.Id), number: digits(schemas.RefundNumber) }),
      query: z.strictObject({}),
    },
    responses: {
      200: { description: '', content: { 'application/pdf': { schema: z.any() } } },
      400: error,
      401: error,
      404: error,
      500: error,
      503: error,
    },
  }),
  refundOrder: createRoute({
    method: 'post',
    path: '/api/admin/orders/{id}/refunds',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
      headers: z.object({
        'idempotency-key': z
          .string()
          .regex(characters(8, 100))
          .regex(new RegExp('^[A-Za-z0-9_-]+$', 'u')),
      }),
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.strictObject({
              amount: schemas.RefundAmount,
              reason: schemas.Line,
              units: schemas.RefundUnits.optional(),
              restock: z.boolean().default(false),
            }),
          },
        },
      },
    },
    responses: {
      200: json(schemas.PaymentOfOrder),
      400: error,
      401: error,
      404: error,
      413: error,
      415: error,
      422: error,
      500: error,
      503: error,
    },
  }),
  listPayments: createRoute({
    method: 'get',
    path: '/api/admin/payments',
    request: {
      query: z.strictObject({
        state: schemas.PaymentState,
        limit: digits(z.int().min(1).max(200)).default(50),
        cursor: z
          .string()
          .regex(characters(1, 60))
          .regex(new RegExp('^[A-Za-z0-9_-]+$', 'u'))
          .optional(),
      }),
    },
    responses: {
      200: json(z.array(schemas.Payment).max(200)),
      400: error,
      401: error,
      500: error,
      503: error,
    },
  }),
  getSalesJournal: createRoute({
    method: 'get',
    path: '/api/admin/journal',
    request: {
      query: z.strictObject({ from: schemas.JournalDay, to: schemas.JournalDay }),
    },
    responses: {
      200: { description: '', content: { 'text/csv': { schema: z.any() } } },
      400: error,
      401: error,
      422: error,
      500: error,
      503: error,
    },
  }),
  listAlerts: createRoute({
    method: 'get',
    path: '/api/admin/alerts',
    request: {
      query: z.strictObject({}),
    },
    responses: {
      200: json(z.array(schemas.Alert).max(100)),
      400: error,
      401: error,
      500: error,
      503: error,
    },
  }),
  listStuckPayments: createRoute({
    method: 'get',
    path: '/api/admin/stuck-payments',
    request: {
      query: z.strictObject({}),
    },
    responses: {
      200: json(z.array(schemas.StuckPayment).max(100)),
      400: error,
      401: error,
      500: error,
      503: error,
    },
  }),
  listFailedWithdrawals: createRoute({
    method: 'get',
    path: '/api/admin/failed-withdrawals',
    request: {
      query: z.strictObject({}),
    },
    responses: {
      200: json(z.array(schemas.FailedWithdrawal).max(100)),
      400: error,
      401: error,
      500: error,
      503: error,
    },
  }),
  dismissWithdrawal: createRoute({
    method: 'delete',
    path: '/api/admin/failed-withdrawals/{id}',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
    },
    responses: { 200: json(schemas.Done), 400: error, 401: error, 500: error, 503: error },
  }),
  resendWithdrawal: createRoute({
    method: 'post',
    path: '/api/admin/failed-withdrawals/{id}/mails',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
    },
    responses: { 200: json(schemas.Done), 400: error, 401: error, 500: error, 503: error },
  }),
  listSubscribers: createRoute({
    method: 'get',
    path: '/api/admin/newsletter-subscribers',
    request: {
      query: z.strictObject({
        limit: digits(z.int().min(1).max(1000)).optional(),
        cursor: z
          .string()
          .regex(characters(1, 60))
          .regex(new RegExp('^[A-Za-z0-9_-]+$', 'u'))
          .optional(),
        search: z.string().regex(characters(0, 200)).regex(schemas.patterns.words).optional(),
      }),
    },
    responses: {
      200: json(z.array(schemas.Subscriber)),
      400: error,
      401: error,
      500: error,
      503: error,
    },
  }),
  sendCampaign: createRoute({
    method: 'post',
    path: '/api/admin/send-campaign',
    request: {
      headers: z.object({
        'idempotency-key': z
          .string()
          .regex(characters(8, 100))
          .regex(new RegExp('^[A-Za-z0-9_-]+$', 'u'))
          .optional(),
      }),
      body: { required: true, content: { 'application/json': { schema: schemas.CampaignText } } },
    },
    responses: {
      200: json(schemas.Message),
      400: error,
      401: error,
      413: error,
      415: error,
      422: error,
      500: error,
      503: error,
    },
  }),
  listStaffProducts: createRoute({
    method: 'get',
    path: '/api/admin/products',
    request: {
      query: z.strictObject({
        limit: digits(z.int().min(1).max(1000)).default(50),
        cursor: z
          .string()
          .regex(characters(1, 60))
          .regex(new RegExp('^[A-Za-z0-9_-]+$', 'u'))
          .optional(),
        search: z.string().regex(characters(0, 200)).regex(schemas.patterns.words).optional(),
        category: z.string().regex(characters(0, 60)).regex(schemas.patterns.words).optional(),
        show: z.enum(['all', 'low', 'hidden']).default('all'),
      }),
    },
    responses: {
      200: json(z.array(schemas.StaffProduct)),
      400: error,
      401: error,
      500: error,
      503: error,
    },
  }),
  createProduct: createRoute({
    method: 'post',
    path: '/api/admin/products',
    request: {
      headers: z.object({
        'idempotency-key': z
          .string()
          .regex(characters(8, 100))
          .regex(new RegExp('^[A-Za-z0-9_-]+$', 'u'))
          .optional(),
      }),
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.strictObject({
              name: schemas.ProductName,
              description: schemas.ProductDescription,
              category: schemas.CategoryName,
              price: decimals(schemas.ProductPrice),
              tags: list(schemas.ProductTags.optional()),
              stock: digits(z.int().min(0).max(1000000)),
              isNew: schemas.Flag.optional(),
              isPopular: schemas.Flag.optional(),
              isGlowInDark: schemas.Flag.optional(),
              image: z.instanceof(Blob),
            }),
          },
        },
      },
    },
    responses: {
      201: json(schemas.StaffProduct),
      400: error,
      401: error,
      413: error,
      415: error,
      422: error,
      500: error,
      503: error,
    },
  }),
  getProductFile: createRoute({
    method: 'get',
    path: '/api/admin/product-file',
    request: {
      query: z.strictObject({
        search: z.string().regex(characters(0, 200)).regex(schemas.patterns.words).optional(),
        category: z.string().regex(characters(0, 60)).regex(schemas.patterns.words).optional(),
        show: z.enum(['all', 'low', 'hidden']).default('all'),
      }),
    },
    responses: {
      200: { description: '', content: { 'text/csv': { schema: z.any() } } },
      400: error,
      401: error,
      422: error,
      500: error,
      503: error,
    },
  }),
  importProductFile: createRoute({
    method: 'post',
    path: '/api/admin/product-file',
    request: {
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.strictObject({
              file: z.instanceof(Blob),
              key: z
                .string()
                .regex(characters(69, 69))
                .regex(new RegExp('^[0-9a-f-]{36}[.][0-9a-f]{32}$', 'u')),
            }),
          },
        },
      },
    },
    responses: {
      200: json(z.strictObject({ products: z.int().min(0).max(5000) })),
      400: error,
      401: error,
      409: error,
      413: error,
      415: error,
      422: error,
      500: error,
      503: error,
    },
  }),
  previewProductFile: createRoute({
    method: 'post',
    path: '/api/admin/product-file/preview',
    request: {
      body: {
        required: true,
        content: {
          'multipart/form-data': { schema: z.strictObject({ file: z.instanceof(Blob) }) },
        },
      },
    },
    responses: {
      200: json(schemas.ProductFilePreview),
      400: error,
      401: error,
      413: error,
      415: error,
      422: error,
      500: error,
      503: error,
    },
  }),
  updateProduct: createRoute({
    method: 'patch',
    path: '/api/admin/products/{id}',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
      headers: z.object({
        'idempotency-key': z
          .string()
          .regex(characters(8, 100))
          .regex(new RegExp('^[A-Za-z0-9_-]+$', 'u'))
          .optional(),
      }),
      body: { required: true, content: { 'application/json': { schema: schemas.ProductChange } } },
    },
    responses: {
      200: json(schemas.StaffProduct),
      400: error,
      401: error,
      404: error,
      409: json(schemas.ChangedProduct),
      413: error,
      415: error,
      422: error,
      500: error,
      503: error,
    },
  }),
  replaceProductPhoto: createRoute({
    method: 'put',
    path: '/api/admin/products/{id}/photo',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.strictObject({
              version: digits(schemas.Version).optional(),
              image: z.instanceof(Blob),
            }),
          },
        },
      },
    },
    responses: {
      200: json(schemas.StaffProduct),
      400: error,
      401: error,
      404: error,
      409: json(schemas.ChangedProduct),
      413: error,
      415: error,
      422: error,
      500: error,
      503: error,
    },
  }),
  listCampaigns: createRoute({
    method: 'get',
    path: '/api/admin/campaigns',
    request: {
      query: z.strictObject({
        limit: digits(z.int().min(1).max(50)).optional(),
        cursor: z
          .string()
          .regex(characters(1, 60))
          .regex(new RegExp('^[A-Za-z0-9_-]+$', 'u'))
          .optional(),
      }),
    },
    responses: {
      200: json(z.array(schemas.Campaign).max(50)),
      400: error,
      401: error,
      500: error,
      503: error,
    },
  }),
  steerCampaign: createRoute({
    method: 'patch',
    path: '/api/admin/campaigns/{id}',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.strictObject({
              state: z.enum(['sending', 'paused', 'cancelled', 'withdrawn']),
              unsure: z.boolean().default(false),
            }),
          },
        },
      },
    },
    responses: {
      200: json(schemas.Campaign),
      400: error,
      401: error,
      404: error,
      413: error,
      415: error,
      422: error,
      500: error,
      503: error,
    },
  }),
  listCampaignFailures: createRoute({
    method: 'get',
    path: '/api/admin/campaigns/{id}/failures',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
      query: z.strictObject({}),
    },
    responses: {
      200: json(z.array(schemas.CampaignFailure).max(200)),
      400: error,
      401: error,
      404: error,
      500: error,
      503: error,
    },
  }),
  previewCampaign: createRoute({
    method: 'post',
    path: '/api/admin/campaign-preview',
    request: {
      body: { required: true, content: { 'application/json': { schema: schemas.CampaignText } } },
    },
    responses: {
      200: json(
        z.strictObject({
          html: z.string().regex(characters(1)),
          text: z.string().regex(characters(1)),
        }),
      ),
      400: error,
      401: error,
      413: error,
      415: error,
      422: error,
      500: error,
      503: error,
    },
  }),
  testCampaign: createRoute({
    method: 'post',
    path: '/api/admin/campaign-test',
    request: {
      body: {
        required: true,
        content: {
          'application/json': {
            schema: z.strictObject({
              subject: schemas.Line,
              content: schemas.CampaignContent,
              senderName: schemas.Line,
              email: schemas.Email,
            }),
          },
        },
      },
    },
    responses: {
      200: json(schemas.Message),
      400: error,
      401: error,
      413: error,
      415: error,
      422: error,
      429: error,
      500: error,
      502: error,
      503: error,
    },
  }),
  listDiscountCodes: createRoute({
    method: 'get',
    path: '/api/admin/discount-codes',
    request: {
      query: z.strictObject({}),
    },
    responses: {
      200: json(z.array(schemas.DiscountCode)),
      400: error,
      401: error,
      500: error,
      503: error,
    },
  }),
  createDiscountCode: createRoute({
    method: 'post',
    path: '/api/admin/discount-codes',
    request: {
      body: {
        required: true,
        content: { 'application/json': { schema: schemas.DiscountCodeInput } },
      },
    },
    responses: {
      201: json(schemas.DiscountCode),
      400: error,
      401: error,
      413: error,
      415: error,
      422: error,
      500: error,
      503: error,
    },
  }),
  updateDiscountCode: createRoute({
    method: 'put',
    path: '/api/admin/discount-codes/{id}',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
      body: {
        required: true,
        content: { 'application/json': { schema: schemas.DiscountCodeInput } },
      },
    },
    responses: {
      200: json(schemas.DiscountCode),
      400: error,
      401: error,
      404: error,
      409: json(schemas.ChangedDiscountCode),
      413: error,
      415: error,
      422: error,
      500: error,
      503: error,
    },
  }),
  deleteDiscountCode: createRoute({
    method: 'delete',
    path: '/api/admin/discount-codes/{id}',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
    },
    responses: {
      200: json(schemas.Done),
      400: error,
      401: error,
      404: error,
      500: error,
      503: error,
    },
  }),
  restoreDiscountCode: createRoute({
    method: 'post',
    path: '/api/admin/discount-codes/{id}/restoration',
    request: {
      params: z.object({ id: digits(schemas.Id) }),
    },
    responses: {
      200: json(schemas.DiscountCode),
      400: error,
      401: error,
      404: error,
      422: error,
      500: error,
      503: error,
    },
  }),
}

export type OperationId = keyof typeof routes

/** A handler for each operation: a missing one, or an answer that breaks the contract, is a type error. */
export type Handlers = { [Id in OperationId]: RouteHandler<(typeof routes)[Id]> }

export function mountOperations(app: OpenAPIHono, handlers: Handlers): void {
  app.openapi(routes.listProducts, handlers.listProducts)
  app.openapi(routes.suggestProducts, handlers.suggestProducts)
  app.openapi(routes.listUpsell, handlers.listUpsell)
  app.openapi(routes.listCategories, handlers.listCategories)
  app.openapi(routes.getCart, handlers.getCart)
  app.openapi(routes.addToCart, handlers.addToCart)
  app.openapi(routes.clearCart, handlers.clearCart)
  app.openapi(routes.mergeCart, handlers.mergeCart)
  app.openapi(routes.updateCartItem, handlers.updateCartItem)
  app.openapi(routes.removeCartItem, handlers.removeCartItem)
  app.openapi(routes.addCustomImage, handlers.addCustomImage)
  app.openapi(routes.getCustomImage, handlers.getCustomImage)
  app.openapi(routes.getCustomImagePixels, handlers.getCustomImagePixels)
  app.openapi(routes.addFirstDesign, handlers.addFirstDesign)
  app.openapi(routes.addCustomDesign, handlers.addCustomDesign)
  app.openapi(routes.getCustomDesign, handlers.getCustomDesign)
  app.openapi(routes.getDesignPreview, handlers.getDesignPreview)
  app.openapi(routes.takeDesignPicture, handlers.takeDesignPicture)
  app.openapi(routes.checkDiscount, handlers.checkDiscount)
  app.openapi(routes.createPaymentIntent, handlers.createPaymentIntent)
  app.openapi(routes.sendOrderConfirmation, handlers.sendOrderConfirmation)
  app.openapi(routes.getOrderPayment, handlers.getOrderPayment)
  app.openapi(routes.getLinkedOrder, handlers.getLinkedOrder)
  app.openapi(routes.getLinkedReceipt, handlers.getLinkedReceipt)
  app.openapi(routes.resendLinkedReceipt, handlers.resendLinkedReceipt)
  app.openapi(routes.getLinkedCreditNote, handlers.getLinkedCreditNote)
  app.openapi(routes.getLinkedImage, handlers.getLinkedImage)
  app.openapi(routes.approveProof, handlers.approveProof)
  app.openapi(routes.commentOnProof, handlers.commentOnProof)
  app.openapi(routes.receiveStripeEvent, handlers.receiveStripeEvent)
  app.openapi(routes.subscribeNewsletter, handlers.subscribeNewsletter)
  app.openapi(routes.confirmNewsletter, handlers.confirmNewsletter)
  app.openapi(routes.unsubscribeNewsletter, handlers.unsubscribeNewsletter)
  app.openapi(routes.openUnsubscribePage, handlers.openUnsubscribePage)
  app.openapi(routes.unsubscribeWithOneClick, handlers.unsubscribeWithOneClick)
  app.openapi(routes.receiveMailEvents, handlers.receiveMailEvents)
  app.openapi(routes.sendContactMessage, handlers.sendContactMessage)
  app.openapi(routes.sendWithdrawal, handlers.sendWithdrawal)
  app.openapi(routes.adminLogin, handlers.adminLogin)
  app.openapi(routes.adminLogout, handlers.adminLogout)
  app.openapi(routes.showPersonalData, handlers.showPersonalData)
  app.openapi(routes.forgetPerson, handlers.forgetPerson)
  app.openapi(routes.getAccount, handlers.getAccount)
  app.openapi(routes.changePassword, handlers.changePassword)
  app.openapi(routes.endSessions, handlers.endSessions)
  app.openapi(routes.listStaffActions, handlers.listStaffActions)
  app.openapi(routes.getCustomImageForStaff, handlers.getCustomImageForStaff)
  app.openapi(routes.getProductionSheet, handlers.getProductionSheet)
  app.openapi(routes.getProductionFile, handlers.getProductionFile)
  app.openapi(routes.listOrders, handlers.listOrders)
  app.openapi(routes.updateOrders, handlers.updateOrders)
  app.openapi(routes.getSummary, handlers.getSummary)
  app.openapi(routes.updateOrder, handlers.updateOrder)
  app.openapi(routes.getOrderLog, handlers.getOrderLog)
  app.openapi(routes.listOrderProofs, handlers.listOrderProofs)
  app.openapi(routes.answerProof, handlers.answerProof)
  app.openapi(routes.listProofsToAnswer, handlers.listProofsToAnswer)
  app.openapi(routes.listOrderNotes, handlers.listOrderNotes)
  app.openapi(routes.addOrderNote, handlers.addOrderNote)
  app.openapi(routes.deleteOrderNote, handlers.deleteOrderNote)
  app.openapi(routes.resendNotice, handlers.resendNotice)
  app.openapi(routes.getReceipt, handlers.getReceipt)
  app.openapi(routes.resendReceipt, handlers.resendReceipt)
  app.openapi(routes.endOrderLink, handlers.endOrderLink)
  app.openapi(routes.retryRefund, handlers.retryRefund)
  app.openapi(routes.dismissRefund, handlers.dismissRefund)
  app.openapi(routes.getPaymentOfOrder, handlers.getPaymentOfOrder)
  app.openapi(routes.getCreditNote, handlers.getCreditNote)
  app.openapi(routes.refundOrder, handlers.refundOrder)
  app.openapi(routes.listPayments, handlers.listPayments)
  app.openapi(routes.getSalesJournal, handlers.getSalesJournal)
  app.openapi(routes.listAlerts, handlers.listAlerts)
  app.openapi(routes.listStuckPayments, handlers.listStuckPayments)
  app.openapi(routes.listFailedWithdrawals, handlers.listFailedWithdrawals)
  app.openapi(routes.dismissWithdrawal, handlers.dismissWithdrawal)
  app.openapi(routes.resendWithdrawal, handlers.resendWithdrawal)
  app.openapi(routes.listSubscribers, handlers.listSubscribers)
  app.openapi(routes.sendCampaign, handlers.sendCampaign)
  app.openapi(routes.listStaffProducts, handlers.listStaffProducts)
  app.openapi(routes.createProduct, handlers.createProduct)
  app.openapi(routes.getProductFile, handlers.getProductFile)
  app.openapi(routes.importProductFile, handlers.importProductFile)
  app.openapi(routes.previewProductFile, handlers.previewProductFile)
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

/** The facts about each operation that the edge uses before its handler runs. */
export const operations = [
  { id: 'listProducts', method: 'GET', path: '/api/products', body: [], staffOnly: false },
  { id: 'suggestProducts', method: 'GET', path: '/api/suggestions', body: [], staffOnly: false },
  { id: 'listUpsell', method: 'GET', path: '/api/upsell', body: [], staffOnly: false },
  { id: 'listCategories', method: 'GET', path: '/api/categories', body: [], staffOnly: false },
  { id: 'getCart', method: 'GET', path: '/api/cart', body: [], staffOnly: false },
  {
    id: 'addToCart',
    method: 'POST',
    path: '/api/cart',
    body: ['application/json'],
    staffOnly: false,
  },
  { id: 'clearCart', method: 'DELETE', path: '/api/cart', body: [], staffOnly: false },
  {
    id: 'mergeCart',
    method: 'POST',
    path: '/api/merge-cart',
    body: ['application/json'],
    staffOnly: false,
  },
  {
    id: 'updateCartItem',
    method: 'PUT',
    path: '/api/cart/:productId',
    body: ['application/json'],
    staffOnly: false,
  },
  {
    id: 'removeCartItem',
    method: 'DELETE',
    path: '/api/cart/:productId',
    body: [],
    staffOnly: false,
  },
  {
    id: 'addCustomImage',
    method: 'POST',
    path: '/api/custom-images',
    body: ['multipart/form-data'],
    staffOnly: false,
  },
  {
    id: 'getCustomImage',
    method: 'GET',
    path: '/api/custom-images/:id',
    body: [],
    staffOnly: false,
  },
  {
    id: 'getCustomImagePixels',
    method: 'GET',
    path: '/api/custom-images/:id/pixels',
    body: [],
    staffOnly: false,
  },
  {
    id: 'addFirstDesign',
    method: 'POST',
    path: '/api/custom-images/:id/design',
    body: [],
    staffOnly: false,
  },
  {
    id: 'addCustomDesign',
    method: 'POST',
    path: '/api/custom-designs',
    body: ['application/json'],
    staffOnly: false,
  },
  {
    id: 'getCustomDesign',
    method: 'GET',
    path: '/api/custom-designs/:id',
    body: [],
    staffOnly: false,
  },
  {
    id: 'getDesignPreview',
    method: 'GET',
    path: '/api/custom-designs/:id/preview',
    body: [],
    staffOnly: false,
  },
  {
    id: 'takeDesignPicture',
    method: 'POST',
    path: '/api/custom-designs/:id/picture',
    body: [],
    staffOnly: false,
  },
  {
    id: 'checkDiscount',
    method: 'POST',
    path: '/api/check-discount',
    body: ['application/json'],
    staffOnly: false,
  },
  {
    id: 'createPaymentIntent',
    method: 'POST',
    path: '/api/create-payment-intent',
    body: ['application/json'],
    staffOnly: false,
  },
  {
    id: 'sendOrderConfirmation',
    method: 'POST',
    path: '/api/send-order-confirmation',
    body: ['application/json'],
    staffOnly: false,
  },
  {
    id: 'getOrderPayment',
    method: 'GET',
    path: '/api/orders/:orderNumber/payment',
    body: [],
    staffOnly: false,
  },
  { id: 'getLinkedOrder', method: 'GET', path: '/api/linked-order', body: [], staffOnly: false },
  {
    id: 'getLinkedReceipt',
    method: 'GET',
    path: '/api/linked-order/receipt',
    body: [],
    staffOnly: false,
  },
  {
    id: 'resendLinkedReceipt',
    method: 'POST',
    path: '/api/linked-order/receipt',
    body: [],
    staffOnly: false,
  },
  {
    id: 'getLinkedCreditNote',
    method: 'GET',
    path: '/api/linked-order/refunds/:number/credit-note',
    body: [],
    staffOnly: false,
  },
  {
    id: 'getLinkedImage',
    method: 'GET',
    path: '/api/linked-order/images/:id',
    body: [],
    staffOnly: false,
  },
  {
    id: 'approveProof',
    method: 'POST',
    path: '/api/linked-order/proofs/:itemId/rounds/:round/approval',
    body: ['application/json'],
    staffOnly: false,
  },
  {
    id: 'commentOnProof',
    method: 'POST',
    path: '/api/linked-order/proofs/:itemId/rounds/:round/comment',
    body: ['application/json'],
    staffOnly: false,
  },
  {
    id: 'receiveStripeEvent',
    method: 'POST',
    path: '/api/stripe/webhook',
    body: ['application/json'],
    staffOnly: false,
  },
  {
    id: 'subscribeNewsletter',
    method: 'POST',
    path: '/api/subscribe-newsletter',
    body: ['application/json'],
    staffOnly: false,
  },
  {
    id: 'confirmNewsletter',
    method: 'POST',
    path: '/api/confirm-newsletter',
    body: ['application/json'],
    staffOnly: false,
  },
  {
    id: 'unsubscribeNewsletter',
    method: 'POST',
    path: '/api/unsubscribe-newsletter',
    body: ['application/json'],
    staffOnly: false,
  },
  {
    id: 'openUnsubscribePage',
    method: 'GET',
    path: '/api/unsubscribe/:token',
    body: [],
    staffOnly: false,
  },
  {
    id: 'unsubscribeWithOneClick',
    method: 'POST',
    path: '/api/unsubscribe/:token',
    body: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    staffOnly: false,
  },
  {
    id: 'receiveMailEvents',
    method: 'POST',
    path: '/api/mail-events',
    body: ['application/json'],
    staffOnly: false,
  },
  {
    id: 'sendContactMessage',
    method: 'POST',
    path: '/api/contact',
    body: ['application/json'],
    staffOnly: false,
  },
  {
    id: 'sendWithdrawal',
    method: 'POST',
    path: '/api/withdrawal',
    body: ['application/json'],
    staffOnly: false,
  },
  {
    id: 'adminLogin',
    method: 'POST',
    path: '/api/admin/login',
    body: ['application/json'],
    staffOnly: false,
  },
  { id: 'adminLogout', method: 'POST', path: '/api/admin/logout', body: [], staffOnly: true },
  {
    id: 'showPersonalData',
    method: 'POST',
    path: '/api/admin/personal-data',
    body: ['application/json'],
    staffOnly: true,
  },
  {
    id: 'forgetPerson',
    method: 'POST',
    path: '/api/admin/personal-data/forget',
    body: ['application/json'],
    staffOnly: true,
  },
  { id: 'getAccount', method: 'GET', path: '/api/admin/account', body: [], staffOnly: true },
  {
    id: 'changePassword',
    method: 'PUT',
    path: '/api/admin/account/password',
    body: ['application/json'],
    staffOnly: true,
  },
  {
    id: 'endSessions',
    method: 'DELETE',
    path: '/api/admin/account/sessions',
    body: [],
    staffOnly: true,
  },
  { id: 'listStaffActions', method: 'GET', path: '/api/admin/log', body: [], staffOnly: true },
  {
    id: 'getCustomImageForStaff',
    method: 'GET',
    path: '/api/admin/custom-images/:id',
    body: [],
    staffOnly: true,
  },
  {
    id: 'getProductionSheet',
    method: 'GET',
    path: '/api/admin/custom-designs/:id',
    body: [],
    staffOnly: true,
  },
  {
    id: 'getProductionFile',
    method: 'GET',
    path: '/api/admin/custom-designs/:id/files/:file',
    body: [],
    staffOnly: true,
  },
  { id: 'listOrders', method: 'GET', path: '/api/admin/orders', body: [], staffOnly: true },
  {
    id: 'updateOrders',
    method: 'PATCH',
    path: '/api/admin/orders',
    body: ['application/json'],
    staffOnly: true,
  },
  { id: 'getSummary', method: 'GET', path: '/api/admin/summary', body: [], staffOnly: true },
  {
    id: 'updateOrder',
    method: 'PATCH',
    path: '/api/admin/orders/:id',
    body: ['application/json'],
    staffOnly: true,
  },
  {
    id: 'getOrderLog',
    method: 'GET',
    path: '/api/admin/orders/:id/log',
    body: [],
    staffOnly: true,
  },
  {
    id: 'listOrderProofs',
    method: 'GET',
    path: '/api/admin/orders/:id/proofs',
    body: [],
    staffOnly: true,
  },
  {
    id: 'answerProof',
    method: 'POST',
    path: '/api/admin/orders/:id/proofs/:itemId/rounds',
    body: ['application/json'],
    staffOnly: true,
  },
  { id: 'listProofsToAnswer', method: 'GET', path: '/api/admin/proofs', body: [], staffOnly: true },
  {
    id: 'listOrderNotes',
    method: 'GET',
    path: '/api/admin/orders/:id/notes',
    body: [],
    staffOnly: true,
  },
  {
    id: 'addOrderNote',
    method: 'POST',
    path: '/api/admin/orders/:id/notes',
    body: ['application/json'],
    staffOnly: true,
  },
  {
    id: 'deleteOrderNote',
    method: 'DELETE',
    path: '/api/admin/orders/:id/notes/:noteId',
    body: [],
    staffOnly: true,
  },
  {
    id: 'resendNotice',
    method: 'POST',
    path: '/api/admin/orders/:id/notice',
    body: [],
    staffOnly: true,
  },
  {
    id: 'getReceipt',
    method: 'GET',
    path: '/api/admin/orders/:id/receipt',
    body: [],
    staffOnly: true,
  },
  {
    id: 'resendReceipt',
    method: 'POST',
    path: '/api/admin/orders/:id/receipt',
    body: [],
    staffOnly: true,
  },
  {
    id: 'endOrderLink',
    method: 'DELETE',
    path: '/api/admin/orders/:id/links/:link',
    body: [],
    staffOnly: true,
  },
  {
    id: 'retryRefund',
    method: 'POST',
    path: '/api/admin/orders/:id/refund',
    body: [],
    staffOnly: true,
  },
  {
    id: 'dismissRefund',
    method: 'DELETE',
    path: '/api/admin/orders/:id/refund',
    body: [],
    staffOnly: true,
  },
  {
    id: 'getPaymentOfOrder',
    method: 'GET',
    path: '/api/admin/orders/:id/payment',
    body: [],
    staffOnly: true,
  },
  {
    id: 'getCreditNote',
    method: 'GET',
    path: '/api/admin/orders/:id/refunds/:number/credit-note',
    body: [],
    staffOnly: true,
  },
  {
    id: 'refundOrder',
    method: 'POST',
    path: '/api/admin/orders/:id/refunds',
    body: ['application/json'],
    staffOnly: true,
  },
  { id: 'listPayments', method: 'GET', path: '/api/admin/payments', body: [], staffOnly: true },
  { id: 'getSalesJournal', method: 'GET', path: '/api/admin/journal', body: [], staffOnly: true },
  { id: 'listAlerts', method: 'GET', path: '/api/admin/alerts', body: [], staffOnly: true },
  {
    id: 'listStuckPayments',
    method: 'GET',
    path: '/api/admin/stuck-payments',
    body: [],
    staffOnly: true,
  },
  {
    id: 'listFailedWithdrawals',
    method: 'GET',
    path: '/api/admin/failed-withdrawals',
    body: [],
    staffOnly: true,
  },
  {
    id: 'dismissWithdrawal',
    method: 'DELETE',
    path: '/api/admin/failed-withdrawals/:id',
    body: [],
    staffOnly: true,
  },
  {
    id: 'resendWithdrawal',
    method: 'POST',
    path: '/api/admin/failed-withdrawals/:id/mails',
    body: [],
    staffOnly: true,
  },
  {
    id: 'listSubscribers',
    method: 'GET',
    path: '/api/admin/newsletter-subscribers',
    body: [],
    staffOnly: true,
  },
  {
    id: 'sendCampaign',
    method: 'POST',
    path: '/api/admin/send-campaign',
    body: ['application/json'],
    staffOnly: true,
  },
  {
    id: 'listStaffProducts',
    method: 'GET',
    path: '/api/admin/products',
    body: [],
    staffOnly: true,
  },
  {
    id: 'createProduct',
    method: 'POST',
    path: '/api/admin/products',
    body: ['multipart/form-data'],
    staffOnly: true,
  },
  {
    id: 'getProductFile',
    method: 'GET',
    path: '/api/admin/product-file',
    body: [],
    staffOnly: true,
  },
  {
    id: 'importProductFile',
    method: 'POST',
    path: '/api/admin/product-file',
    body: ['multipart/form-data'],
    staffOnly: true,
  },
  {
    id: 'previewProductFile',
    method: 'POST',
    path: '/api/admin/product-file/preview',
    body: ['multipart/form-data'],
    staffOnly: true,
  },
  {
    id: 'updateProduct',
    method: 'PATCH',
    path: '/api/admin/products/:id',
    body: ['application/json'],
    staffOnly: true,
  },
  {
    id: 'replaceProductPhoto',
    method: 'PUT',
    path: '/api/admin/products/:id/photo',
    body: ['multipart/form-data'],
    staffOnly: true,
  },
  { id: 'listCampaigns', method: 'GET', path: '/api/admin/campaigns', body: [], staffOnly: true },
  {
    id: 'steerCampaign',
    method: 'PATCH',
    path: '/api/admin/campaigns/:id',
    body: ['application/json'],
    staffOnly: true,
  },
  {
    id: 'listCampaignFailures',
    method: 'GET',
    path: '/api/admin/campaigns/:id/failures',
    body: [],
    staffOnly: true,
  },
  {
    id: 'previewCampaign',
    method: 'POST',
    path: '/api/admin/campaign-preview',
    body: ['application/json'],
    staffOnly: true,
  },
  {
    id: 'testCampaign',
    method: 'POST',
    path: '/api/admin/campaign-test',
    body: ['application/json'],
    staffOnly: true,
  },
  {
    id: 'listDiscountCodes',
    method: 'GET',
    path: '/api/admin/discount-codes',
    body: [],
    staffOnly: true,
  },
  {
    id: 'createDiscountCode',
    method: 'POST',
    path: '/api/admin/discount-codes',
    body: ['application/json'],
    staffOnly: true,
  },
  {
    id: 'updateDiscountCode',
    method: 'PUT',
    path: '/api/admin/discount-codes/:id',
    body: ['application/json'],
    staffOnly: true,
  },
  {
    id: 'deleteDiscountCode',
    method: 'DELETE',
    path: '/api/admin/discount-codes/:id',
    body: [],
    staffOnly: true,
  },
  {
    id: 'restoreDiscountCode',
    method: 'POST',
    path: '/api/admin/discount-codes/:id/restoration',
    body: [],
    staffOnly: true,
  },
] as const satisfies readonly {
  id: OperationId
  method: string
  path: string
  body: readonly (
    | 'application/json'
    | 'multipart/form-data'
    | 'application/x-www-form-urlencoded'
  )[]
  staffOnly: boolean
}[]
