import { vatRate } from '../../modules/shared/money.ts'
import type { TaxedSeller } from '../../modules/shared/terms.ts'

/** The facts of the seller: fictional, to be replaced before a real launch. */
export const shop = {
  name: 'Russpatcher',
  /** The company's name in the register. */
  company: 'Russpatcher Eksempel AS',
  domain: 'russpatcher.no',
  email: 'hei@russpatcher.example',
  phone: '+47 00 00 00 00',
  street: 'Patchegata 17',
  postalCode: '0000',
  city: 'Oslo',
  organisationNumber: '000 000 000',
  /** Follows the number on the papers of a limited company (foretaksregisterloven § 10-2). */
  register: 'Foretaksregisteret',
  /** Companies that process customers' data for the shop, besides Stripe and Posten. */
  processors: {
    hosting: 'Eksempel Drift AS',
    mail: 'Eksempel E-post AS',
  },
} as const

/**
 * The organisation number as documents and the contact page have it: followed by 'MVA' if the seller is registered for
 * VAT (bokføringsforskriften § 5-1-2), and by the register.
 */
export const organisationNumberOf = (isVatRegistered: boolean): string =>
  `${shop.organisationNumber} ${isVatRegistered ? 'MVA ' : ''}${shop.register}`

/** The seller of the documents; without VAT when it is not registered for it. */
export const taxedSeller = (isRegistered: boolean): TaxedSeller => ({
  seller: {
    name: shop.company,
    organisationNumber: organisationNumberOf(isRegistered),
    address: `${shop.street}, ${shop.postalCode} ${shop.city}`,
  },
  rate: isRegistered ? vatRate : null,
})
