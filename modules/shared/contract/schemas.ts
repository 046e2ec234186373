// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { z } from '@hono/zod-openapi'
import { characters } from './validators.ts'

export const patterns = {
  words: new RegExp('^[^\\u0000-\\u001f\\u007f-\\u009f\\ufffe\\uffff]*$', 'u'),
  tag: new RegExp(
    '^[^\\u0000-\\u0020,\\u007f-\\u00a0\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f\\u3000\\ufeff\\ufffe\\uffff]+( [^\\u0000-\\u0020,\\u007f-\\u00a0\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f\\u3000\\ufeff\\ufffe\\uffff]+)*$',
    'u',
  ),
  title: new RegExp(
    '^[ \\u00a0\\u1680\\u2000-\\u200f\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[^\\u0000-\\u0020\\u007f-\\u00a0\\u1680\\u2000-\\u200f\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff\\ufffe\\uffff][^\\u0000-\\u001f\\u007f-\\u009f\\ufffe\\uffff]*$',
    'u',
  ),
  line: new RegExp(
    '^[ \\u00a0\\u1680\\u2000-\\u200f\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[^\\u0000-\\u0020\\u007f-\\u00a0\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f\\u2066-\\u2069\\u3000\\ufeff\\ufffe\\uffff][^\\u0000-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069\\ufffe\\uffff]*$',
    'u',
  ),
  text: new RegExp(
    '^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200f\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]*[^\\u0000-\\u0020\\u007f-\\u00a0\\u1680\\u2000-\\u200f\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff\\ufffe\\uffff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ufffe\\uffff]*$',
    'u',
  ),
  markdown: new RegExp(
    '^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200f\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff#*+_-]*[^\\u0000-\\u0020\\u007f-\\u00a0\\u1680\\u2000-\\u200f\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff\\ufffe\\uffff#*+_-][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ufffe\\uffff]*$',
    'u',
  ),
}

export const Done = z.strictObject({ ok: z.literal(true) })
export const ErrorCode = z.enum([
  'malformed_request',
  'unauthorized',
  'invalid_credentials',
  'wrong_password',
  'not_found',
  'product_not_found',
  'cart_item_not_found',
  'order_not_found',
  'note_not_found',
  'proof_not_found',
  'document_not_found',
  'custom_image_not_found',
  'discount_code_not_found',
  'campaign_not_found',
  'unsubscribe_link_unknown',
  'confirmation_link_unknown',
  'order_link_unknown',
  'changed_meanwhile',
  'design_not_approved',
  'method_not_allowed',
  'body_too_large',
  'unsupported_media_type',
  'sold_out',
  'units_held',
  'custom_minimum',
  'custom_image_unexpected',
  'design_invalid',
  'design_too_detailed',
  'image_unreadable',
  'image_too_large',
  'image_too_many_pixels',
  'quantity_too_large',
  'cart_empty',
  'invalid_discount_code',
  'discount_code_held',
  'discount_minimum_not_met',
  'amount_too_small',
  'amount_too_large',
  'payment_not_completed',
  'payment_processing',
  'payment_refunded',
  'refund_too_large',
  'units_refunded',
  'invalid_signature',
  'unknown_category',
  'photo_missing',
  'csv_unreadable',
  'csv_columns',
  'csv_too_long',
  'csv_has_errors',
  'csv_outdated',
  'note_of_other',
  'stock_too_low',
  'stock_too_high',
  'idempotency_key_reused',
  'discount_code_taken',
  'discount_code_reserved',
  'percentage_out_of_range',
  'invalid_date',
  'contact_closed',
  'campaign_finished',
  'campaign_started',
  'mail_too_long',
  'mail_not_sent',
  'mail_refused',
  'too_many_requests',
  'payment_provider_error',
  'storage_full',
  'unavailable',
  'unexpected',
])
export const Error = z.strictObject({
  error: z.string().regex(characters(1, 500)),
  code: ErrorCode,
  field: z.string().regex(characters(0, 200)).optional(),
  requestId: z.string().regex(characters(0, 60)).optional(),
})
export const Password = z.string().regex(characters(6, 200)).regex(patterns.words)
export const Id = z.int().min(1).max(2147483647)
export const Login = z.strictObject({
  id: Id,
  at: z.iso.datetime({ offset: true }),
  address: z.string().regex(characters(0, 60)),
  outcome: z.enum(['refused', 'signed_in', 'password_changed']),
})
export const Account = z.strictObject({
  username: z.string().regex(characters(3, 60)),
  logins: z.array(Login).max(20),
})
export const LoginRefusal = z.strictObject({
  error: z.string().regex(characters(1, 500)),
  message: z.string().regex(characters(1, 500)),
  code: ErrorCode,
  requestId: z.string().regex(characters(0, 60)).optional(),
})
export const Flag = z.enum(['true'])
export const Day = z
  .string()
  .regex(characters(10, 10))
  .regex(new RegExp('^20[0-9]{2}-[0-9]{2}-[0-9]{2}$', 'u'))
