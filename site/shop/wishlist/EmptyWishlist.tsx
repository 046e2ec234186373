import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import drawer from '../../ui/overlay/DrawerContent.module.css'
import { cartTexts } from '../cart/index.ts'
import { wishlistTexts as texts } from './text.ts'

/** The wishlist drawer without patches. */
export function EmptyWishlist() {
  return (
    <div className={drawer.empty}>
      <Drawing name="wishlist" />
      <p>{texts.empty}</p>
      <ButtonLink href={paths.products()}>{cartTexts.seeAll}</ButtonLink>
    </div>
  )
}
