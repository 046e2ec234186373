import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { mostUnits } from '../../../modules/cart/rules.ts'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import type { CartItem } from '../../../modules/shared/contract/api.d.ts'
import { formatKr } from '../../../modules/shared/money.ts'
import { designFormText, nameWithForm } from '../../../modules/shared/pictures/design-form.ts'
import { Stepper } from '../../ui/form/Stepper.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from '../../ui/overlay/DrawerLine.module.css'
import { isCustom } from './cart.ts'
import { LinePicture } from './LinePicture.tsx'
import { $wanted, removeFromCart, setQuantity, shownQuantity } from './quantities.ts'
import { cartTexts as texts } from './text.ts'

/** A cart line with its stepper and remove button, for the drawer and the checkout. */
export function CartLine({ item }: { item: CartItem }) {
  const { product, form } = item
  const name = nameWithForm(product.name, form)
  const allWanted = useStore($wanted, { ssr: 'initial' })
  const wanted = allWanted[item.id]
  const isLeaving = wanted === 0
  const quantity = shownQuantity(item, allWanted)
  const minimum = isCustom(item) ? customPatch.minimumQuantity : 1

  const most = Math.min(mostUnits, product.stock)
  const limitNote = most < mostUnits ? texts.last(most) : texts.most(most)

  const next = useRef<() => HTMLElement | null | undefined>(undefined)
  useEffect(() => () => next.current?.()?.focus(), [])

  const remove = async (button: HTMLElement) => {
    if (button === document.activeElement) next.current = nextPlace(button)
    const isRemoved = await removeFromCart(item)
    if (!isRemoved) next.current = undefined
  }

  return (
    <li className={styles.line} aria-busy={wanted !== undefined} data-line={item.id}>
      <LinePicture item={item} />
      <div className={styles.what}>
        <strong>{product.name}</strong>
        {form && <span className="aside">{designFormText(form)}</span>}
        <span className="aside">{texts.each(formatKr(product.price))}</span>
      </div>
      <div className={styles.units}>
        <Stepper
          label={texts.quantity(name)}
          value={quantity}
          minimum={minimum}
          maximum={Math.max(quantity, most)}
          maximumNote={quantity === most ? limitNote : undefined}
          onChange={(value) => void setQuantity(item, value)}
          {...(isCustom(item) && { onBlocked: () => void setQuantity(item, quantity - 1) })}
        />
        <p data-line-sum>
          <span className="visually-hidden">{texts.sum}</span>{' '}
          <strong>{formatKr(product.price * quantity)}</strong>
        </p>
      </div>
      <button
        type="button"
        className={`icon-button ${styles.remove}`}
        aria-label={texts.remove(name)}
        data-remove
        aria-disabled={isLeaving || undefined}
        onClick={(event) => !isLeaving && void remove(event.currentTarget)}
      >
        <Icon name="trash" size={20} />
      </button>
    </li>
  )
}

/**
 * The focus target after a line is removed: the remove button of the next line, or of the last remaining one, else the
 * container.
 */
function nextPlace(button: HTMLElement): () => HTMLElement | null | undefined {
  const list = button.closest('ul')
  const around = button.closest<HTMLElement>('[role="dialog"], main')
  const place = [...(list?.querySelectorAll('[data-remove]') ?? [])].indexOf(button)
  return () => {
    const left = around?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    return left[Math.min(place, left.length - 1)] ?? around
  }
}
