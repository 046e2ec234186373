/** The shop's name and address: fictional, to be replaced before a real launch. */
export const shop = {
  name: 'Russpatcher',
  domain: 'russpatcher.no',
  email: 'hei@russpatcher.example',
  phone: '+47 00 00 00 00',
  street: 'Patchegata 17',
  postalCode: '0000',
  city: 'Oslo',
  organisationNumber: '000 000 000 MVA',
} as const
