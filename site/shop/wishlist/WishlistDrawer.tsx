import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { action } from '../../browser/action.ts'
import { paths } from '../../paths.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import drawer from '../../ui/overlay/DrawerContent.module.css'
import { addAllToCart, cartTexts } from '../cart/index.ts'
import { ShareButton } from '../share/components.ts'
import type { SharedList } from '../share/index.ts'
import { wishlistTexts as texts } from './text.ts'
import { Wish } from './Wish.tsx'
import styles from './WishlistDrawer.module.css'
import { $wishlist } from './wishlist.ts'
import { $isWishlistStale, refreshWishlist } from './wishlist-refresh.ts'

const { run: addAll, $isRunning: $isAddingAll } = action(
  () => addAllToCart($wishlist.get()),
  // `addAllToCart` reports its failures.
  () => undefined,
)

type Props = { open: boolean; onClose(): void }

/** The wishlist in a drawer, available on every page. */
export default function WishlistDrawer({ open, onClose }: Props) {
  return (
    <Drawer open={open} title={navigationTexts.wishlist} onClose={onClose}>
      <Content />
    </Drawer>
  )
}

function Content() {
  const wishes = useStore($wishlist)
  const isStale = useStore($isWishlistStale)
  const isAdding = useStore($isAddingAll)

  useEffect(() => void refreshWishlist(), [])

  if (wishes.length === 0) return <Empty />
  return (
    <div className={drawer.content}>
      <p role="status" className={isStale ? `aside ${styles.stale}` : undefined}>
        {isStale && texts.stale}
      </p>
      <ul className={drawer.lines}>
        {wishes.map((product) => (
          <Wish key={product.id} product={product} />
        ))}
      </ul>
      <div className={drawer.ways}>
        <ButtonLink variant="quiet" size="small" href={paths.tryOn({ fra: 'onsker' })}>
          {navigationTexts.tryOn}
        </ButtonLink>
        <ShareButton list={sharedList(wishes)} />
      </div>
      <div className={drawer.summary}>
        <div className={drawer.foot}>
          <Button wide aria-disabled={isAdding || undefined} onClick={() => void addAll()}>
            {texts.addAll}
          </Button>
        </div>
      </div>
    </div>
  )
}

const Empty = () => (
  <div className={drawer.empty}>
    <Drawing name="wishlist" />
    <p>{texts.empty}</p>
    <ButtonLink href={paths.products()}>{cartTexts.seeAll}</ButtonLink>
  </div>
)

const sharedList = (wishes: readonly Product[]): SharedList => ({
  kind: 'wishlist',
  lines: wishes.map(({ id }) => ({ productId: id, quantity: 1 })),
})
