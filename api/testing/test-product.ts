import type { Product } from '../../modules/shared/contract/api.d.ts'

/** A patch for tests, with these changes. */
export const product = (id: number, changes: Partial<Product> = {}): Product => ({
  id,
  name: `Patch ${id}`,
  description: 'En patch',
  image: `/patches/${id}.svg`,
  imageColour: '#0b1f4b',
  price: 49,
  category: 'humor',
  tags: ['red'],
  rating: 4.5,
  reviewCount: 10,
  stock: 20,
  isNew: false,
  isPopular: false,
  isGlowInDark: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...changes,
})
