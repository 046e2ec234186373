import { useEffect, useState } from 'react'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import type { LinkedOrder } from '../../../modules/shared/contract/api.d.ts'
import { call } from '../../client/generated/linked-order.ts'
import { DressedBib } from '../../components/DressedBib.tsx'
import { Confetti, OwnPageLink } from '../checkout/components.ts'
import { useOrderToken } from '../checkout/index.ts'
import { nextSteps } from './next-steps.ts'
import styles from './OrderConfirmation.module.css'
import { confirmationTexts as texts } from './text.ts'

/** The bought patches on a bib, a link to the order's own page, and the next steps after the payment. */
export function PaidOrder({ orderNumber }: { orderNumber: string }) {
  const token = useOrderToken(orderNumber)
  const order = useLinkedOrder(token)
  const pictures = picturesOf(order?.lines ?? [])
  return (
    <>
      {pictures.length > 0 && (
        <div className={styles.bought}>
          <DressedBib pictures={pictures} />
        </div>
      )}
      <OwnPageLink token={token} />
      <div className={styles.part}>
        <h2>{texts.nextTitle}</h2>
        <ol className={styles.steps}>
          {nextSteps(order).map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
      <Confetti />
    </>
  )
}

/** The order; undefined before the shop has answered, or on a failure. */
function useLinkedOrder(token: string | undefined): LinkedOrder | undefined {
  const [order, setOrder] = useState<LinkedOrder>()
  useEffect(() => {
    if (!token) return
    // After a failure the page lacks the bib and the approval, which the mail and the order's page tell as well.
    call('getLinkedOrder', { query: { token } }).then(setOrder, () => undefined)
  }, [token])
  return order
}

/** Pictures of the catalogue's patches. */
const picturesOf = (lines: readonly { productId: number; image: string }[]): string[] =>
  lines.filter(({ productId }) => productId !== customPatch.id).map(({ image }) => image)
