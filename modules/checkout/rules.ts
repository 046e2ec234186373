export {
  freeShippingFrom,
  type Prices,
  priceCart,
  threeForTwo,
} from './pricing.ts'
export { upsell } from './upsell.ts'
