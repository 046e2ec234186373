import {
  customPatch,
  mostCounted,
  productFlags,
  productTitles,
} from '../../../modules/catalogue/rules.ts'
import {
  createProductDescriptionMaxLength,
  createProductNameMaxLength,
  createProductPriceMaximum,
  createProductStockMaximum,
  createProductTagsMaxItems,
  createProductTagsMaxLength,
} from '../../client/generated/admin/products.ts'
import { grouped } from '../../text/grouped.ts'

/** Texts of the products tab. */
export const assortmentTexts = {
  loading: 'Laster patcher …',
  failed: 'Vi fikk ikke hentet patchene.',
  search: 'Søk',
  searchHint: 'Navn, merkelapp, beskrivelse',
  allCategories: 'Alle kategorier',
  show: 'Vis',
  lists: { all: 'Alle patcher', low: 'Lite på lager', hidden: 'Skjulte patcher' },
  count: (matching: number, total: number, isSearch: boolean) =>
    `Viser ${isSearch && matching >= mostCounted ? 'minst ' : ''}${grouped(matching)} av ${grouped(total)} patcher`,
  empty: {
    all: 'Ingen patcher passer til utvalget.',
    low: 'Ingen patcher er i ferd med å gå tom.',
    hidden: 'Ingen patcher er skjult.',
  },
  clear: 'Vis alle patcher',
  showMore: 'Vis flere',
  updating: 'Oppdaterer …',
  columns: {
    product: 'Patch',
    category: productTitles.category,
    price: 'Pris',
    stock: productTitles.stock,
    actions: 'Handlinger',
  },
  soldOut: 'Utsolgt',
  low: 'Lite igjen',
  stockOf: (name: string) => `Lager av ${name}`,
  saveStock: (name: string) => `Lagre lageret av ${name}`,
  edit: 'Rediger',
  editProduct: (name: string) => `Rediger ${name}`,
  create: 'Ny patch',
  change: (name: string) => `Rediger ${name}`,
  chooseCategory: 'Velg kategori',
  stockHint: 'Det som selges mens du retter, trekkes fra i tillegg.',
  tagsHint: 'Med komma mellom. Farger på engelsk, som red og blue, brukes av fargefilteret.',
  image: 'Bilde',
  newImage: 'Nytt bilde',
  imageHint: `PNG, JPG eller GIF på høyst ${customPatch.mostBytes / 1024 / 1024} MB. Kvadratisk og med klar bakgrunn blir finest.`,
  drawn: 'Bildet er tegnet av butikken og kan ikke byttes her.',
  imageMissing: 'Velg et bilde av patchen.',
  preview: 'Forhåndsvisning av bildet',
  /** Names of the boxes, and of all fields in a conflict. */
  fieldLabels: {
    ...productTitles,
    stock: 'Lager (stk.)',
    isNew: 'Merk som ny',
    isPopular: 'Merk som populær',
    isHidden: 'Skjul i butikken',
  },
  hiddenHint: 'En skjult patch kan ikke finnes eller kjøpes. Bestillinger beholder den.',
  submitNew: 'Legg ut patchen',
  submitChange: 'Lagre endringer',
  saving: 'Lagrer …',
  cancel: 'Avbryt',
  /** Messages for fields that the server refused. */
  malformed: {
    name: `Navnet må ha 1 til ${createProductNameMaxLength} tegn.`,
    description: `Beskrivelsen må ha 1 til ${createProductDescriptionMaxLength} tegn.`,
    category: 'Velg en kategori.',
    price: `Prisen må være fra 1 til ${grouped(createProductPriceMaximum)} kr.`,
    stock: `Lageret må være et helt tall fra 0 til ${grouped(createProductStockMaximum)}.`,
    tags: `Høyst ${createProductTagsMaxItems} merkelapper, hver på høyst ${createProductTagsMaxLength} tegn.`,
    image: 'Velg et bilde av patchen.',
  } as Partial<Record<string, string>>,
  created: 'Patchen er lagt ut!',
  updated: 'Patchen er oppdatert!',
  createFailed: 'Feil ved opprettelse',
  updateFailed: 'Feil ved oppdatering',
  stockChanged: (stock: number) =>
    `En tidligere endring kom fram likevel, og lageret er nå ${stock}. Se over antallet og lagre på nytt.`,
  createdBefore:
    'Et tidligere forsøk kom fram likevel, og patchen ligger i listen. Rediger den der, eller legg ut en til.',
} as const

/** The accepted values of each column of a file, as the end of a sentence about it. */
export const malformedColumns: Partial<Record<string, string>> = {
  Id: 'må være tallet fra filen du lastet ned.',
  [productTitles.name]: 'må ha 1 til 100 tegn på én linje.',
  [productTitles.description]: 'må ha 1 til 1000 tegn.',
  [productTitles.category]: 'mangler.',
  [productTitles.price]: 'må være fra 1 til 10 000 kr, for eksempel 59,50.',
  Lagerendring: 'må være et helt tall, for eksempel 25 eller -3.',
  [productTitles.tags]: 'kan være høyst 30, med komma mellom, hver på høyst 40 tegn.',
  ...Object.fromEntries(
    [...productFlags, 'isHidden' as const].map((flag) => [
      productTitles[flag],
      'må være ja eller nei.',
    ]),
  ),
}
