import type { Product } from '../shared/contract/api.d.ts'
import { byProductFlag, customPatch } from './rules.ts'

/** The custom patch as a product. Carts sell it, but no list of the shop shows it (DATA-02, CHK-25). */
export const customPatchProduct: Product = {
  id: customPatch.id,
  name: customPatch.name,
  description: 'En patch laget av ditt eget bilde.',
  image: '/tilpasset-patch.svg',
  imageColour: '#c8102e',
  price: customPatch.priceKr,
  category: 'tilpasset',
  tags: [],
  rating: 0,
  reviewCount: 0,
  // Made to order, so the stock never runs out.
  stock: 1000,
  ...byProductFlag(() => false),
  createdAt: '2025-08-01T00:00:00.000Z',
}
