import { paths } from '../paths.ts'

/** The pages that the header's menu and the footer list, in this order. */
export const navigation = [
  { label: 'Hjem', href: paths.home() },
  { label: 'Alle patcher', href: paths.products() },
  { label: 'Lag din egen', href: paths.design() },
  { label: 'Om oss', href: paths.about() },
  { label: 'Kontakt', href: paths.contact() },
]

/** Texts of the header, and the titles of its drawers. */
export const navigationTexts = {
  skip: 'Hopp til innholdet',
  mainMenu: 'Hovedmeny',
  menu: 'Meny',
  cart: 'Handlekurv',
  wishlist: 'Ønskeliste',
  tryOn: 'Prøv dem på',
} as const
