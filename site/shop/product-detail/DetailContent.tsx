import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { mostUnits } from '../../../modules/cart/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { formatKr } from '../../../modules/shared/money.ts'
import { PatchPicture } from '../../components/PatchPicture.tsx'
import { paths } from '../../paths.ts'
import { Stepper } from '../../ui/form/Stepper.tsx'
import { lazyPart, useLazyDialog } from '../../ui/hooks/use-part.ts'
import { isPlainPress } from '../../ui/overlay/follow-within.ts'
import { $cart, cartTexts } from '../cart/index.ts'
import { AddButton, Badges, Rating } from '../product/components.ts'
import { productTexts as texts } from '../product/index.ts'
import { WishButton } from '../wishlist/components.ts'
import styles from './DetailContent.module.css'
import { OnCloth } from './OnCloth.tsx'
import { Practical } from './Practical.tsx'
import type { PartProps } from './part.ts'
import { Scale } from './Scale.tsx'
import { SharePatch } from './SharePatch.tsx'
import { detailTexts } from './text.ts'

const zoomDialog = lazyPart(() => import('./ZoomDialog.tsx'))

type Props = PartProps & { isPatchOfTheWeek: boolean }

/** All that the shop tells of a patch, with a quantity and an add button. */
export function DetailContent({ product, isPatchOfTheWeek, Heading }: Props) {
  const [wanted, setWanted] = useState(1)
  const { Part: Zoom, isOpen, isOpening, open, close } = useLazyDialog(zoomDialog)
  const { most, note } = useLeft(product)
  const quantity = Math.min(wanted, most)

  return (
    <div className={styles.detail}>
      <div className={styles.pictures}>
        {/* Without JavaScript, it leads to the picture itself. */}
        <a
          className={styles.picture}
          aria-label={texts.zoom(product.name)}
          aria-haspopup="dialog"
          aria-busy={isOpening}
          href={product.image}
          onClick={(event) => {
            if (!isPlainPress(event)) return
            event.preventDefault()
            open()
          }}
        >
          <PatchPicture
            image={product.image}
            colour={product.imageColour}
            alt={product.name}
            size="large"
            eager
          />
        </a>
        <OnCloth product={product} Heading={Heading} />
        <p className={styles.tryOn}>
          <a href={paths.tryOn({ patch: String(product.id) })}>{detailTexts.tryOn}</a>
        </p>
        <Scale product={product} Heading={Heading} />
      </div>
      <div className={styles.about}>
        <div className={styles.facts}>
          <Badges product={product} isPatchOfTheWeek={isPatchOfTheWeek} />
          <Rating product={product} words />
          <p>{product.description}</p>
          <p className={styles.category}>
            {texts.category}: <strong className="capital">{product.category}</strong>
          </p>
          <div className={styles.worth}>
            <p className={styles.price}>{formatKr(product.price)}</p>
            <div className={styles.keep}>
              <SharePatch product={product} />
              <WishButton product={product} />
            </div>
          </div>
          {product.stock === 0 && <p>{detailTexts.soldOut}</p>}
        </div>
        <Practical product={product} Heading={Heading} />
        <div className={styles.foot}>
          <p className={styles.noScript}>{detailTexts.noScript}</p>
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
          <div className={styles.add}>
            <AddButton product={product} quantity={quantity} size="medium" />
          </div>
        </div>
      </div>
      {Zoom && <Zoom product={product} open={isOpen} onClose={close} />}
    </div>
  )
}

/** Number of units that can still be added (at least one), with a note on it, which is undefined when sold out. */
function useLeft({ id, stock }: Product): { most: number; note: string | undefined } {
  const line = useStore($cart, { ssr: 'initial' })?.find(({ product }) => product.id === id)
  const inCart = line?.quantity ?? 0
  // The cart is newer than the page.
  const left = Math.max(0, Math.min(mostUnits, line?.product.stock ?? stock) - inCart)
  const most = Math.max(1, left)
  if (stock === 0) return { most, note: undefined }
  if (inCart + left >= mostUnits) return { most, note: cartTexts.most(mostUnits) }
  return { most, note: inCart > 0 ? texts.inCart(left, inCart) : texts.onlyLeft(left) }
}
