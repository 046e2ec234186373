/** Delivery times of ordinary patches and of patches from a customer's picture, as pages and mails state them. */
export const deliveryTime = '2–5 virkedager'
export const customDeliveryTime = '2–4 uker'

/** The delivery time of patches that are sewn once the customer has approved so many designs. */
export const deliveryAfterApproval = (designs: number): string =>
  `${customDeliveryTime} fra du har godkjent ${designs > 1 ? 'alle motivene' : 'motivet'}`

/** Days within which a customer may return ordinary patches ('åpent kjøp'). */
export const returnDays = 14

/** Why patches of a customer's picture cannot be returned (angrerettloven § 22 e). */
export const customException =
  'Patcher av ditt eget bilde lages bare til deg. Angreretten gjelder ikke for dem, og de kan ikke returneres.'

/** The words of the form of forskrift om angrerettskjema, with what concerns goods only. */
export const withdrawalForm = {
  statement:
    'Jeg/vi underretter herved om at jeg/vi ønsker å gå fra min/vår avtale om kjøp av følgende varer:',
  received: 'Varen ble mottatt den (dato)',
  name: 'Forbrukerens/forbrukernes navn',
  address: 'Forbrukerens/forbrukernes adresse',
  signature: 'Dato og underskrift (dersom papirskjema benyttes)',
} as const

/** The pages that the law asks for, as the footer, the checkout and each mail link them. */
export const lawPages = [
  { label: 'Vilkår', path: '/vilkar' },
  { label: 'Personvern', path: '/personvern' },
  { label: 'Angrerett', path: '/angrerett' },
] as const

/** The seller as documents name it (bokføringsforskriften §§ 5-1-1 and 5-1-2). */
export type Seller = {
  /** The company's name in the register. */
  name: string
  /** With 'MVA' after it if the seller is registered for VAT, and the register that it is in. */
  organisationNumber: string
  address: string
}

/** The seller with the VAT rate that it charges, in per cent; null when it is not registered for VAT. */
export type TaxedSeller = { seller: Seller; rate: number | null }
