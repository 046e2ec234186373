import { formatOre } from '../modules/shared/money.ts'
import type { Seller } from '../modules/shared/terms.ts'
import { dayText } from './date.ts'

/** A document of an unbroken series, as it was issued; amounts in øre, the VAT rate in per cent. */
export type IssuedDocument = {
  kind: 'receipt' | 'credit_note'
  number: number
  issuedAt: Date
  gross: number
  /** Null when the seller was not registered for VAT. */
  vatRate: number | null
  vat: number
  seller: Seller
}

const titles: Record<IssuedDocument['kind'], string> = {
  receipt: 'Kvittering',
  credit_note: 'Kreditnota',
}

/** 'Kvittering nr. 57'. */
export const documentTitle = ({ kind, number }: Pick<IssuedDocument, 'kind' | 'number'>): string =>
  `${titles[kind]} nr. ${number}`

/** 'Mva. 25 %', and what an unregistered seller's document says instead. */
export const vatLabel = (rate: number | null): string =>
  rate === null ? 'Selgeren er ikke registrert i Merverdiavgiftsregisteret' : `Mva. ${rate}\u00a0%`

/**
 * The facts that bookkeeping needs of a document (bokføringsforskriften § 5-1-1): number and date, the seller with its
 * organisation number, and net, VAT and gross.
 */
export function documentFacts(document: IssuedDocument): string[] {
  const { issuedAt, gross, vatRate, vat, seller } = document
  const label = vatLabel(vatRate)
  return [
    `${documentTitle(document)}, ${dayText(issuedAt)}`,
    `Selger: ${seller.name}, ${seller.address}, org.nr. ${seller.organisationNumber}`,
    vatRate === null
      ? `${label}.`
      : `Netto: ${formatOre(gross - vat)}. ${label}: ${formatOre(vat)}. Brutto: ${formatOre(gross)}.`,
  ]
}
