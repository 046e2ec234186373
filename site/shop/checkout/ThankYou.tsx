import { DressedBib } from '../../components/DressedBib.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Confetti } from './Confetti.tsx'
import { Ending } from './Ending.tsx'
import { OwnPageLink } from './OwnPageLink.tsx'
import type { Receipt } from './payment/checkout-payment.ts'
import { useOrderToken } from './payment/use-order-token.ts'
import { thankYouTexts as texts } from './text.ts'

/** The thank-you screen of a checkout that this page completed. */
export function ThankYou({ receipt }: { receipt: Receipt }) {
  const { orderNumber, email, pictures } = receipt
  const token = useOrderToken(orderNumber)
  return (
    <Ending title={texts.title} orderNumber={orderNumber} text={texts.text(email)}>
      {pictures.length > 0 && <DressedBib pictures={pictures} />}
      <ButtonLink href={paths.home()}>{texts.home}</ButtonLink>
      <OwnPageLink token={token} />
      <Confetti />
    </Ending>
  )
}
