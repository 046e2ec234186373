import { useEffect, useState } from 'react'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { pageOfOrder } from './payment/payment-of.ts'
import { thankYouTexts as texts } from './text.ts'

/** The link from a paid order to its own page, once the shop has told its address. */
export function OwnPageLink({ orderNumber }: { orderNumber: string }) {
  const [href, setHref] = useState<string>()
  useEffect(() => {
    void pageOfOrder(orderNumber).then(setHref)
  }, [orderNumber])
  if (!href) return null
  return (
    <ButtonLink variant="secondary" href={href}>
      {texts.order}
    </ButtonLink>
  )
}
