// Generated from openapi.yaml by `npm run generate`. Do not edit.
import { session } from '../browser/session.ts'
import { callerOf } from './call.ts'

export const call = callerOf({
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
  addCustomImage: {
    method: 'post',
    path: '/api/custom-images',
    caller: session,
    isForm: true,
  },
  getCustomImage: {
    method: 'get',
    path: '/api/custom-images/{id}',
    caller: session,
    isFile: true,
  },
})

/** Characters, by operation and field. */
export const minLength = {
  addToCart: { customImageId: 36 },
}

/** Characters, by operation and field. */
export const maxLength = {
  addToCart: { customImageId: 36 },
}
