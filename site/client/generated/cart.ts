// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { session } from '../../client/session.ts'
import { callerOf } from '../../client/call.ts'

/** Calls an operation; `callerOf` says what it resolves with and which errors it raises. */
export const call = /* @__PURE__ */ callerOf({
  getCart: {
    method: 'get',
    path: '/api/cart',
    failure: 'Failed to fetch cart',
    caller: session,
  },
  addToCart: {
    method: 'post',
    path: '/api/cart',
    failure: 'Failed to add item to cart',
    caller: session,
  },
  clearCart: {
    method: 'delete',
    path: '/api/cart',
    failure: 'Failed to clear cart',
    caller: session,
  },
  updateCartItem: {
    method: 'put',
    path: '/api/cart/{productId}',
    failure: 'Failed to update cart item',
    caller: session,
  },
  removeCartItem: {
    method: 'delete',
    path: '/api/cart/{productId}',
    failure: 'Failed to remove item from cart',
    caller: session,
  },
})

// Limits of requests: characters, of a list those of each item; items; largest values.
export const addToCartQuantityMaximum = 1000
export const addToCartCustomImageIdMinLength = 36
export const addToCartCustomImageIdMaxLength = 36
export const updateCartItemQuantityMaximum = 1000
