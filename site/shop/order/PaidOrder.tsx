import { customPatch } from '../../../modules/catalogue/rules.ts'
import { call } from '../../client/generated/linked-order.ts'
import { DressedBib } from '../../components/DressedBib.tsx'
import { useLoaded } from '../../ui/hooks/use-loaded.ts'
import { Confetti, OwnPageLink } from '../checkout/components.ts'
import { tokenOfOrder } from '../checkout/index.ts'
import { nextSteps } from './next-steps.ts'
import styles from './OrderConfirmation.module.css'
import { confirmationTexts as texts } from './text.ts'

/** The bought patches on a bib, a link to the order's own page, and the next steps after the payment. */
export function PaidOrder({ orderNumber }: { orderNumber: string }) {
  const token = useLoaded(orderNumber, tokenOfOrder)?.value
  // After a failure the page lacks the bib and the approval, which the mail and the order's page tell as well.
  const order = useLoaded(token, linkedOrder)?.value
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

const linkedOrder = (token: string) => call('getLinkedOrder', { query: { token } })

/** Pictures of the catalogue's patches. */
const picturesOf = (lines: readonly { productId: number; image: string }[]): string[] =>
  lines.filter(({ productId }) => productId !== customPatch.id).map(({ image }) => image)
