import type { ShopFacts } from '../layout.ts'

/** A shop at `url`, for tests. */
export const sampleShop = (url: string): ShopFacts => ({
  name: 'Russpatcher',
  company: 'Russpatcher Eksempel AS',
  url,
  email: 'hei@shop.test',
  phone: '+47 00 00 00 00',
  address: 'Patchegata 17, 0000 Oslo',
  organisationNumber: '000 000 000 MVA',
})
