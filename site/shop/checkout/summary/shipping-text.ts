import { formatOre, type Ore } from '../../../../modules/shared/money.ts'
import { summaryTexts } from '../text.ts'

/** 0 is shown as 'Gratis' (specification, section 9). */
export const shippingText = (shipping: Ore): string =>
  shipping === 0 ? summaryTexts.free : formatOre(shipping)
