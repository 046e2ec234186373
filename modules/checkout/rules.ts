export {
  type Discount,
  freeShippingFrom,
  type PricedLine,
  type Prices,
  priceCart,
  shippingPrice,
  threeForTwo,
} from './pricing.ts'
export { upsell } from './upsell.ts'
