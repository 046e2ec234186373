import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Ending } from '../Ending.tsx'
import { paidElsewhereTexts as texts, thankYouTexts } from '../text.ts'

/** The screen of a checkout whose cart was paid in another tab. */
export function PaidElsewhere({ orderNumber }: { orderNumber: string }) {
  return (
    <Ending title={texts.title} orderNumber={orderNumber} text={texts.text}>
      <ButtonLink href={paths.orderConfirmation({ order_number: orderNumber })}>
        {texts.order}
      </ButtonLink>
      <ButtonLink variant="secondary" href={paths.home()}>
        {thankYouTexts.home}
      </ButtonLink>
    </Ending>
  )
}
