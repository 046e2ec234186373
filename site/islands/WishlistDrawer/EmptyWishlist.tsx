import { paths } from '../../paths.ts'
import { cartTexts } from '../../text/cart.ts'
import { wishlistTexts as texts } from '../../text/wishlist.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import drawer from '../CartDrawer/CartDrawer.module.css'

export function EmptyWishlist() {
  return (
    <div className={drawer.empty}>
      <Drawing name="wishlist" />
      <p>{texts.empty}</p>
      <ButtonLink href={paths.products()}>{cartTexts.seeAll}</ButtonLink>
    </div>
  )
}
