import { createMailRenderer } from '../../emails/render.ts'
import { shop } from '../../site/text/shop-facts.ts'

/** Renders the shop's mails, with its facts and links to `publicUrl`. */
export const shopMailRenderer = (publicUrl: string, organisationNumber: string) =>
  createMailRenderer({
    ...shop,
    url: publicUrl,
    address: `${shop.street}, ${shop.postalCode} ${shop.city}`,
    organisationNumber,
  })
