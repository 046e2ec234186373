// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { createRoute, type RouteHandler, z } from '@hono/zod-openapi'
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
        content: {
          'application/x-www-form-urlencoded': { schema: schemas.OneClick },
          'multipart/form-data': { schema: schemas.OneClick },
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
    security: [{ bearer: [] }],
    responses: { 200: json(schemas.Done), 400: error, 401: error, 500: error, 503: error },
  }),
  showPersonalData: createRoute({
    method: 'post',
    path: '/api/admin/personal-data',
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
    request: {
      query: z.strictObject({}),
    },
    responses: { 200: json(schemas.Account), 400: error, 401: error, 500: error, 503: error },
  }),
  changePassword: createRoute({
    method: 'put',
    path: '/api/admin/account/password',
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
    responses: { 200: json(schemas.Done), 400: error, 401: error, 500: error, 503: error },
  }),
  listStaffActions: createRoute({
    method: 'get',
    path: '/api/admin/log',
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
    request: {
      query: z.strictObject({}),
    },
    responses: { 200: json(schemas.Summary), 400: error, 401: error, 500: error, 503: error },
  }),
  updateOrder: createRoute({
    method: 'patch',
    path: '/api/admin/orders/{id}',
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
  listFailedMessages: createRoute({
    method: 'get',
    path: '/api/admin/failed-messages',
    security: [{ bearer: [] }],
    request: {
      query: z.strictObject({}),
    },
    responses: {
      200: json(z.array(schemas.FailedMessage).max(100)),
      400: error,
      401: error,
      500: error,
      503: error,
    },
  }),
  dismissMessage: createRoute({
    method: 'delete',
    path: '/api/admin/failed-messages/{kind}/{id}',
    security: [{ bearer: [] }],
    request: {
      params: z.object({ kind: schemas.FailedMessageKind, id: digits(schemas.Id) }),
    },
    responses: { 200: json(schemas.Done), 400: error, 401: error, 500: error, 503: error },
  }),
  resendMessage: createRoute({
    method: 'post',
    path: '/api/admin/failed-messages/{kind}/{id}/mails',
    security: [{ bearer: [] }],
    request: {
      params: z.object({ kind: schemas.FailedMessageKind, id: digits(schemas.Id) }),
    },
    responses: { 200: json(schemas.Done), 400: error, 401: error, 500: error, 503: error },
  }),
  listSubscribers: createRoute({
    method: 'get',
    path: '/api/admin/newsletter-subscribers',
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
    security: [{ bearer: [] }],
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
