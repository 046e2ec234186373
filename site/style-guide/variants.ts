import type { Product } from '../../modules/shared/contract/api.d.ts'

/** Variants of a patch: plain, sold out, with every badge, and with texts that are too long. */
export const variantsOf = (product: Product): Product[] => [
  product,
  { ...product, id: 900_001, stock: 0, name: 'Utsolgt' },
  { ...product, id: 900_002, stock: 3, isNew: true, isGlowInDark: true, name: 'Alle merkene' },
  {
    ...product,
    id: 900_003,
    name: 'Et navn som er så langt at det må deles over flere linjer enn noen hadde tenkt',
    tags: ['sommerfuglflokk', 'fellesferiestemning', 'trettenknutersmester'],
    price: 1490,
  },
]
