import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { saveFile } from '../../ui/list/save-file.ts'
import type { ProductView } from '../products.ts'
import { ProductFile } from './ProductFile.tsx'
import { $isApplying, $isExportingProducts, exportProducts, forgetFile } from './product-file.ts'
import { productFileTexts as texts } from './text.ts'

/** Saves the listed patches as a file, and opens the dialog that changes them by one. */
export function ProductFileButtons({ view }: { view: ProductView }) {
  const isExporting = useStore($isExportingProducts)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    if (!$isApplying.get()) setOpen(false)
  }
  return (
    <>
      <Button
        busy={isExporting}
        busyText={texts.saving}
        variant="quiet"
        size="small"
        isResting={isExporting}
        onClick={() => void exportProducts(view, (file) => saveFile(file, 'patcher.csv'))}
      >
        <Icon name="download" size={18} /> {texts.save}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          forgetFile()
          setOpen(true)
        }}
      >
        {texts.open}
      </Button>
      <Dialog wide open={isOpen} title={texts.title} onClose={close}>
        <ProductFile onDone={() => setOpen(false)} onCancel={close} />
      </Dialog>
    </>
  )
}
