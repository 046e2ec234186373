import { type ReactNode, useCallback, useState } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { lazyPart, useLazyDialog } from '../../ui/hooks/use-part.ts'

const detailPart = lazyPart(() => import('./ProductDetail.tsx'))

/** The detail dialog; until it is rendered, `waiting` is the patch's id. */
export function useDetail(patchOfTheWeek: number | undefined): {
  open(product: Product): void
  waiting: number | undefined
  detail: ReactNode
} {
  const [opened, setOpened] = useState<Product | null>(null)
  const { Part: Detail, isOpen, isOpening, open, close } = useLazyDialog(detailPart)
  const openDetail = useCallback(
    (product: Product) => {
      setOpened(product)
      open()
    },
    [open],
  )
  return {
    open: openDetail,
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
