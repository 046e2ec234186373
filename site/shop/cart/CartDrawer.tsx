import { useStore } from '@nanostores/react'
import type { CartItem } from '../../../modules/shared/contract/api.d.ts'
import { paths } from '../../paths.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Drawing } from '../../ui/Drawing.tsx'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import styles from '../../ui/overlay/DrawerContent.module.css'
import { Spinner } from '../../ui/Spinner.tsx'
import { ShareButton } from '../share/components.ts'
import type { SharedList } from '../share/index.ts'
import { $isAddingCustom } from './add-to-cart.ts'
import { CartLine } from './CartLine.tsx'
import { CartSummary } from './CartSummary.tsx'
import { $cart, $cartFailed, isCustom, refetchCart } from './cart.ts'
import { $wanted, shownQuantity } from './quantities.ts'
import { cartTexts as texts } from './text.ts'

type Props = { open: boolean; onClose(): void }

/** The cart in a drawer, available on every page. */
export default function CartDrawer({ open, onClose }: Props) {
  return (
    <Drawer open={open} title={navigationTexts.cart} onClose={onClose}>
      <Content />
    </Drawer>
  )
}

function Content() {
  const items = useStore($cart)
  const failed = useStore($cartFailed)
  const wanted = useStore($wanted)
  const isAdding = useStore($isAddingCustom)
  if (items === null) return failed ? <Failed /> : <Spinner label={texts.loading} />
  if (items.length === 0 && !isAdding) return <Empty />
  return (
    <div className={styles.content}>
      <ul className={styles.lines}>
        {items.map((item) => (
          <CartLine key={item.id} item={item} />
        ))}
        {isAdding && (
          <li className={styles.coming}>
            <Spinner label={texts.addingCustom} />
          </li>
        )}
      </ul>
      <div className={styles.ways}>
        {!items.every(isCustom) && (
          <ButtonLink variant="quiet" size="small" href={paths.tryOn()}>
            {navigationTexts.tryOn}
          </ButtonLink>
        )}
        <ShareButton list={sharedList(items, (item) => shownQuantity(item, wanted))} />
      </div>
      <CartSummary items={items} isWaiting={isAdding} />
    </div>
  )
}

const Empty = () => (
  <div className={styles.empty}>
    <Drawing name="cart" />
    <p>{texts.empty}</p>
    <ButtonLink href={paths.products()}>{texts.seeAll}</ButtonLink>
    <ButtonLink href={paths.design()} variant="quiet">
      {texts.design}
    </ButtonLink>
  </div>
)

/** The list as the drawer shows it, before the server has confirmed a change. */
const sharedList = (
  items: readonly CartItem[],
  quantityOf: (item: CartItem) => number,
): SharedList => ({
  kind: 'cart',
  lines: items.map((item) => ({
    productId: item.product.id,
    quantity: quantityOf(item),
    ...(item.customImageId && { customImageId: item.customImageId }),
  })),
})

function Failed() {
  return (
    <div className={styles.empty} role="alert">
      <p>{texts.failed}</p>
      <Button onClick={() => void refetchCart()}>{texts.tryAgain}</Button>
    </div>
  )
}
