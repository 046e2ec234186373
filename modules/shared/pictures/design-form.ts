import type { DesignForm } from '../contract/api.d.ts'

/** The outlines of custom patches, as pages and mails name them. */
export const outlineNames = {
  circle: 'Rund',
  square: 'Firkant',
  rectangle: 'Avlang',
  shield: 'Skjold',
  heart: 'Hjerte',
  contour: 'Klippet langs motivet',
} satisfies Record<DesignForm['outline'], string>

const decimals = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 1 })

/** A length in mm as customers read it, in centimetres. */
export const cm = (mm: number): string => `${decimals.format(mm / 10)} cm`

/** The form that distinguishes a custom patch from others: its outline and its longer side, as 'Hjerte, 11 cm'. */
export const designFormText = ({ outline, size }: DesignForm): string =>
  `${outlineNames[outline]}, ${cm(size)}`

/** A patch's name with what tells it from another of the customer's own, as 'Tilpasset patch, hjerte, 11 cm'. */
export const nameWithForm = (name: string, form: DesignForm | undefined): string =>
  form ? `${name}, ${designFormText(form).toLowerCase()}` : name

/** A design's number among all `count` designs of its order, from 1, wherever the order is shown. */
export type DesignNumber = { number: number; count: number }

/** The title of a design; several of an order are numbered, as they may all be of custom patches. */
export function proofTitle(
  { name, quantity }: { name: string; quantity: number },
  { number, count }: DesignNumber,
): string {
  const numbered = count > 1 ? `Motiv ${number} av ${count}: ` : ''
  return `${numbered}${quantity} × ${name}`
}
