import { useEffect, useRef, useState } from 'react'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import type { CartItem } from '../../../modules/shared/contract/api.d.ts'
import { formatKr } from '../../../modules/shared/money.ts'
import { isCustom, mostUnits, removeFromCart, setQuantity } from '../../stores/cart.ts'
import { cartTexts as texts } from '../../text/drawers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import styles from './CartLine.module.css'
import { LinePicture } from './LinePicture.tsx'

/** A line of the cart with its quantity and removal, as the drawer and the checkout show it. */
export function CartLine({ item }: { item: CartItem }) {
  const [busy, setBusy] = useState(false)
  const { product, quantity } = item
  const minimum = isCustom(item) ? customPatch.minimumQuantity : 1

  const during = async (change: Promise<boolean>) => {
    setBusy(true)
    const isDone = await change
    setBusy(false)
    return isDone
  }

  const next = useRef<() => HTMLElement | null | undefined>(undefined)
  useEffect(() => () => next.current?.()?.focus(), [])

  const remove = async (button: HTMLElement) => {
    if (button === document.activeElement) next.current = nextPlace(button)
    const isRemoved = await during(removeFromCart(item))
    if (!isRemoved) next.current = undefined
  }

  return (
    <li className={styles.line} aria-busy={busy} data-line={item.id}>
      <LinePicture item={item} />
      <div className={styles.what}>
        <strong>{product.name}</strong>
        <span>{formatKr(product.price)}</span>
        <Stepper
          label={texts.quantity(product.name)}
          value={quantity}
          minimum={minimum}
          maximum={Math.max(quantity, Math.min(mostUnits, product.stock))}
          onChange={(value) => !busy && void during(setQuantity(item, value))}
          {...(isCustom(item) && { onBlocked: () => void setQuantity(item, quantity - 1) })}
        />
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={texts.remove(product.name)}
        data-remove
        aria-disabled={busy || undefined}
        onClick={(event) => !busy && void remove(event.currentTarget)}
      >
        <Icon name="trash" size={20} />
      </button>
    </li>
  )
}

/** Where the focus goes when a line is gone: the removal of the next one or of the last one left, else what is around. */
function nextPlace(button: HTMLElement): () => HTMLElement | null | undefined {
  const list = button.closest('ul')
  const around = button.closest<HTMLElement>('[role="dialog"], main')
  const place = [...(list?.querySelectorAll('[data-remove]') ?? [])].indexOf(button)
  return () => {
    const left = around?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    return left[Math.min(place, left.length - 1)] ?? around
  }
}
