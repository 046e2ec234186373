import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { productTexts as texts } from '../product/index.ts'
import styles from './DetailContent.module.css'

type Props = { product: Product; open: boolean; onClose(): void }

/** The picture of a patch as large as the window allows. */
export default function ZoomDialog({ product: { image, name }, open, onClose }: Props) {
  return (
    <Dialog wide open={open} title={texts.zoomed(name)} onClose={onClose}>
      <img className={styles.zoom} src={image} alt={name} width="1000" height="1000" />
    </Dialog>
  )
}
