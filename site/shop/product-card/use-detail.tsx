import { type ReactNode, useCallback, useState } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { lazyPart, usePart } from '../../ui/hooks/use-part.ts'

const detailPart = lazyPart(() => import('./ProductDetail.tsx'))

/**
 * The detail dialog; until its code is loaded, `waiting` is the patch's id. `leave` is for the patch's own page, which
 * has nothing to show without the dialog: it closes by leaving the page.
 */
export function useDetail(
  patchOfTheWeek: number | undefined,
  leave?: () => void,
): {
  open(product: Product): void
  waiting: number | undefined
  detail: ReactNode
} {
  const [opened, setOpened] = useState<Product | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const forget = useCallback(() => setOpened(null), [])
  const Detail = usePart(detailPart, opened !== null, forget)
  const open = useCallback((product: Product) => {
    setOpened(product)
    setIsOpen(true)
  }, [])
  return {
    open,
    waiting: Detail ? undefined : opened?.id,
    detail: Detail && opened && (
      <Detail
        key={opened.id}
        product={opened}
        isPatchOfTheWeek={opened.id === patchOfTheWeek}
        open={isOpen}
        isPage={leave !== undefined}
        onClose={leave ?? (() => setIsOpen(false))}
      />
    ),
  }
}
