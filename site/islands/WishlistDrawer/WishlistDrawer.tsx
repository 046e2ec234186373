import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { addAllToCart } from '../../stores/add-to-cart.ts'
import { closeDrawer } from '../../stores/drawer.ts'
import { $wishlist } from '../../stores/wishlist.ts'
import { $isWishlistStale, refreshWishlist } from '../../stores/wishlist-refresh.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { wishlistTexts as texts } from '../../text/wishlist.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import drawer from '../CartDrawer/CartDrawer.module.css'
import { EmptyWishlist } from './EmptyWishlist.tsx'
import { Wish } from './Wish.tsx'
import styles from './WishlistDrawer.module.css'

/** The saved patches, from every page. */
export default function WishlistDrawer({ open }: { open: boolean }) {
  return (
    <Drawer open={open} title={navigationTexts.wishlist} onClose={closeDrawer}>
      <Content />
    </Drawer>
  )
}

function Content() {
  const wishes = useStore($wishlist)
  const isStale = useStore($isWishlistStale)
  const [adding, setAdding] = useState(false)

  useEffect(() => void refreshWishlist(), [])

  const addAll = async () => {
    setAdding(true)
    await addAllToCart(wishes)
    setAdding(false)
  }

  if (wishes.length === 0) return <EmptyWishlist />
  return (
    <div className={drawer.content}>
      <p role="status" className={isStale ? styles.stale : undefined}>
        {isStale && texts.stale}
      </p>
      <ul className={drawer.lines}>
        {wishes.map((product) => (
          <Wish key={product.id} product={product} />
        ))}
      </ul>
      <div className={drawer.summary}>
        <div className={drawer.foot}>
          <Button wide aria-disabled={adding || undefined} onClick={() => !adding && void addAll()}>
            {texts.addAll}
          </Button>
        </div>
      </div>
    </div>
  )
}
