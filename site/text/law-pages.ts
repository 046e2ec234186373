import { lawPages as pages } from '../../modules/shared/terms.ts'

/** The pages that the law asks for, as links of the site. */
export const lawPages = pages.map(({ label, path }) => ({ label, href: path }))
