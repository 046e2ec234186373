import {
  byProductFlag,
  type ProductFlag,
  type StaffField,
} from '../../../modules/catalogue/rules.ts'
import type { ProductChange, StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import type { Body } from '../../client/operation-types.ts'
import {
  type ConflictAnswer,
  conflictOf,
  serverCode,
  serverField,
  serverText,
} from '../../client/request-error.ts'
import { errorText } from '../../text/error-texts.ts'
import { numberOf, typedOf } from '../ui/form/typed-number.ts'
import { assortmentTexts as texts } from './text.ts'

/** The fields of a patch that are typed or chosen as text. */
export type TextField = Exclude<StaffField, ProductFlag | 'isHidden'>

/** The form for a new product. */
export const emptyProductForm = {
  name: '',
  description: '',
  category: '',
  price: '',
  stock: '',
  tags: '',
  ...byProductFlag((flag) => flag === 'isNew'),
  isHidden: false,
}

/** The typed values of a patch's fields. */
export type ProductForm = typeof emptyProductForm

/** The form's values for a patch. */
export function formOfProduct({ product, isHidden }: StaffProduct): ProductForm {
  const { name, description, category, price, stock, tags } = product
  return {
    name,
    description,
    category,
    price: typedOf(price),
    stock: String(stock),
    tags: tags.join(', '),
    ...byProductFlag((flag) => product[flag]),
    isHidden,
  }
}

/** The form's values in the API's types. */
const valuesOf = (form: ProductForm) => ({
  ...form,
  name: form.name.trim(),
  description: form.description.trim(),
  price: numberOf(form.price),
  stock: numberOf(form.stock),
  tags: form.tags.split(',').map(inOneLine).filter(Boolean),
})

const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/**
 * The change that saves a form: edited fields only, so that other administrators' changes stay, and the stock as a
 * difference to its initial value.
 */
export function changeOf(before: ProductForm, after: ProductForm): ProductChange {
  const { stock, ...values } = valuesOf(after)
  const touched = Object.entries(values).filter(
    ([name]) => before[name as keyof ProductForm] !== after[name as keyof ProductForm],
  )
  const stockChange = stock - Number(before.stock)
  return { ...Object.fromEntries(touched), ...(stockChange !== 0 && { stockChange }) }
}

/** The body of createProduct. */
export function newProductOf(form: ProductForm, image: Blob): Body<'createProduct'> {
  const { isHidden: _, ...values } = valuesOf(form)
  return { ...values, ...byProductFlag((flag) => (form[flag] ? 'true' : undefined)), image }
}

/**
 * The problem of a save; `field` is the form's field. `stock` is the current stock if it differs from the one that the
 * change was typed for; the next save starts from it.
 */
export type ProductProblem = {
  text: string
  field: string | undefined
  stock?: number
  /** Another administrator has changed the patch since the form was opened. */
  conflict?: ConflictAnswer<StaffProduct>
}

/** The problem of a failed save, from the server's error. */
export function problemOf(error: unknown): ProductProblem {
  const named = serverField(error)?.replace(/[.].*$/, '')
  const field = named === 'stockChange' ? 'stock' : named
  const ofField = serverCode(error) === 'malformed_request' ? texts.malformed[field ?? ''] : null
  const conflict = conflictOf<StaffProduct>(error)
  return {
    text: ofField ?? serverText(error) ?? errorText('unexpected'),
    field,
    ...(conflict && { conflict }),
  }
}
