import { useState } from 'react'
import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { $isSavingProduct } from './product-changes.ts'

/** The patch that the dialog changes, null for a new one; it stays while the dialog closes. */
export function useOpenProduct() {
  const [isOpen, setOpen] = useState(false)
  const [{ entry, opening }, setOpened] = useState<{ entry: StaffProduct | null; opening: number }>(
    { entry: null, opening: 0 },
  )
  return {
    entry,
    /** Another number each time, so that the form begins anew. */
    opening,
    isOpen,
    open(wanted: StaffProduct | null) {
      setOpened({ entry: wanted, opening: opening + 1 })
      setOpen(true)
    },
    /** While it is saved the dialog stays: what was typed is kept there if that fails. */
    close() {
      if (!$isSavingProduct.get()) setOpen(false)
    },
    saved: () => setOpen(false),
  }
}
