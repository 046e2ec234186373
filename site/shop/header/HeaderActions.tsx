import { useStore } from '@nanostores/react'
import { navigationTexts as texts } from '../../text/navigation.ts'
import { usePart } from '../../ui/hooks/use-part.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { $drawer, closeDrawer, type Drawer } from './drawer.ts'
import { drawerParts } from './drawer-parts.ts'
import styles from './HeaderActions.module.css'

/** The header's buttons with their badges and drawers. */
export function HeaderActions() {
  return (
    <div className={styles.actions}>
      <Action name="wishlist" icon="heart" label={texts.wishlist} isCounted />
      <Action name="cart" icon="cart" label={texts.cart} isCounted />
      <span className={styles.menu}>
        <Action name="menu" icon="menu" label={texts.menu} />
      </span>
    </div>
  )
}

type ActionProps = { name: Drawer; icon: IconName; label: string; isCounted?: boolean }

/**
 * A button and its drawer. The button is busy until the drawer is open. The badge and the
 * count in the button's name are constant here, so that React never updates them: badges.ts does, also before hydration.
 */
function Action({ name, icon, label, isCounted }: ActionProps) {
  const isWanted = useStore($drawer, { ssr: 'initial' }) === name
  const { Part, isOpen, isOpening } = usePart(drawerParts[name], isWanted, closeDrawer)
  // Start the load on pointerdown, before the click.
  const prepare = () => void drawerParts[name].load().catch(() => undefined)
  return (
    <>
      <button
        type="button"
        className={`icon-button ${styles.action}`}
        aria-busy={isOpening || undefined}
        aria-haspopup="dialog"
        data-label={label}
        aria-label={label}
        suppressHydrationWarning
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => $drawer.set(name)}
      >
        <Icon name={icon} />
        {isCounted && (
          <span
            className={styles.badge}
            data-badge={name}
            aria-hidden="true"
            hidden
            suppressHydrationWarning
          >
            0
          </span>
        )}
      </button>
      {Part && <Part open={isOpen} onClose={closeDrawer} />}
    </>
  )
}
