import { sortOrders } from '../../../modules/catalogue/rules.ts'

/** Words that many products have; copies of the products repeat them. */
const words = [
  'flagg',
  'russ',
  'humor',
  'sommer',
  'hjerte',
  'fest',
  'natt',
  'buss',
  'norge',
  'glad',
]
const typed = [...'frhsaebnogtdiklmpuvyjcwxzæøå0123456789']
const misspelled = [
  'flgag',
  'rsus',
  'hmuor',
  'smomer',
  'hjrete',
  'fset',
  'ntat',
  'bsus',
  'nogre',
  'galdd',
]

/** The paths of a call, one for each round, so that each answer is made and none is cached. */
type Paths = (round: number) => string

const categories = [
  'sport',
  'humor',
  'dyr',
  'fest',
  'flagg',
  'frekk',
  'musikk',
  'natur',
  'retro',
  'romantikk',
]

const of = (list: readonly string[], round: number): string => list[round % list.length] ?? ''
/** The number of rounds through the whole list before this one. */
const laps = (list: readonly string[], round: number): number => Math.floor(round / list.length)

/** A text of the list. After the last, they come again without their last letter, and so on. */
const shortened = (list: readonly string[], round: number): string => {
  const text = of(list, round)
  return text.slice(0, Math.max(2, text.length - laps(list, round)))
}

/** Shoppers' calls by name whose answers are parts of the catalogue. */
export const shopperCalls: Record<string, Paths> = {
  'catalogue, a page': (round) => `/products?page=${round + 1}`,
  'catalogue, by name': (round) => `/products?sort=name&page=${round + 1}`,
  'catalogue, cheapest': (round) => `/products?sort=price-asc&page=${round + 1}`,
  'catalogue, newest': (round) => `/products?sort=newest&page=${round + 1}`,
  'catalogue, a category': (round) =>
    `/products?category=${of(categories, round)}&sort=${of(sortOrders, laps(categories, round))}`,
  'search, a page': (round) => `/products?search=${shortened(words, round)}`,
  'search, a misspelled word': (round) => `/products?search=${shortened(misspelled, round)}`,
  'search, nothing': (round) => `/products?search=qqqqqq${round}`,
  'suggestions, a letter': (round) => `/api/suggestions?search=${of(typed, round)}`,
  'suggestions, a word': (round) => `/api/suggestions?search=${shortened(words, round)}`,
  'suggestions, two words': (round) => `/api/suggestions?search=en+${shortened(words, round)}`,
  'suggestions, nothing': (round) => `/api/suggestions?search=qqqqqq${round}`,
  'patches, a part': (round) => `/api/products?sort=name&from=${round}&limit=120`,
  'patches, a part of a search': (round) =>
    `/api/products?search=${shortened(words, round)}&from=${round}&limit=120`,
  'patches similar to a search': (round) =>
    `/api/products?search=${shortened(words, round)}&similar=only&from=${round}&limit=12`,
  'patches similar to a misspelled word': (round) =>
    `/api/products?search=${shortened(misspelled, round)}&similar=only&from=${round}&limit=12`,
  'patches related to a cart': (round) => `/api/products?relatedTo=${round + 1}`,
  'offers beside a cart': (round) => `/api/upsell?inCart=${round + 1}`,
  'patches by id': (round) => `/api/products?ids=${round + 1}&ids=${round + 101}`,
}

/** Addresses that are measured as a shopper's first call after a change by staff. */
export const callsAfterChange = ['/', '/products', '/api/suggestions?search=a']

/** Lists that grow with the catalogue. They belong to the load, and have no time that could stay the same. */
export const wholeLists = [
  '/api/products',
  '/api/products?category=sport',
  '/api/products?search=flagg',
]
