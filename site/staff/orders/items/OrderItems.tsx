import { useState } from 'react'
import type { OrderItem } from '../../../../modules/shared/contract/api.d.ts'
import { formatKr } from '../../../../modules/shared/money.ts'
import { designFormText, nameWithForm } from '../../../../modules/shared/pictures/design-form.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Production } from '../production/Production.tsx'
import { orderTexts, orderDetailsTexts as texts } from '../text.ts'
import { ItemPicture } from './ItemPicture.tsx'
import styles from './OrderItems.module.css'

/** The order's lines; a press on a picture enlarges it, as production needs it. */
export function OrderItems({ items }: { items: readonly OrderItem[] }) {
  const [enlarged, setEnlarged] = useState<OrderItem>()
  const [isOpen, setOpen] = useState(false)
  const enlarge = (item: OrderItem) => {
    setEnlarged(item)
    setOpen(true)
  }
  return (
    <>
      <ul className={styles.items}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change.
          <li key={index} className={styles.item}>
            <button
              type="button"
              className={styles.picture}
              aria-label={texts.enlarge(nameWithForm(nameOf(item), item.form))}
              aria-haspopup="dialog"
              onClick={() => enlarge(item)}
            >
              <ItemPicture item={item} size="preview" />
              <span className={styles.glass}>
                <Icon name="search" size={16} />
              </span>
            </button>
            <div className={styles.name}>
              <strong>{nameOf(item)}</strong>
              {item.form && <span className="aside">{designFormText(item.form)}</span>}
              <span className="aside">
                {orderTexts.pieces(item.quantity)} × {formatKr(item.product.price)}
              </span>
              {item.toSend < item.quantity && (
                <span className={styles.mark}>
                  {texts.refundedUnits(item.quantity - item.toSend, item.quantity)}
                </span>
              )}
              {item.isUnapproved && <span className={styles.mark}>{texts.unapproved}</span>}
            </div>
            <strong className={styles.price}>{formatKr(item.product.price * item.quantity)}</strong>
          </li>
        ))}
      </ul>
      {enlarged && (
        <Dialog
          wide
          open={isOpen}
          title={nameWithForm(nameOf(enlarged), enlarged.form)}
          onClose={() => setOpen(false)}
        >
          <div className={styles.large}>
            <ItemPicture item={enlarged} size="production" />
            {enlarged.customImageId && <Production id={enlarged.customImageId} />}
          </div>
        </Dialog>
      )}
    </>
  )
}

const nameOf = ({ product }: OrderItem): string => product.name || texts.unknownProduct
