export {
  $discount,
  applyDiscount,
  loadDiscount,
  type Outcome,
  refetchDiscount,
  removeDiscount,
} from './discount.ts'
