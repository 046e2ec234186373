import { paths } from '../../paths.ts'
import { cartTexts as texts } from '../../text/cart.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import styles from './CartDrawer.module.css'

export function EmptyCart() {
  return (
    <div className={styles.empty}>
      <Drawing name="cart" />
      <p>{texts.empty}</p>
      <ButtonLink href={paths.products()}>{texts.seeAll}</ButtonLink>
      <ButtonLink href={paths.design()} variant="quiet">
        {texts.design}
      </ButtonLink>
    </div>
  )
}
