import { type ReactNode, useCallback, useState } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { lazyPart, usePart } from '../../ui/hooks/use-part.ts'

const detailPart = lazyPart(() => import('./ProductDetail.tsx'))

/** The detail dialog; until it is rendered, `waiting` is the patch's id. */
export function useDetail(patchOfTheWeek: number | undefined): {
  open(product: Product): void
  waiting: number | undefined
  detail: ReactNode
} {
  const [opened, setOpened] = useState<Product | null>(null)
  const [isWanted, setWanted] = useState(false)
  const close = useCallback(() => setWanted(false), [])
  const { Part: Detail, isOpen, isOpening } = usePart(detailPart, isWanted, close)
  const open = useCallback((product: Product) => {
    setOpened(product)
    setWanted(true)
  }, [])
  return {
    open,
    waiting: isOpening ? opened?.id : undefined,
    detail: Detail && opened && (
      <Detail
        key={opened.id}
        product={opened}
        isPatchOfTheWeek={opened.id === patchOfTheWeek}
        open={isOpen}
        onClose={close}
      />
    ),
  }
}
