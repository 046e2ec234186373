import { useState } from 'react'
import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { $isSavingProduct } from './product-changes.ts'
import { openProduct } from './product-editor.ts'

/** The patch in the dialog, null for a new one; it stays during the closing animation. */
export function useOpenProduct() {
  const [isOpen, setOpen] = useState(false)
  const [{ entry, opening }, setOpened] = useState<{ entry: StaffProduct | null; opening: number }>(
    { entry: null, opening: 0 },
  )
  return {
    entry,
    /** A new key per opening resets the form. */
    opening,
    isOpen,
    open(wanted: StaffProduct | null) {
      openProduct(wanted)
      setOpened({ entry: wanted, opening: opening + 1 })
      setOpen(true)
    },
    /** The dialog stays open during a save, to keep the input if that fails. */
    close() {
      if (!$isSavingProduct.get()) setOpen(false)
    },
    saved: () => setOpen(false),
  }
}
