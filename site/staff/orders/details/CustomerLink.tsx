import { useStore } from '@nanostores/react'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { orderLinkTexts as texts } from '../text.ts'
import { $isEndingLink, endLink } from './end-link.ts'
import styles from './OrderDetails.module.css'

/** The state of the customer's link in the order's mails, with a button to end it. */
export function CustomerLink({ order }: { order: Order }) {
  const isEnding = useStore($isEndingLink)
  return (
    <p className={styles.mail}>
      <span>{texts.about}</span>
      <Button variant="quiet" size="small" isResting={isEnding} onClick={() => void endLink(order)}>
        {texts.end}
      </Button>
    </p>
  )
}
