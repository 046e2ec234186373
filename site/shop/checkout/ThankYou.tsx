import { DressedBib } from '../../components/DressedBib.tsx'
import { paths } from '../../paths.ts'
import { approvalText } from '../../text/approval.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { useLoaded } from '../../ui/hooks/use-loaded.ts'
import { Confetti } from './Confetti.tsx'
import { Ending } from './Ending.tsx'
import { OwnPageLink } from './OwnPageLink.tsx'
import type { Receipt } from './payment/checkout-payment.ts'
import { tokenOfOrder } from './payment/payment-of.ts'
import { thankYouTexts as texts } from './text.ts'

/** The thank-you screen of a checkout that this page completed. */
export function ThankYou({ receipt }: { receipt: Receipt }) {
  const { orderNumber, email, pictures, drafts } = receipt
  const token = useLoaded(orderNumber, tokenOfOrder)?.value
  const approval = approvalText(drafts)
  const text = approval ? `${texts.receipt(email)} ${approval}` : texts.text(email)
  return (
    <Ending title={texts.title} orderNumber={orderNumber} text={text}>
      {pictures.length > 0 && <DressedBib pictures={pictures} />}
      <ButtonLink href={paths.home()} variant={approval ? 'quiet' : undefined}>
        {texts.home}
      </ButtonLink>
      <OwnPageLink token={token} />
      <Confetti />
    </Ending>
  )
}