export const Line = z.string().regex(characters(1, 200)).regex(patterns.line)
export const Text = z.string().regex(characters(1, 20000)).regex(patterns.text)
export const Email = z
  .string()
  .regex(characters(6, 254))
  .regex(
    new RegExp(
      "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9æøåÆØÅ]([A-Za-z0-9æøåÆØÅ-]{0,61}[A-Za-z0-9æøåÆØÅ])?\\.)+[A-Za-z]{2,24}$",
      'u',
    ),
  )
export const OrderNumber = z
  .string()
  .regex(characters(11, 11))
  .regex(new RegExp('^RP-[A-Z0-9]{8}$', 'u'))
export const OrderStatus = z.enum(['pending', 'processing', 'shipped', 'delivered', 'cancelled'])
export const TrackingNumber = z
  .string()
  .regex(characters(1, 40))
  .regex(new RegExp('^[A-Za-z0-9][A-Za-z0-9 -]*$', 'u'))
  .nullable()
export const StaffActionKind = z.enum([
  'order',
  'product',
  'discount_code',
  'campaign',
  'person',
  'staff',
])
export const StaffEvent = z.enum([
  'created',
  'changed',
  'deleted',
  'restored',
  'exported',
  'imported',
  'seeded',
  'stock',
  'photo',
  'status',
  'tracking',
  'receipt',
  'notice',
  'refund',
  'refund_dismissed',
  'refunded',
  'note',
  'note_deleted',
  'link',
  'proof',
  'journal',
  'sent',
  'state',
  'tested',
  'forgotten',
  'message',
  'message_dismissed',
  'withdrawal',
  'withdrawal_dismissed',
  'login',
  'password',
  'sessions_ended',
])
export const StaffAction = z.strictObject({
  id: Id,
  at: z.iso.datetime({ offset: true }),
  administrator: z.string().regex(characters(0, 120)),
  kind: StaffActionKind,
  subjectId: z.int().min(1).max(2147483647).nullable(),
  subject: z.string().regex(characters(0, 200)),
  event: StaffEvent,
  before: z.object({}).nullable(),
  after: z.object({}).nullable(),
})
export const OrderLogEntry = z.strictObject({
  id: Id,
  at: z.iso.datetime({ offset: true }),
  administrator: z.string().regex(characters(0, 120)).nullable(),
  event: z.enum([
    'status',
    'tracking',
    'receipt',
    'notice',
    'refund',
    'refund_dismissed',
    'refunded',
    'note',
    'note_deleted',
    'link',
    'proof',
    'order_paid',
    'order_unfulfilled',
    'receipt_issued',
    'credit_note_issued',
    'refund_made',
    'refund_failed',
    'dispute_changed',
    'proof_approved',
    'proof_commented',
  ]),
  from: z.string().regex(characters(0, 40)).nullable(),
  to: z.string().regex(characters(0, 40)).nullable(),
})
export const OrderNote = z.strictObject({
  id: Id,
  at: z.iso.datetime({ offset: true }),
  administrator: z.string().regex(characters(0, 120)),
  text: z.string().regex(characters(1, 2000)),
  isOwn: z.boolean(),
})
export const ProofAnswers = z.int().min(0).max(32767)
export const ProofState = z.enum(['undesigned', 'waiting', 'approved', 'commented'])
export const ProofRoundNumber = z.int().min(1).max(32767)
export const Quantity = z.int().min(1).max(1000)
export const PatchOutline = z.enum(['circle', 'square', 'rectangle', 'shield', 'heart', 'contour'])
export const PatchSize = z.int().min(40).max(120)
export const DesignForm = z.strictObject({ outline: PatchOutline, size: PatchSize })
export const ProofRound = z.strictObject({
  round: ProofRoundNumber,
  answers: ProofAnswers,
  imageId: z.uuid(),
  form: DesignForm.optional(),
  state: ProofState,
  note: z.string().regex(characters(0, 1000)).nullable(),
  comment: z.string().regex(characters(0, 1000)).nullable(),
  shownAt: z.iso.datetime({ offset: true }),
  answeredAt: z.iso.datetime({ offset: true }).nullable(),
  administrator: z.string().regex(characters(0, 120)).optional(),
})
export const Proof = z.strictObject({
  itemId: Id,
  name: z.string().regex(characters(0, 100)),
  quantity: Quantity,
  isNeeded: z.boolean(),
  rounds: z.array(ProofRound).min(1).max(32767),
})
export const ProofToAnswer = z.strictObject({
  orderId: Id,
  orderNumber: OrderNumber,
  customerName: z.string().regex(characters(0, 401)),
  reason: z.enum(['undesigned', 'commented', 'overdue']),
  since: z.iso.datetime({ offset: true }),
})
export const Version = z.int().min(1).max(2147483647)
export const CustomImageId = z
  .uuid()
  .regex(characters(36, 36))
  .regex(new RegExp('^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$', 'u'))
