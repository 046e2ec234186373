import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { useLoaded } from '../../ui/hooks/use-loaded.ts'
import { loadProducts } from './product-lists.ts'

/** All patches, once they are wanted; an empty list after a failure, undefined while loading. */
export function useProducts(isWanted = true): readonly Product[] | undefined {
  const ended = useLoaded(isWanted ? 'all' : undefined, () => loadProducts())
  return ended && (ended.value ?? [])
}
