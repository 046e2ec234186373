import type { DiscountCode, DiscountCodeInput } from '../../../modules/shared/contract/api.d.ts'
import { formatKr, krOfOre, oreOfKr } from '../../../modules/shared/money.ts'
import { grouped } from '../../text/grouped.ts'
import { numberOf, typedOf } from '../ui/form/typed-number.ts'
import { discountTexts } from './text.ts'

/** The form's fields as they were typed: the minimum in kr, and the date as yyyy-MM-dd or empty. */
export type DiscountForm = Pick<
  DiscountCode,
  'code' | 'type' | 'excludeCustomPatches' | 'isActive'
> &
  Record<'description' | 'value' | 'minimum' | 'maxUses' | 'validUntil', string>

/** The form for a new code. */
export const emptyDiscountForm: DiscountForm = {
  code: '',
  description: '',
  type: 'percentage',
  value: '',
  minimum: '',
  maxUses: '',
  validUntil: '',
  excludeCustomPatches: false,
  isActive: true,
}

/** The form's values for a code; a minimum in kr, empty for none. */
export const formOfCode = (code: DiscountCode): DiscountForm => ({
  code: code.code,
  description: code.description ?? '',
  type: code.type,
  value: typedOf(code.value),
  minimum: code.minimumAmount > 0 ? typedOf(krOfOre(code.minimumAmount)) : '',
  maxUses: code.maxUses === null ? '' : String(code.maxUses),
  validUntil: code.validUntil ?? '',
  excludeCustomPatches: code.excludeCustomPatches,
  isActive: code.isActive,
})

/** The call's body for a form; the server judges the ranges. */
export const inputOfForm = (form: DiscountForm): DiscountCodeInput => ({
  code: form.code.trim().toLocaleUpperCase('nb'),
  description: form.description.trim(),
  type: form.type,
  value: numberOf(form.value),
  minimumAmount: oreOfKr(numberOf(form.minimum)),
  maxUses: form.maxUses.trim() === '' ? null : numberOf(form.maxUses),
  validUntil: form.validUntil || null,
  excludeCustomPatches: form.excludeCustomPatches,
  isActive: form.isActive,
})

/** A code's benefit, in words. */
export function benefitText({ type, value }: Pick<DiscountCode, 'type' | 'value'>): string {
  if (type === 'percentage') return discountTexts.percentage(value)
  if (type === 'fixed') return discountTexts.fixed(formatKr(value))
  return discountTexts.buyXGetY(value)
}

/** '3/100', or '3/∞' where there is no limit. */
export const usesText = ({
  currentUses,
  maxUses,
}: Pick<DiscountCode, 'currentUses' | 'maxUses'>): string =>
  `${grouped(currentUses)}/${maxUses === null ? '∞' : grouped(maxUses)}`
