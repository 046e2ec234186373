import { type Block, link, titled } from '../blocks.ts'
import type { ShopFacts } from '../layout.ts'

/** Where a customer asks about an order. */
export const contact = ({ email, phone }: ShopFacts): Block =>
  titled(
    'Lurer du på noe?',
    'Skriv til ',
    link(email, `mailto:${email}`),
    ` eller ring ${phone}, og oppgi ordrenummeret.`,
  )
