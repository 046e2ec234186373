/**
 * The replacement of the customer of an anonymised order, in its rows and wherever staff see it. The address is at a
 * domain that never exists (RFC 2606), and mails to it are withdrawn.
 */
export const anonymous = {
  name: 'Anonymisert kunde',
  firstName: 'Anonymisert',
  lastName: 'kunde',
  email: 'anonymisert@kunde.invalid',
  address: '–',
  postalCode: '0000',
  city: '–',
  phone: '–',
  session: 'anonymised',
} as const