export const OrderItem = z.strictObject({
  itemId: Id,
  productId: Id,
  product: z.strictObject({
    name: z.string().regex(characters(0, 100)),
    image: z.string().regex(characters(0, 500)),
    price: z.number().min(0).max(100000),
  }),
  quantity: Quantity,
  toSend: z.int().min(0).max(1000),
  isUnapproved: z.boolean(),
  customImageId: CustomImageId.optional(),
  form: DesignForm.optional(),
})
export const Ore = z.int().min(0).max(2147483647)
export const Order = z.strictObject({
  id: Id,
  receipt: z.enum(['queued', 'sent', 'failed']),
  notice: z.enum(['none', 'queued', 'sent', 'failed']),
  trackingNumber: TrackingNumber,
  link: z.int().min(1).max(2147483647),
  version: Version,
  orderNumber: OrderNumber,
  customerName: z.string().regex(characters(0, 401)),
  customerEmail: z.string().regex(characters(0, 254)),
  customerPhone: z.string().regex(characters(0, 200)).optional(),
  status: OrderStatus,
  createdAt: z.iso.datetime({ offset: true }),
  items: z.array(OrderItem),
  shippingAddress: z.string().regex(characters(0, 2000)),
  subtotal: Ore,
  discount: Ore,
  discountCode: z.string().regex(characters(0, 40)).nullable(),
  shipping: Ore,
  total: Ore,
  refunded: Ore,
  disputed: Ore,
  isDisputed: z.boolean(),
})
export const OrderConflict = z.strictObject({
  current: Order,
  changedBy: z.string().regex(characters(0, 120)).nullable(),
  changedAt: z.iso.datetime({ offset: true }).nullable(),
})
export const HoldReason = z.enum(['cancelled', 'refunded', 'disputed', 'unapproved'])
export const LeftOutOrder = z.strictObject({
  id: Id,
  orderNumber: z.string().regex(characters(0, 11)).nullable(),
  reasons: z.array(HoldReason).max(4),
})
export const ChangedOrder = z.strictObject({
  error: z.string().regex(characters(1, 500)),
  code: z.literal('changed_meanwhile'),
  current: Order,
  changedBy: z.string().regex(characters(0, 120)).nullable(),
  changedAt: z.iso.datetime({ offset: true }).nullable(),
})
export const DiscountType = z.enum(['percentage', 'fixed', 'buy_x_get_y'])
export const DiscountCode = z.strictObject({
  id: Id,
  version: Version,
  code: z.string().regex(characters(1, 40)),
  description: z.string().regex(characters(0, 200)).nullable(),
  type: DiscountType,
  value: z.int().min(1).max(1000000),
  minimumAmount: Ore,
  maxUses: z.int().min(1).max(1000000).nullable(),
  currentUses: z.int().min(0).max(2147483647),
  heldUses: z.int().min(0).max(2147483647),
  validUntil: z.iso.date().nullable(),
  excludeCustomPatches: z.boolean(),
  isActive: z.boolean(),
})
export const ChangedDiscountCode = z.strictObject({
  error: z.string().regex(characters(1, 500)),
  code: z.literal('changed_meanwhile'),
  current: DiscountCode,
  changedBy: z.string().regex(characters(0, 120)).nullable(),
  changedAt: z.iso.datetime({ offset: true }).nullable(),
})
export const Product = z.strictObject({
  id: Id,
  name: z.string().regex(characters(1, 100)),
  description: z.string().regex(characters(0, 1000)),
  image: z.string().regex(characters(1, 500)),
  imageColour: z.string().regex(new RegExp('^#[0-9a-f]{6}$', 'u')),
  price: z.number().min(0).max(100000),
  category: z.string().regex(characters(0, 60)),
  tags: z.array(z.string().regex(characters(1, 40))).max(30),
  rating: z.number().min(0).max(5),
  reviewCount: z.int().min(0).max(2147483647),
  stock: z.int().min(0).max(2147483647),
  isNew: z.boolean(),
  isPopular: z.boolean(),
  isGlowInDark: z.boolean(),
  createdAt: z.iso.datetime({ offset: true }),
})
export const StaffProduct = z.strictObject({
  product: Product,
  isHidden: z.boolean(),
  version: Version,
})
export const ChangedProduct = z.strictObject({
  error: z.string().regex(characters(1, 500)),
  code: z.literal('changed_meanwhile'),
  current: StaffProduct,
  changedBy: z.string().regex(characters(0, 120)).nullable(),
  changedAt: z.iso.datetime({ offset: true }).nullable(),
})
export const ProductName = z.string().regex(characters(1, 100)).regex(patterns.title)
export const ProductDescription = z.string().regex(characters(1, 1000)).regex(patterns.text)
export const CategoryName = z.string().regex(characters(1, 60)).regex(patterns.words)
export const ProductPrice = z.number().min(1).max(10000)
export const ProductTags = z.array(z.string().regex(characters(1, 40)).regex(patterns.tag)).max(30)
export const ProductChange = z.strictObject({
  name: ProductName.optional(),
  description: ProductDescription.optional(),
  category: CategoryName.optional(),
  price: ProductPrice.optional(),
  tags: ProductTags.optional(),
  stockChange: z.int().min(-1000000).max(1000000).optional(),
  isNew: z.boolean().optional(),
  isPopular: z.boolean().optional(),
  isGlowInDark: z.boolean().optional(),
  isHidden: z.boolean().optional(),
  version: Version.optional(),
})
export const ProductFilePreview = z.strictObject({
  key: z.string().regex(characters(69, 69)),
  unchanged: z.int().min(0).max(5000),
  ignoredStock: z.array(z.int().min(2).max(2147483647)).max(5000),
  changes: z
    .array(
      z.strictObject({
        line: z.int().min(2).max(2147483647),
        id: Id,
        name: z.string().regex(characters(0, 100)),
        before: z.object({}),
        after: z.object({}),
      }),
    )
    .max(5000),
  wrong: z.int().min(0).max(5000),
  errors: z
    .array(
      z.strictObject({
        line: z.int().min(2).max(2147483647),
        column: z.string().regex(characters(0, 60)).nullable(),
        reason: z.enum([
          'cells',
          'unknown_id',
          'duplicate_id',
          'malformed',
          'unknown_category',
          'stock_too_low',
          'stock_too_high',
        ]),
      }),
    )
    .max(200),
})
export const Category = z.strictObject({ id: Id, name: z.string().regex(characters(1, 60)) })
export const CartItem = z.strictObject({
  id: Id,
  quantity: Quantity,
  product: Product,
  customImageId: CustomImageId.optional(),
  form: DesignForm.optional(),
})
export const CartAddition = z.strictObject({
  productId: Id,
  quantity: Quantity,
  customImageId: CustomImageId.optional(),
})
export const MissingUnits = z.strictObject({
  productId: Id,
  customImageId: CustomImageId.optional(),
  wanted: Quantity,
  inCart: z.int().min(0).max(1000),
  reason: z.enum(['sold_out', 'unavailable', 'picture_gone', 'below_minimum', 'cart_full']),
})
export const CartMerge = z.strictObject({
  items: z.array(CartItem),
  missing: z.array(MissingUnits),
})
export const CustomImage = z.strictObject({
  id: CustomImageId,
  width: z.int().min(1).max(25000000),
  height: z.int().min(1).max(25000000),
})
export const ChartThread = z.enum([
  'black',
  'charcoal',
  'smoke',
  'grey',
  'stone',
  'silver',
  'pearl',
  'white',
  'cream',
  'oat',
  'vanilla',
  'straw',
  'yellow',
  'honey',
  'gold',
  'amber',
  'tangerine',
  'orange',
  'rust',
  'vermilion',
  'red',
  'brick',
  'burgundy',
  'raspberry',
  'fuchsia',
  'pink',
  'rose',
  'blush',
  'coral',
  'salmon',
  'apricot',
  'peach',
  'almond',
  'beige',
  'sand',
  'khaki',
  'taupe',
  'walnut',
  'tan',
  'caramel',
  'chestnut',
  'brown',
  'cocoa',
  'chocolate',
  'moss',
  'olive',
  'celadon',
  'sage',
  'meadow',
  'lime',
  'grass',
  'green',
  'emerald',
  'bottle',
  'forest',
  'pine',
  'seafoam',
  'mint',
  'lagoon',
  'teal',
  'petrol',
  'turquoise',
  'azure',
  'sky',
  'ice',
  'frost',
  'powder',
  'denim',
  'cornflower',
  'blue',
  'royal',
  'slate',
  'navy',
  'indigo',
  'purple',
  'violet',
  'mauve',
  'lilac',
  'plum',
])
export const DesignPlace = z.strictObject({
  x: z.number().min(-200).max(200),
  y: z.number().min(-200).max(200),
  width: z.number().min(5).max(1000),
  turn: z.number().min(-180).max(180),
})
export const WholePicture = z.strictObject({
  isPhoto: z.boolean(),
  background: z.array(z.number().min(-2).max(2)).min(3).max(3).optional(),
})
export const DesignPicture = z.strictObject({
  imageId: CustomImageId.optional(),
  place: DesignPlace,
  withoutBackground: z.boolean(),
  smallestArea: z.int().min(1).max(50).optional(),
  wholePicture: WholePicture.optional(),
  threads: z
    .array(
      z.strictObject({
        colour: z.string().regex(characters(7, 7)).regex(new RegExp('^#[0-9a-f]{6}$', 'u')),
        thread: ChartThread,
      }),
    )
    .min(1)
    .max(8),
})
export const DesignMotif = z.strictObject({
  name: z.string().regex(characters(1, 40)).regex(new RegExp('^[A-Za-z0-9-]+$', 'u')),
  place: DesignPlace,
  threads: z.array(ChartThread).min(1).max(8),
})
export const DesignText = z.strictObject({
  words: z.string().regex(characters(1, 24)),
  style: z.enum(['arched', 'straight']),
  alphabet: z.enum(['block', 'slab', 'script']),
  thread: ChartThread,
})
export const PatchDesign = z.strictObject({
  outline: PatchOutline,
  size: PatchSize,
  cloth: ChartThread,
  edge: ChartThread,
  picture: DesignPicture.optional(),
  motif: DesignMotif.optional(),
  text: DesignText.optional(),
})
export const ProductionSheet = z.strictObject({
  design: PatchDesign,
  isHeldBack: z.boolean(),
  width: z.number().min(0).max(200),
  height: z.number().min(0).max(200),
  hasOriginal: z.boolean(),
  stitches: z.int().min(0).max(1000000),
  colourChanges: z.int().min(0).max(100),
  trims: z.int().min(0).max(100000),
  minutes: z.number().min(0).max(100000),
  threads: z
    .array(
      z.strictObject({
        number: z.string().regex(characters(1, 10)),
        label: z.string().regex(characters(1, 40)),
        hex: z.string().regex(characters(7, 7)).regex(new RegExp('^#[0-9A-Fa-f]{6}$', 'u')),
        share: z.number().min(0).max(1),
        upper: z.number().min(0).max(100000),
        bobbin: z.number().min(0).max(100000),
      }),
    )
    .max(20),
  sequence: z.array(z.string().regex(characters(1, 10))).max(100),
})
export const CartQuantity = z.strictObject({ quantity: Quantity })
export const PostalCode = z.string().regex(characters(4, 4)).regex(new RegExp('^[0-9]{4}$', 'u'))
export const Phone = z
  .string()
  .regex(characters(8, 200))
  .regex(
    new RegExp(
      '^([^0-9\\u0000-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069\\ufffe\\uffff]*[0-9]){8,15}[^0-9\\u0000-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069\\ufffe\\uffff]*$',
      'u',
    ),
  )
