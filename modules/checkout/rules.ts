export {
  type Discount,
  type PricedLine,
  type Prices,
  priceCart,
  threeForTwo,
  freeShippingFrom,
  shippingPrice,
} from './pricing.ts'
export { upsell } from './upsell.ts'
