/** A section of a page of the law; its id names it in addresses. */
type Section = {
  id: string
  title: string
  text: readonly string[]
  points?: readonly string[]
  links?: readonly { label: string; href: string }[]
}

/** Texts of a page of the law, with its title and description for search engines. */
export type LegalTexts = {
  title: string
  description: string
  headline: string
  lead: string
  sections: readonly Section[]
}