export const ShippingAddress = z.strictObject({
  firstName: Line,
  lastName: Line,
  address: Line,
  postalCode: PostalCode,
  city: Line,
  phone: Phone,
})
export const CustomerName = z.string().regex(characters(1, 401)).regex(patterns.line)
export const OptionalCode = z.string().regex(characters(0, 40)).regex(patterns.words).nullable()
export const PaymentIntentRequest = z.strictObject({
  customerEmail: Email,
  shippingAddress: ShippingAddress,
  customerName: CustomerName,
  discountCode: OptionalCode.optional(),
})
export const OrderConfirmationRequest = z.strictObject({
  paymentIntentId: z
    .string()
    .regex(characters(4, 200))
    .regex(new RegExp('^pi_[A-Za-z0-9_]+$', 'u')),
  orderNumber: OrderNumber,
  customerEmail: Email.optional(),
  shippingAddress: ShippingAddress.optional(),
  customerName: CustomerName.optional(),
  discountCode: OptionalCode.optional(),
})
export const StripeEvent = z.object({
  id: z.string().regex(characters(1, 255)),
  type: z.string().regex(characters(1, 255)),
})
export const AppliedDiscount = z.strictObject({
  code: z.string().regex(characters(1, 40)),
  type: DiscountType,
  value: z.int().min(1).max(1000000),
  minimumAmount: Ore,
  excludeCustomPatches: z.boolean(),
})
export const DiscountEffect = z.strictObject({
  discount: AppliedDiscount,
  reduction: Ore,
  missing: Ore,
})
export const OrderPayment = z.enum(['waiting', 'paid', 'refunded', 'failed', 'unknown'])
export const Alert = z.strictObject({
  orderId: Id,
  orderNumber: OrderNumber,
  kind: z.enum(['receipt', 'notice', 'refund']),
  customerName: z.string().regex(characters(0, 401)),
  customerEmail: z.string().regex(characters(0, 254)),
  total: Ore,
  isHeldBack: z.boolean(),
  failedAt: z.iso.datetime({ offset: true }),
})
export const StuckPayment = z.strictObject({
  paymentIntentId: z.string().regex(characters(0, 255)),
  kind: z.enum(['settlement', 'refund']),
  since: z.iso.datetime({ offset: true }),
})
export const FailedMessageKind = z.enum(['message', 'withdrawal'])
export const FailedMessage = z.strictObject({
  kind: FailedMessageKind,
  id: Id,
  name: z.string(),
  email: z.string(),
  text: z.string(),
  orderNumber: z.string().nullable(),
  isUnknownToShop: z.boolean(),
  receivedAt: z.iso.datetime({ offset: true }),
  failedAt: z.iso.datetime({ offset: true }),
})
export const RefundAmount = z.int().min(1).max(99999999)
export const JournalDay = z
  .string()
  .regex(characters(10, 10))
  .regex(new RegExp('^[0-9]{4}-[0-9]{2}-[0-9]{2}$', 'u'))
