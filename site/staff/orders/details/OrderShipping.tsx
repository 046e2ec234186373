import { trackingUrl } from '../../../../modules/orders/rules.ts'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { updateOrderTrackingNumberMaxLength } from '../../../client/generated/admin/orders.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { submits } from '../../ui/form/submits.ts'
import { orderDetailsTexts as texts } from '../text.ts'
import { MailState } from './MailState.tsx'
import styles from './OrderShipping.module.css'
import type { Shipping } from './use-shipping.ts'

/** Marks an order as shipped, with or without a tracking number, and shows the state of the notice mail. */
export function OrderShipping({ order, shipping }: { order: Order; shipping: Shipping }) {
  const { number, isNew, type, error, isOnItsWay, save } = shipping
  return (
    <>
      <form className={styles.form} onSubmit={submits(save)}>
        <Field
          label={texts.trackingNumber}
          maxLength={updateOrderTrackingNumberMaxLength}
          autoComplete="off"
          spellCheck={false}
          value={number}
          error={error}
          hint={`${isNew ? `${texts.unsaved} ` : ''}${isOnItsWay ? texts.trackingHint.after : texts.trackingHint.before}`}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" variant="secondary" isResting={isOnItsWay && !isNew}>
          {isOnItsWay ? texts.saveTracking : texts.ship}
        </Button>
      </form>
      {isOnItsWay && <MailState order={order} kind="notice" />}
      {order.trackingNumber && (
        <p>
          <a href={trackingUrl(order.trackingNumber)} target="_blank" rel="noreferrer">
            {texts.follow}
          </a>
        </p>
      )}
    </>
  )
}
