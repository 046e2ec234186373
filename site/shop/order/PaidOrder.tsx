import { useEffect, useState } from 'react'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import { call } from '../../client/generated/linked-order.ts'
import { DressedBib } from '../../components/DressedBib.tsx'
import { Confetti, OwnPageLink } from '../checkout/components.ts'
import { useOrderToken } from '../checkout/index.ts'
import styles from './OrderConfirmation.module.css'
import { confirmationTexts as texts } from './text.ts'

/** What follows a payment: the bought patches on a bib, the order's own page, and the next steps. */
export function PaidOrder({ orderNumber }: { orderNumber: string }) {
  const token = useOrderToken(orderNumber)
  const pictures = useBoughtPictures(token)
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
          {texts.next.map(({ title, text }) => (
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

/** Pictures of the catalogue's patches in the order; none before the shop has told them, or on a failure. */
function useBoughtPictures(token: string | undefined): string[] {
  const [pictures, setPictures] = useState<string[]>([])
  useEffect(() => {
    if (!token) return
    call('getLinkedOrder', { query: { token } }).then(
      ({ lines }) => setPictures(picturesOf(lines)),
      // The bib is for joy: the page is complete without it.
      () => undefined,
    )
  }, [token])
  return pictures
}

const picturesOf = (lines: readonly { productId: number; image: string }[]): string[] =>
  lines.filter(({ productId }) => productId !== customPatch.id).map(({ image }) => image)
