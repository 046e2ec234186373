import { useStore } from '@nanostores/react'
import { labelWithCount } from '../../stores/badges.ts'
import { $cartCount } from '../../stores/cart.ts'
import { $drawer, type Drawer } from '../../stores/drawer.ts'
import { $wishlist } from '../../stores/wishlist.ts'
import { navigationTexts as texts } from '../../text/navigation.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { type DrawerPart, drawerParts } from './drawer-parts.ts'
import styles from './HeaderActions.module.css'
import { LazyDrawer } from './LazyDrawer.tsx'

/** The header's buttons with their badges, and the drawers that they open. */
export function HeaderActions() {
  const units = useStore($cartCount, { ssr: () => 0 })
  const wishes = useStore($wishlist, { ssr: 'initial' }).length

  return (
    <div className={styles.actions}>
      <Action name="wishlist" icon="heart" label={texts.wishlist} count={wishes} />
      <Action name="cart" icon="cart" label={texts.cart} count={units} />
      <span className={styles.menu}>
        <Action name="menu" icon="menu" label={texts.menu} />
      </span>
      {drawers.map(([name, load]) => (
        <LazyDrawer key={name} name={name} load={load} />
      ))}
    </div>
  )
}

const drawers = Object.entries(drawerParts) as [Drawer, DrawerPart][]

type ActionProps = { name: Drawer; icon: IconName; label: string; count?: number }

/** The number stands in the markup from the start: the page shows it before this is awake. */
function Action({ name, icon, label, count }: ActionProps) {
  // The code is fetched while the finger is still on its way down.
  const prepare = () => void drawerParts[name]().catch(() => undefined)
  return (
    <button
      type="button"
      className={styles.action}
      data-label={label}
      aria-label={labelWithCount(label, count ?? 0)}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => $drawer.set(name)}
    >
      <Icon name={icon} />
      {count !== undefined && (
        <span
          className={styles.badge}
          data-badge={name}
          aria-hidden="true"
          hidden={count === 0}
          suppressHydrationWarning
        >
          {count}
        </span>
      )}
    </button>
  )
}