export const RefundNumber = z.int().min(1).max(32767)
export const DocumentNumber = z.int().min(1).max(2147483647).nullable()
export const RefundUnits = z.array(z.strictObject({ itemId: Id, quantity: Quantity })).max(1000)
export const Refund = z.strictObject({
  number: RefundNumber,
  creditNote: DocumentNumber,
  amount: RefundAmount,
  reason: z.string().regex(characters(0, 200)).nullable(),
  state: z.enum(['due', 'made', 'failed']),
  isRestocked: z.boolean(),
  administrator: z.string().regex(characters(0, 120)).nullable(),
  requestedAt: z.iso.datetime({ offset: true }),
  units: RefundUnits,
})
export const Dispute = z.strictObject({
  id: z.string().regex(characters(0, 100)),
  amount: Ore,
  withdrawn: Ore,
  reason: z.string().regex(characters(0, 60)),
  status: z.string().regex(characters(0, 60)),
  openedAt: z.iso.datetime({ offset: true }),
  answerBy: z.iso.datetime({ offset: true }).nullable(),
})
export const PaymentOfOrder = z.strictObject({
  receipt: DocumentNumber,
  paidWith: z.string().regex(characters(0, 200)).nullable(),
  paidAt: z.iso.datetime({ offset: true }),
  total: Ore,
  discountExcludesCustom: z.boolean(),
  refunded: Ore,
  disputed: Ore,
  left: Ore,
  refunds: z.array(Refund),
  disputes: z.array(Dispute),
})
export const PaymentState = z.enum(['refunded', 'disputed', 'waiting', 'failed'])
export const Payment = z.strictObject({
  orderId: Id,
  orderNumber: OrderNumber,
  customerName: z.string().regex(characters(0, 401)),
  customerEmail: z.string().regex(characters(0, 254)),
  total: Ore,
  back: Ore,
  isDelivered: z.boolean(),
  at: z.iso.datetime({ offset: true }),
})
export const LinkedOrderLine = z.strictObject({
  productId: Id,
  name: z.string().regex(characters(0, 100)),
  image: z.string().regex(characters(0, 500)),
  unitPrice: Ore,
  quantity: Quantity,
  customImageId: CustomImageId.optional(),
  form: DesignForm.optional(),
})
export const LinkedOrder = z.strictObject({
  orderNumber: OrderNumber,
  orderedAt: z.iso.datetime({ offset: true }),
  status: OrderStatus,
  payment: z.enum(['paid', 'refund_due', 'refunded']),
  refundedAmount: z.int().min(0).max(2147483647).nullable(),
  dueAmount: Ore,
  trackingNumber: TrackingNumber,
  shippingAddress: z.string().regex(characters(0, 2000)),
  lines: z.array(LinkedOrderLine),
  subtotal: Ore,
  discount: Ore,
  discountCode: z.string().regex(characters(0, 40)).nullable(),
  shipping: Ore,
  total: Ore,
  vat: z.int().min(0).max(2147483647).nullable(),
  receipt: z.int().min(1).max(2147483647).nullable(),
  creditNotes: z.array(
    z.strictObject({ refund: RefundNumber, number: z.int().min(1).max(2147483647) }),
  ),
  proofs: z.array(Proof),
})
export const Sum = z.int().min(0).max(9007199254740991)
export const Summary = z.strictObject({
  orders: z.int().min(0),
  pending: z.int().min(0),
  revenue: Sum,
  weekRevenue: Sum,
  average: Ore,
  days: z
    .array(z.strictObject({ date: z.iso.date(), orders: z.int().min(0), revenue: Sum }))
    .min(30)
    .max(30),
})
export const Subscriber = z.strictObject({
  id: Id,
  name: z.string().regex(characters(0, 100)).optional(),
  email: z.string().regex(characters(0, 254)),
  isActive: z.boolean(),
  subscribedAt: z.iso.datetime({ offset: true }),
})
export const CampaignContent = z.string().regex(characters(1, 20000)).regex(patterns.markdown)
export const CampaignText = z.strictObject({
  subject: Line,
  content: CampaignContent,
  senderName: Line,
})
export const Message = z.strictObject({ message: z.string().regex(characters(1, 400)) })
export const Campaign = z.strictObject({
  id: Id,
  subject: z.string().regex(characters(0, 200)),
  senderName: z.string().regex(characters(0, 200)),
  createdAt: z.iso.datetime({ offset: true }),
  state: z.enum(['sending', 'paused', 'done', 'cancelled', 'withdrawn']),
  startsIn: z.int().min(0).max(2147483647),
  content: CampaignContent.optional(),
  heldUntil: z.iso.datetime({ offset: true }).nullable(),
  recipients: z.int().min(0),
  sent: z.int().min(0),
  failed: z.int().min(0),
  unsure: z.int().min(0),
  retriable: z.int().min(0),
  skipped: z.int().min(0),
  left: z.int().min(0),
})
export const CampaignFailure = z.strictObject({
  email: z.string().regex(characters(0, 254)),
  reason: z.enum(['refused', 'deferred', 'unavailable', 'unknown']),
})
export const OneClick = z.object({ 'List-Unsubscribe': z.literal('One-Click') })
export const MailEvent = z.object({
  type: z.unknown().optional(),
  kind: z.unknown().optional(),
  email: z.unknown().optional(),
  at: z.unknown().optional(),
})
export const PersonalOrder = z.strictObject({
  orderNumber: OrderNumber,
  payment: z.enum(['open', 'paid', 'refund_due', 'refunded', 'abandoned']),
  status: OrderStatus,
  createdAt: z.iso.datetime({ offset: true }),
  paidAt: z.iso.datetime({ offset: true }).nullable(),
  trackingNumber: z.string().nullable(),
  networkAddress: z.string().nullable(),
  customer: z.strictObject({
    name: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    phone: z.string(),
  }),
  lines: z.array(
    z.strictObject({
      name: z.string(),
      quantity: z.int(),
      unitPrice: z.int(),
      customImageId: z.uuid().nullable(),
    }),
  ),
  discountCode: z.string().nullable(),
  subtotal: Ore,
  discount: Ore,
  shipping: Ore,
  total: Ore,
  paidWith: z
    .strictObject({
      type: z.string(),
      brand: z.string().optional(),
      last4: z.string().optional(),
      wallet: z.string().optional(),
    })
    .nullable(),
  refundedAmount: z.int().nullable(),
  refunds: z.array(
    z.strictObject({
      amount: z.int(),
      reason: z.string().nullable(),
      state: z.string(),
      requestedAt: z.iso.datetime({ offset: true }),
    }),
  ),
  disputes: z.array(
    z.strictObject({
      amount: z.int(),
      reason: z.string(),
      status: z.string(),
      openedAt: z.iso.datetime({ offset: true }),
    }),
  ),
  notes: z.array(z.strictObject({ text: z.string(), at: z.iso.datetime({ offset: true }) })),
  proofs: z.array(
    z.strictObject({
      itemId: Id,
      round: ProofRoundNumber,
      imageId: z.uuid(),
      state: ProofState,
      note: z.string().nullable(),
      comment: z.string().nullable(),
      shownAt: z.iso.datetime({ offset: true }),
      answeredAt: z.iso.datetime({ offset: true }).nullable(),
    }),
  ),
  mails: z.array(
    z.strictObject({ kind: z.string(), sentAt: z.iso.datetime({ offset: true }).nullable() }),
  ),
})
export const PersonalData = z.strictObject({
  email: Email,
  orders: z.array(PersonalOrder),
  cartLines: z.array(
    z.strictObject({ productId: Id, quantity: z.int(), addedAt: z.iso.datetime({ offset: true }) }),
  ),
  pictures: z.array(
    z.strictObject({
      id: z.uuid(),
      width: z.int(),
      height: z.int(),
      usedAt: z.iso.datetime({ offset: true }),
      isOrdered: z.boolean(),
    }),
  ),
  subscriptions: z.array(
    z.strictObject({
      email: z.string(),
      name: z.string().nullable(),
      isActive: z.boolean(),
      subscribedAt: z.iso.datetime({ offset: true }),
      mails: z.array(
        z.strictObject({
          subject: z.string(),
          state: z.string(),
          sentAt: z.iso.datetime({ offset: true }).nullable(),
        }),
      ),
      reports: z.array(
        z.strictObject({
          type: z.string(),
          kind: z.string(),
          at: z.iso.datetime({ offset: true }),
        }),
      ),
    }),
  ),
  signUps: z.array(
    z.strictObject({ name: z.string().nullable(), requestedAt: z.iso.datetime({ offset: true }) }),
  ),
  messages: z.array(
    z.strictObject({
      name: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      message: z.string(),
      receivedAt: z.iso.datetime({ offset: true }),
    }),
  ),
  withdrawals: z.array(
    z.strictObject({
      name: z.string(),
      email: z.string(),
      orderNumber: z.string().nullable(),
      goods: z.string(),
      received: z.string().nullable(),
      address: z.string().nullable(),
      receivedAt: z.iso.datetime({ offset: true }),
    }),
  ),
})
export const ForgottenPerson = z.strictObject({
  deleted: z.strictObject({
    unpaidOrders: z.int(),
    cartLines: z.int(),
    pictures: z.int(),
    subscriptions: z.int(),
    signUps: z.int(),
    messages: z.int(),
    withdrawals: z.int(),
  }),
  kept: z.array(
    z.strictObject({
      orderNumber: z
        .string()
        .regex(characters(11, 11))
        .regex(new RegExp('^RP-[A-Z0-9]{8}$', 'u'))
        .nullable(),
      reason: z.enum(['bookkeeping', 'delivery', 'payment', 'withdrawal']),
      until: z.iso.date().nullable(),
    }),
  ),
})
export const Withdrawal = z.strictObject({
  name: Line,
  email: Email,
  goods: z.string().regex(characters(1, 2000)).regex(patterns.text),
  orderNumber: z.string().regex(characters(0, 40)).regex(patterns.words).optional(),
  received: z.string().regex(characters(0, 40)).regex(patterns.words).optional(),
  address: z.string().regex(characters(0, 200)).regex(patterns.words).optional(),
})
export const DiscountCodeInput = z.strictObject({
  code: z.string().regex(characters(1, 40)).regex(new RegExp('^[A-Za-z0-9ÆØÅæøå_-]+$', 'u')),
  description: z.string().regex(characters(0, 200)).regex(patterns.words).nullable().optional(),
  type: DiscountType,
  value: z.int().min(1).max(1000000),
  minimumAmount: z.int().min(0).max(100000000).default(0),
  maxUses: z.int().min(1).max(1000000).nullable().optional(),
  validUntil: z
    .string()
    .regex(characters(0, 30))
    .regex(
      new RegExp(
        '^20[0-9]{2}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,3})?)?Z)?$',
        'u',
      ),
    )
    .nullable()
    .optional(),
  excludeCustomPatches: z.boolean().default(false),
  isActive: z.boolean().default(true),
  version: Version.optional(),
})
