import { useState } from 'react'
import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { ThingLog } from '../log/components.ts'
import panel from '../ui/form/Panel.module.css'
import { PartedView } from '../ui/list/PartedView.tsx'
import { UndoPlace } from '../ui/undo/UndoStack.tsx'
import { ProductForm } from './ProductForm.tsx'
import styles from './ProductsTab.module.css'
import { ProductTable } from './ProductTable.tsx'
import { ProductToolbar } from './ProductToolbar.tsx'
import { $isSavingProduct } from './product-changes.ts'
import { openProduct } from './product-editor.ts'
import { clearProductFilters, type ProductView, productList } from './products.ts'
import { assortmentTexts as texts } from './text.ts'

/** The message of an empty list: what emptiness means without a search or category, otherwise that nothing matches. */
const emptyText = ({ search, category, show }: ProductView) =>
  texts.empty[search.trim() || category ? 'all' : show]

/** The dashboard's tab of patches. */
export function ProductsTab() {
  const { opening, entry, isOpen, open, close, saved } = useOpenProduct()
  return (
    <div className={styles.tab}>
      <PartedView
        hasRing
        list={productList}
        texts={texts}
        toolbar={(isOld) => <ProductToolbar isOld={isOld} onCreate={() => open(null)} />}
      >
        {({ items: products, view }, table) =>
          products.length > 0 ? (
            <ProductTable products={products} onEdit={open} {...table} />
          ) : (
            <div className={panel.empty}>
              <Drawing name="search" />
              <p>{emptyText(view)}</p>
              <Button variant="quiet" onClick={clearProductFilters}>
                {texts.clear}
              </Button>
            </div>
          )
        }
      </PartedView>
      <Dialog
        wide
        open={isOpen}
        title={entry ? texts.change(entry.product.name) : texts.create}
        onClose={close}
      >
        <ProductForm key={opening} entry={entry} onSaved={saved} onCancel={close} />
        {entry && (
          <div className={styles.log}>
            <ThingLog
              key={`log ${opening}`}
              kind="product"
              id={entry.product.id}
              version={entry.version}
            />
          </div>
        )}
        <UndoPlace />
      </Dialog>
    </div>
  )
}

/** The patch in the dialog, null for a new one; it stays during the closing animation. */
function useOpenProduct() {
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
