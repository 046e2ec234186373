import { type ReactNode, useCallback, useState } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { lazyPart, usePart } from '../../ui/hooks/use-part.ts'

const zoomPart = lazyPart(() => import('./ZoomDialog.tsx'))

/** Enlarges the picture of a patch in a dialog, whose code is loaded on demand. */
export function useZoom(product: Product): { zoom(): void; dialog: ReactNode } {
  const [isWanted, setWanted] = useState(false)
  const close = useCallback(() => setWanted(false), [])
  const { Part: Zoom, isOpen } = usePart(zoomPart, isWanted, close)
  return {
    zoom: () => setWanted(true),
    dialog: Zoom && <Zoom product={product} open={isOpen} onClose={close} />,
  }
}
