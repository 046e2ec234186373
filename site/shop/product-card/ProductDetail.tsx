import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { DetailContent } from '../product-detail/components.ts'

type Props = {
  product: Product
  isPatchOfTheWeek: boolean
  open: boolean
  onClose(): void
}

/** The detail dialog of a patch, with the address of the patch's page. */
export default function ProductDetail({ product, isPatchOfTheWeek, open, onClose }: Props) {
  return (
    <Dialog wide open={open} title={product.name} address={paths.patch(product)} onClose={onClose}>
      <DetailContent product={product} isPatchOfTheWeek={isPatchOfTheWeek} Heading="h3" />
    </Dialog>
  )
}
