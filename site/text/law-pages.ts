import { paths } from '../paths.ts'

/** The pages that the law asks for, as the footer, the checkout and each mail link them. */
export const lawPages = [
  { label: 'Vilkår', href: paths.terms() },
  { label: 'Personvern', href: paths.privacy() },
  { label: 'Angrerett', href: paths.withdrawal() },
]
