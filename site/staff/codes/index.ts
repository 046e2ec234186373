export { $discountCodes, loadDiscountCodes, refetchDiscountCodes } from './discounts.ts'
