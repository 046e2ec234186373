import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import styles from '../../ui/overlay/DrawerContent.module.css'
import { cartTexts as texts } from './text.ts'

/** The cart drawer without lines, with links to the catalogue and the designer. */
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
