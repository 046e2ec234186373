import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CartItem } from '../../../../modules/shared/contract/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CartLine } from '../../cart/components.ts'
import { $cart, $cartFailed, isCustom, refetchCart } from '../../cart/index.ts'
import { $discount } from '../../discount/index.ts'
import { Section } from '../form/Section.tsx'
import { shortLines, shortText } from '../form/validate.ts'
import { $prices } from '../prices.ts'
import { summaryTexts as texts } from '../text.ts'
import { DiscountCode } from './DiscountCode.tsx'
import styles from './Summary.module.css'
import { Sums } from './Sums.tsx'

/** The order's lines, sums and delivery time. */
export function Summary({ isVatRegistered }: { isVatRegistered: boolean }) {
  const items = useStore($cart, { ssr: 'initial' })
  const discount = useStore($discount, { ssr: 'initial' })
  const prices = useStore($prices, { ssr: 'initial' })
  const failed = useStore($cartFailed, { ssr: 'initial' })
  const [isRetried, setRetried] = useState(false)
  const retry = () => {
    setRetried(true)
    void refetchCart()
  }
  if (failed && !items) return <Failed retry={retry} />
  // Render nothing below lines that are still loading: it would shift.
  if (!items) return <Waiting />
  return (
    <Section title={texts.title} takesFocus={isRetried}>
      <div className={styles.content}>
        <Lines items={items} />
        <DiscountCode discount={discount} items={items} />
        <div className={`aside ${styles.delivery}`}>
          <Icon name="truck" size={22} />
          <p>
            {texts.delivery}
            {items.some(isCustom) && (
              <>
                <br />
                {texts.customDelivery}
              </>
            )}
          </p>
        </div>
        <Sums prices={prices} code={discount?.code} isVatRegistered={isVatRegistered} />
      </div>
    </Section>
  )
}

function Lines({ items }: { items: readonly CartItem[] }) {
  return (
    <>
      <ul className={styles.lines}>
        {items.map((item) => (
          <CartLine key={item.id} item={item} />
        ))}
      </ul>
      {shortLines(items).map((item) => (
        <p key={item.id} className={styles.short} role="alert">
          {shortText(item)}
        </p>
      ))}
    </>
  )
}

function Waiting() {
  return (
    <Section title={texts.title}>
      <div role="status">
        <span className="visually-hidden">{texts.loading}</span>
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.rest} />
      </div>
    </Section>
  )
}

function Failed({ retry }: { retry(): void }) {
  return (
    <Section title={texts.title}>
      <div className={styles.failed} role="alert">
        <p>{texts.failed}</p>
        <Button variant="secondary" onClick={retry}>
          {texts.tryAgain}
        </Button>
      </div>
    </Section>
  )
}
