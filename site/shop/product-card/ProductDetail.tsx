import { useState } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { productTexts as texts } from '../product/index.ts'
import { DetailContent, type Quantity, Zoomed } from '../product-detail/components.ts'

type Props = {
  product: Product
  isPatchOfTheWeek: boolean
  open: boolean
  /** The page is the patch's own. */
  isPage?: boolean
  /** Default: a quantity of the dialog's own. */
  quantity?: Quantity
  onClose(): void
}

/** The detail dialog of a patch, with the address of the patch's page. */
export default function ProductDetail({
  product,
  isPatchOfTheWeek,
  open,
  isPage,
  quantity,
  onClose,
}: Props) {
  const [zoomed, setZoomed] = useState(false)
  return (
    <Dialog
      wide
      open={open}
      title={product.name}
      address={paths.patch(product)}
      isPage={isPage}
      onClose={onClose}
    >
      <DetailContent
        product={product}
        isPatchOfTheWeek={isPatchOfTheWeek}
        quantity={quantity}
        onZoom={() => setZoomed(true)}
      />
      <Dialog
        wide
        open={zoomed}
        title={texts.zoomed(product.name)}
        onClose={() => setZoomed(false)}
      >
        <Zoomed product={product} />
      </Dialog>
    </Dialog>
  )
}
