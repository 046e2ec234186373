/**
 * The stand-in for Stripe.js without Stripe keys: a module that sets `window.Stripe`, as far as payments with the
 * Payment Element need it. The form is loaded when it is mounted.
 */
const styleSheet = new URL('stripe.css', import.meta.url).href

/** Private state of an `elements`: its options, its Payment Element, whether it was submitted. */
const insides = new WeakMap()

function Stripe(key, { locale: ownLocale } = {}) {
  const payments = (locale = ownLocale) =>
    Promise.all([import('./payments.js'), loadedStyles()]).then(([{ createPayments }]) =>
      createPayments(key, locale),
    )
  return {
    elements: (options = {}) => createElements({ locale: ownLocale, ...options }),

    /** Resolves to { paymentIntent } or { error }. */
    confirmPayment: ({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) =>
      safely(async () => {
        const { element, submitted, options } = insides.get(elements) ?? {}
        if (!element?.form) return refused(notMounted)
        if (!submitted) return refused('Call elements.submit() before stripe.confirmPayment().')
        if (element.wantsBillingDetails() && !confirmParams.payment_method_data?.billing_details)
          return refused('Pass billing_details: the Payment Element was told never to ask.')
        const { confirm } = await payments(options.locale)
        return confirm({
          form: element.form,
          clientSecret,
          billingDetails: confirmParams.payment_method_data?.billing_details,
          returnUrl: confirmParams.return_url,
          redirect,
        })
      }),

    /** Handles the intent's next action, if it has one. */
    handleNextAction: ({ clientSecret }) =>
      safely(async () => (await payments()).next(clientSecret)),

    retrievePaymentIntent: (clientSecret) =>
      safely(async () => (await payments()).retrieve(clientSecret)),

    createToken: unsupported('createToken'),
    createPaymentMethod: unsupported('createPaymentMethod'),
    confirmCardPayment: unsupported('confirmCardPayment'),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  }
}
// The version that @stripe/stripe-js expects.
Stripe.version = 'endive'
window.Stripe = Stripe

function createElements(options) {
  const inside = { options, element: undefined, submitted: false }
  const elements = {
    create(type, elementOptions = {}) {
      if (type !== 'payment') throw new Error(`The test provider has no ${type} element.`)
      if (inside.element) throw new Error('Can only create one Element of type payment.')
      inside.element = createElement(inside, elementOptions)
      return inside.element.handle
    },
    getElement: (type) =>
      (type?.__elementType ?? type) === 'payment' ? (inside.element?.handle ?? null) : null,
    update(changes) {
      Object.assign(options, changes)
      inside.element?.restyle()
    },
    fetchUpdates: async () => ({}),
    /** Validates the fields; Stripe requires this before an intent is made. */
    async submit() {
      const form = inside.element?.form
      if (!form) return refused(notMounted)
      const mistake = form.validate()
      inside.submitted = !mistake
      if (mistake) return { error: { type: 'validation_error', ...mistake } }
      return { selectedPaymentMethod: form.type() }
    },
  }
  insides.set(elements, inside)
  return elements
}

function createElement(inside, elementOptions) {
  const listeners = new Map()
  const emit = (event, details = {}) => {
    for (const listener of [...(listeners.get(event) ?? [])])
      listener({ elementType: 'payment', ...details })
  }
  const element = {
    form: undefined,
    handle: undefined,
    restyle,
    wantsBillingDetails: () => elementOptions.fields?.billingDetails === 'never',
  }
  let place = null

  async function draw(target) {
    try {
      const [{ drawPaymentForm }, { localeOf }] = await Promise.all([
        import('./payment-form.js'),
        import('./texts.js'),
        loadedStyles(),
      ])
      if (place !== target) return
      element.form = drawPaymentForm({
        place,
        options: inside.options,
        locale: localeOf(inside.options.locale),
        readOnly: elementOptions.readOnly === true,
        changed: (state) => emit('change', { ...state, collapsed: false }),
        emit,
      })
      restyle()
      emit('ready')
    } catch (cause) {
      emit('loaderror', { error: { type: 'api_connection_error', message: String(cause) } })
    }
  }

  function restyle() {
    const { colorText, colorDanger, borderRadius } = inside.options.appearance?.variables ?? {}
    const wanted = { text: colorText, danger: colorDanger, radius: borderRadius }
    for (const [name, value] of Object.entries(wanted))
      if (value) place?.style.setProperty(`--tp-${name}`, value)
  }

  element.handle = {
    mount(target) {
      place = typeof target === 'string' ? document.querySelector(target) : target
      if (!place) throw new Error(`There is no ${target} to mount the Payment Element in.`)
      emit('loaderstart')
      void draw(place)
    },
    unmount() {
      element.form?.remove()
      element.form = undefined
      place = null
    },
    destroy() {
      element.handle.unmount()
      listeners.clear()
      if (inside.element === element) inside.element = undefined
    },
    update(changes) {
      Object.assign(elementOptions, changes)
      element.form?.setReadOnly(elementOptions.readOnly === true)
    },
    focus: () => element.form?.focus(),
    blur: () => element.form?.blur(),
    clear: () => element.form?.clear(),
    collapse: () => undefined,
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return element.handle
    },
    once(event, listener) {
      const first = (details) => {
        element.handle.off(event, first)
        listener(details)
      }
      return element.handle.on(event, first)
    },
    off(event, listener) {
      if (listener) listeners.get(event)?.delete(listener)
      else listeners.delete(event)
      return element.handle
    },
  }
  return element
}

/** Resolves when the stylesheet has loaded or failed: unstyled fields are better than none. */
let styles
function loadedStyles() {
  styles ??= new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styleSheet
    link.onload = resolve
    link.onerror = resolve
    document.head.append(link)
  })
  return styles
}

const notMounted = 'elements should have a mounted Payment Element.'
const refused = (message) => ({ error: { type: 'invalid_request_error', message } })

const unsupported = (name) => async () => refused(`The test provider has no ${name}.`)

/** Turns any exception into an error value. */
async function safely(call) {
  try {
    return await call()
  } catch (cause) {
    return { error: { type: 'api_connection_error', message: String(cause) } }
  }
}
