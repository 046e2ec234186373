import { useState } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { Button } from '../../ui/Button.tsx'
import type { ButtonLook } from '../../ui/button-class.ts'
import { addToCart, showAdded } from '../cart/index.ts'
import styles from './AddButton.module.css'
import { productTexts as texts } from './text.ts'

type Props = { product: Product; quantity?: number } & Pick<ButtonLook, 'size' | 'variant'>

/** Adds units of a patch to the cart, and shows its progress. */
export function AddButton({ product, quantity = 1, size = 'small', variant }: Props) {
  // No `useAction`: it would make the cards' shared file, which most pages load, larger by a tenth.
  const [adding, setAdding] = useState(false)
  const isSoldOut = product.stock === 0

  const add = async (button: Element) => {
    setAdding(true)
    const isAdded = await addToCart(product, quantity)
    setAdding(false)
    if (isAdded) showAdded(button)
  }

  return (
    <Button
      wide
      variant={variant}
      size={size}
      busy={adding}
      busyText={texts.adding}
      className={styles.add}
      disabled={isSoldOut}
      // Stays focusable during its action, so that the focus is not lost.
      aria-disabled={adding || undefined}
      onClick={({ currentTarget }) => !adding && void add(currentTarget)}
    >
      {isSoldOut ? texts.soldOut : texts.add}
      {/* In a list of buttons, each says what it adds. */}
      <span className="visually-hidden">{` ${product.name}`}</span>
      {/* A toast tells screen readers the same. */}
      <span className={styles.added} aria-hidden="true">
        {texts.added}
      </span>
    </Button>
  )
}
