import { type ReactNode, useState } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { showError } from '../../stores/toast.ts'
import { texts } from '../../text/texts.ts'
import { usePart } from '../../ui/use-part.ts'

const loadDetail = () => import('./ProductDetail.tsx')
const tellFailure = () => showError(texts.error, texts.tryAgain)

/** The dialog with everything about a patch: its code comes with its first opening. */
export function useDetail(patchOfTheWeek: number | undefined): {
  open(product: Product): void
  detail: ReactNode
} {
  const [opened, setOpened] = useState<Product | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const Detail = usePart(loadDetail, opened !== null, tellFailure)
  return {
    open(product) {
      setOpened(product)
      setIsOpen(true)
    },
    detail: Detail && opened && (
      <Detail
        key={opened.id}
        product={opened}
        isPatchOfTheWeek={opened.id === patchOfTheWeek}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    ),
  }
}
