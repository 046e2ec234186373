import { useState } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { formatKr } from '../../../modules/shared/money.ts'
import { PatchPicture } from '../../components/PatchPicture.tsx'
import { Stepper } from '../../ui/form/Stepper.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { AddButton, Badges, Rating } from '../product/components.ts'
import { productTexts as texts } from '../product/index.ts'
import { WishButton } from '../wishlist/components.ts'
import styles from './ProductDetail.module.css'
import { useLeft } from './use-left.ts'

type Props = { product: Product; isPatchOfTheWeek: boolean; open: boolean; onClose(): void }

/** The detail dialog of a patch, with a quantity and an add button. */
export default function ProductDetail({ product, isPatchOfTheWeek, open, onClose }: Props) {
  const [wanted, setWanted] = useState(1)
  const { most, note } = useLeft(product)
  const quantity = Math.min(wanted, most)
  const [zoomed, setZoomed] = useState(false)

  const close = () => {
    onClose()
    setWanted(1)
  }

  return (
    <Dialog wide open={open} title={product.name} onClose={close}>
      <div className={styles.detail}>
        <button
          type="button"
          className={styles.picture}
          aria-label={texts.zoom(product.name)}
          aria-haspopup="dialog"
          onClick={() => setZoomed(true)}
        >
          <PatchPicture
            image={product.image}
            colour={product.imageColour}
            alt={product.name}
            size="large"
            eager
          />
        </button>
        <div className={styles.about}>
          <div className={styles.facts}>
            <Badges product={product} isPatchOfTheWeek={isPatchOfTheWeek} />
            <Rating product={product} words />
            <p>{product.description}</p>
            <p className={styles.category}>
              {texts.category}: <strong>{product.category}</strong>
            </p>
            <div className={styles.worth}>
              <p className={styles.price}>{formatKr(product.price)}</p>
              <WishButton product={product} />
            </div>
          </div>
          <div className={styles.foot}>
            <div className={styles.buy}>
              <Stepper
                label={texts.quantity}
                value={quantity}
                maximum={most}
                maximumNote={note}
                onChange={setWanted}
              />
              <p aria-live="polite">
                {texts.total} <strong data-total>{formatKr(product.price * quantity)}</strong>
              </p>
            </div>
            <AddButton product={product} quantity={quantity} size="medium" />
          </div>
        </div>
      </div>
      <Dialog
        wide
        open={zoomed}
        title={texts.zoomed(product.name)}
        onClose={() => setZoomed(false)}
      >
        <img
          className={styles.zoom}
          src={product.image}
          alt={product.name}
          width="1000"
          height="1000"
        />
      </Dialog>
    </Dialog>
  )
}
